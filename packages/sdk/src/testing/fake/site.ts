/** What visitors read: of articles and types only what is published, as it was published. */
import { operationOf } from "../contract.ts";
import type { FakeCall, Serve } from "./call.ts";
import { statusAt } from "./content-state.ts";
import { approvedComments, isInType } from "./content-views.ts";
import { filterAndSort, listOf, pageOf } from "./listing.ts";
import { Refused } from "./refused.ts";
import { resources } from "./resources.ts";
import { viewOf } from "./resource.ts";
import { itemOf } from "./serve-resource.ts";
import { shape } from "./shape.ts";
import { nested } from "./accounts.ts";
import { numberOf, textOf, textsOf, type Row, type Values } from "./values.ts";

/** The published form of a record; undefined when visitors do not see it. */
function publicForm(row: Row, call: FakeCall): Row | undefined {
  const copy = row["publicCopy"];
  if (statusAt(row, call.world.now()) !== "published" || typeof copy !== "object") return undefined;
  return { ...row, ...copy, publishedAt: row["liveFrom"], modifiedAt: row["liveFrom"] };
}

function publicTypes(call: FakeCall): Row[] {
  const types = call.world.rows("articleTypes").flatMap((row) => publicForm(row, call) ?? []);
  const inLanguage = types.filter((type) => hasLanguage(type, call));
  const counted = inLanguage.map((type): Row => {
    const articles = publicArticles(call).filter((article) =>
      isInType(call, article["typeId"], type.id),
    );
    return { ...type, articleCount: articles.length };
  });
  return filterAndSort(counted, resources["articleTypes"] ?? {}, { ...call, input: {} });
}

/** Pinned ones first, then the newest. */
function publicArticles(call: FakeCall): Row[] {
  const { world } = call;
  const articles = world.rows("articles").flatMap((row): Row[] => {
    const type = world.find("articleTypes", row["typeId"]);
    const typeForm = type === undefined ? undefined : publicForm(type, call);
    const form = row["deletedAt"] == null ? publicForm(row, call) : undefined;
    if (form === undefined || typeForm === undefined) return [];
    const typeFacts = { typeName: typeForm["name"], typeCode: typeForm["code"] };
    const commentCount = approvedComments(call, row.id);
    return [{ ...form, ...typeFacts, commentCount }];
  });
  return articles
    .filter((article) => hasLanguage(article, call))
    .toSorted((a, b) => {
      const pinned = Number(b["isTop"] === true) - Number(a["isTop"] === true);
      return pinned || (textOf(a, "publishedAt") < textOf(b, "publishedAt") ? 1 : -1);
    });
}

function hasLanguage(record: Values, { input }: FakeCall): boolean {
  const { language } = record;
  return input["lang"] === undefined || language === undefined || language === input["lang"];
}

/** The articles of the type, tag and month that the call names. */
function chosenArticles(call: FakeCall): Row[] {
  const { typeId, typeCode } = call.input;
  const [tag, month] = [textOf(call.input, "tag"), textOf(call.input, "month")];
  const type = call.world.rows("articleTypes").find(({ code }) => code === typeCode);
  const wanted = typeId ?? type?.id;
  if (typeCode !== undefined && wanted === undefined) return [];
  return publicArticles(call).filter(
    (article) =>
      (wanted === undefined || isInType(call, article["typeId"], wanted)) &&
      (tag === "" || textsOf(article, "tags").includes(tag)) &&
      textOf(article, "publishedAt").startsWith(month),
  );
}

function articleList(call: FakeCall): Values {
  return pageOf(itemOf(call.id), chosenArticles(call), call.input);
}

function newest(call: FakeCall): Values[] {
  const byDate = publicArticles(call).toSorted((a, b) =>
    textOf(a, "publishedAt") < textOf(b, "publishedAt") ? 1 : -1,
  );
  return limited(call, byDate);
}

function recommended(call: FakeCall): Values[] {
  const { input, world } = call;
  const { recommends = {} } = resources;
  const places = world
    .rows("recommends")
    .filter((row) => row["positionType"] === input["positionType"] && row["status"] === "enabled")
    .map((row) => viewOf(recommends, row, call));
  const ids = filterAndSort(places, recommends, { ...call, input: {} }).map((row) =>
    textOf(row, "articleId"),
  );
  const articles = publicArticles(call);
  const named = ids.flatMap((id) => articles.find((article) => article.id === id) ?? []);
  const marked = articles.filter(
    (article) =>
      !ids.includes(article.id) &&
      textsOf(article, "recommendPositions").includes(textOf(input, "positionType")),
  );
  return limited(call, [...named, ...marked]);
}

/** Other articles of the same type. */
function related(call: FakeCall): Values[] {
  const articles = publicArticles(call);
  const article = articles.find(({ id }) => id === call.input["articleId"]);
  return limited(
    call,
    articles.filter((one) => one !== article && one["typeId"] === article?.["typeId"]),
  );
}

function limited(call: FakeCall, records: readonly Values[]): Values[] {
  const limit = numberOf(call.input, "limit") || 10;
  return records.slice(0, limit).map((record) => shape(itemOf(call.id), record));
}

/** By id or slug. @throws Refused `NOT_FOUND`, `GONE` for what has been public. */
function article(call: FakeCall): Values {
  return fullArticle(call, call.input["id"]);
}

function fullArticle(call: FakeCall, key: unknown): Values {
  const anyLanguage = { ...call, input: {} };
  const found = publicArticles(anyLanguage).find(({ id, slug }) => id === key || slug === key);
  if (found === undefined) {
    const rows = call.world.rows("articles");
    const hidden = rows.find(({ id, slug }) => id === key || slug === key);
    throw new Refused(typeof hidden?.["lastPublicNo"] === "number" ? "GONE" : "NOT_FOUND");
  }
  const words = textOf(found, "content").split(/\s+/).length;
  return shape(
    { $ref: "PublicArticle" },
    {
      ...found,
      breadcrumbs: breadcrumbs(call, found["typeId"]),
      readingMinutes: Math.max(1, Math.ceil(words / 200)),
      toc: [],
      translations: [],
    },
  );
}

/** The published types from the root to one. */
function breadcrumbs(call: FakeCall, id: unknown): Values[] {
  const type = publicTypes({ ...call, input: {} }).find((one) => one.id === id);
  if (type === undefined) return [];
  const { code, name, kind } = type;
  return [...breadcrumbs(call, type["parentId"]), { id: type.id, code, name, kind }];
}

function neighbours(call: FakeCall): Values {
  const articles = publicArticles(call);
  const own = articles.find(({ id }) => id === call.input["id"]);
  if (own === undefined) throw new Refused("NOT_FOUND");
  const same = articles
    .filter((one) => one["typeId"] === own["typeId"])
    .toSorted((a, b) => (textOf(a, "publishedAt") < textOf(b, "publishedAt") ? -1 : 1));
  const at = same.indexOf(own);
  const brief = (row: Row | undefined) =>
    row === undefined ? null : shape({ $ref: "ArticleNeighbour" }, row);
  return { pre: brief(same[at - 1]), next: brief(same[at + 1]) };
}

function type(call: FakeCall): Values {
  const key = call.input["type"];
  const types = publicTypes({ ...call, input: {} });
  const found = types.find(({ id, code }) => id === key || code === key);
  if (found === undefined) throw new Refused("NOT_FOUND");
  const { result = {} } = operationOf(call.id);
  const node = { $ref: "TypeNode" };
  const children = types
    .filter(({ parentId }) => parentId === found.id)
    .map((child) => shape(node, { ...child, children: [] }));
  const single =
    found["kind"] === "single"
      ? publicArticles(call).find(({ typeId }) => typeId === found.id)
      : undefined;
  const more = single === undefined ? {} : { singleArticle: fullArticle(call, single.id) };
  const crumbs = breadcrumbs(call, found.id);
  return shape(result, { ...found, children, breadcrumbs: crumbs, translations: [], ...more });
}

function typeTree(call: FakeCall): Values[] {
  return nested(call, "0", publicTypes(call));
}

function months(call: FakeCall): Values[] {
  const counts = new Map<string, number>();
  for (const article of chosenArticles(call)) {
    const month = textOf(article, "publishedAt").slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts]
    .map(([month, count]) => ({ month, count }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
}

/** Articles whose title, summary or text contains the words; nothing is ranked. */
function search(call: FakeCall): Values {
  const words = textOf(call.input, "keyword").toLowerCase().split(/\s+/).filter(Boolean);
  const hits = chosenArticles(call)
    .filter((one) => {
      const text = ["title", "summary", "content"].map((name) => textOf(one, name)).join(" ");
      return words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
    })
    .map((one) => ({
      kind: "article",
      title: one["title"],
      titleHighlights: [],
      snippet: textOf(one, "summary"),
      snippetHighlights: [],
      article: shape({ $ref: "ArticleCard" }, one),
    }));
  return {
    ...pageOf(itemOf(call.id), hits, call.input),
    truncated: false,
    searchable: words.length > 0,
  };
}

/** The enabled records of a part of the site, within their dates. */
function part(table: string, filter: (row: Row, call: FakeCall) => boolean = () => true): Serve {
  return (call) => {
    const resource = resources[table] ?? {};
    const now = call.world.now();
    const rows = call.world
      .rows(table)
      .filter((row) => row["status"] === "enabled" && hasLanguage(row, call) && filter(row, call))
      .filter((row) => textOf(row, "startAt") <= now && (textOf(row, "endAt") || "z") > now);
    return listOf(call, filterAndSort(rows, resource, { ...call, input: {} }));
  };
}

function setting(call: FakeCall): Values {
  return shape(operationOf(call.id).result ?? {}, call.world.get("siteSettings", "site"));
}

export const site: Readonly<Record<string, Serve>> = {
  siteArticleList: articleList,
  siteNewsArticles: newest,
  siteIndexRecommend: recommended,
  siteRecommendArticles: related,
  siteGetArticle: article,
  siteGetPreAndNext: neighbours,
  siteGetArticleType: type,
  siteTypeTree: typeTree,
  siteMoreMonthList: months,
  siteSearchContent: search,
  siteGetStaticSetting: setting,
  siteGetFriendlyLinkList: part("friendlyLinks"),
  siteQuickLinkList: part("quickLinks"),
  siteGetBannerList: part(
    "banners",
    (row, { input }) => input["position"] === undefined || row["position"] === input["position"],
  ),
};
