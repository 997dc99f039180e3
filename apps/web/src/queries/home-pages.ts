import type { components, Input, Result } from "@atrium/sdk";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { forEachRow } from "./batch.ts";
import { defineQueries, keysOf } from "./define-queries.ts";
import { silent } from "./silent.ts";
import type { StepBody, StepRow } from "./workflow-step.ts";

/** The home page of a language. */
export type HomePage = Result<"homePagesGet">;

/** A section of a home page. */
export type HomePageSection = HomePage["sections"][number];

/** A saved version in the list of them. */
export type HomePageVersionRow = Result<"homePagesVersions">["records"][number];

/** The queries and mutations of home pages. */
export const homePageQueries = defineQueries(
  "homePages",
  {
    list: silent((query: Input<"homePagesList">, options) => sdk.homePages.list(query, options)),
    detail: silent((id: string, options) => sdk.homePages.get(id, options)),
    update: (body: Input<"homePagesUpdate">) => sdk.homePages.update(body, { silent: true }),
    act: (step: StepBody) => sdk.homePages.act(toHomeStep(step), { silent: true }),
    actMany: forEachRow(({ step }: StepRow) =>
      sdk.homePages.act(toHomeStep(step), { silent: true }),
    ),
    restoreVersion: (body: Input<"homePagesRestore">) => sdk.homePages.restore(body),
  },
  { also: ["tasks", "currentUser", "home"] },
);

type HomeAction = components["schemas"]["HomePageAction"];

const homeActions: readonly string[] = [
  "submit",
  "withdraw",
  "approve",
  "reject",
  "return",
  "publish",
  "offline",
] satisfies HomeAction[];

function isHomeAction(action: string): action is HomeAction {
  return homeActions.includes(action);
}

/** A step as home pages take it; those that they do not have are never offered. */
function toHomeStep({ bizId, action, comment, version }: StepBody): Input<"homePagesAct"> {
  if (bizId === undefined || !isHomeAction(action)) throw new Error(`Home pages have no ${action}`);
  return { bizId, action, version, ...(comment === undefined ? {} : { comment }) };
}

/** The latest versions of a home page. */
export const homePageVersions = (id: string) =>
  queryOptions({
    queryKey: [...homePageQueries.keys.detail(id), "versions"],
    queryFn: ({ signal }) => sdk.homePages.versions({ id, pageSize: 50 }, { signal, silent: true }),
  });

/** A version of a home page with its sections. */
export const homePageVersion = (id: string, versionNo: number) =>
  queryOptions({
    queryKey: [...homePageQueries.keys.detail(id), "versions", versionNo],
    queryFn: ({ signal }) => sdk.homePages.version({ id, versionNo }, { signal, silent: true }),
  });

/** Sections as visitors would see them. */
export const homePagePreview = (language: HomePage["language"], sections: HomePageSection[]) =>
  queryOptions({
    queryKey: [...homePageQueries.keys.details, "preview", language, sections],
    queryFn: ({ signal }) =>
      sdk.homePages.preview({ language, sections }, { signal, silent: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** What of the site in one language a section can show. */
export const siteChoices = (lang: HomePage["language"]) =>
  queryOptions({
    queryKey: keysOf("site").detail(`choices ${lang}`),
    queryFn: async ({ signal }) => {
      const options = { signal, silent: true } as const;
      const [types, shelf, products] = await Promise.all([
        sdk.site.typeTree({ lang }, options),
        sdk.site.productTree({ lang }, options),
        sdk.site.productList({ lang, pageSize: 200 }, options),
      ]);
      return { types, shelf, products: products.records };
    },
  });
