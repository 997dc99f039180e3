import type { ReadRequest } from "./load/load-order.ts";
import type { SiteSample } from "./sample-site.ts";

/** One thing that is measured at 32 connections. */
export type Scenario = { name: string; title: string } & (
  | { kind: "read"; requests: ReadRequest[]; cached: boolean }
  | { kind: "save" | "act"; token: string; draftIds: string[] }
);

const site = "/rest/api/app/other";

/** Words that readers look for, common and rare ones of both languages. */
export const keywords =
  "gauge,river level,tide,sensor station,水位,传感器,桥梁监测,数据,calibration,sediment,暴雨,thalweg,water data".split(
    ",",
  );

/** What is measured, in the order of the report. Addresses rotate. */
export function scenarios({ typeIds, articleIds, draftIds, editor }: SiteSample): Scenario[] {
  const lists = typeIds.flatMap((typeId) =>
    [1, 2, 3].map((pageNo) => `${site}/articleList?typeId=${typeId}&pageNo=${pageNo}&pageSize=20`),
  );
  const searches = keywords.flatMap((keyword) =>
    [1, 2].map(
      (pageNo) => `${site}/searchContent?keyword=${encodeURIComponent(keyword)}&pageNo=${pageNo}`,
    ),
  );
  const own = Array.from(
    { length: 50 },
    (_, page) => `/rest/api/dtArticle/page?pageNo=${page + 1}&pageSize=20`,
  );
  const asVisitor = (paths: string[]) => paths.map((path) => ({ path }));
  const half = draftIds.length / 2;
  return [
    {
      kind: "read",
      name: "list",
      title: "Public list of 20",
      requests: asVisitor(lists),
      cached: true,
    },
    {
      kind: "read",
      name: "detail",
      title: "Public article",
      requests: asVisitor(articleIds.map((id) => `${site}/getArticle/${id}`)),
      cached: true,
    },
    { kind: "read", name: "search", title: "Search", requests: asVisitor(searches), cached: true },
    {
      kind: "read",
      name: "signedIn",
      title: "Signed-in list of 20",
      requests: own.map((path) => ({ path, token: editor })),
      cached: false,
    },
    { kind: "save", name: "save", title: "Save", token: editor, draftIds: draftIds.slice(0, half) },
    {
      kind: "act",
      name: "act",
      title: "Submit, withdraw",
      token: editor,
      draftIds: draftIds.slice(half),
    },
  ];
}
