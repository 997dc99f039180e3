import type { Site } from "./_site.ts";
import { HOME } from "./_site-home.ts";
import { assertListed, homeForm, publicForm, type SiteOracle } from "./_site-oracle.ts";

interface WalkedType {
  id: string;
  code: string;
}

/** Whatever an anonymous reader gets of these records, on any page, was approved in this very form. */
export async function checkPublic(
  site: Site,
  oracle: SiteOracle,
  articles: readonly string[],
  types: readonly WalkedType[],
  byClock: boolean,
): Promise<void> {
  const shown = new Map<string, string>();
  for (const id of articles) {
    const article = await site.read<"siteGetArticle">(`getArticle/${id}`);
    oracle.assertShown(id, article && publicForm(article, article.content), byClock);
    if (article) shown.set(id, article.title);
  }
  for (const type of types) await checkType(site, oracle, type, shown);
  await checkHome(site, oracle);
  const [latest] = [...shown].slice(-1);
  if (latest) await checkSearch(site, latest[1], shown);
}

async function checkType(
  site: Site,
  oracle: SiteOracle,
  { id, code }: WalkedType,
  shown: ReadonlyMap<string, string>,
): Promise<void> {
  const type = await site.read<"siteGetArticleType">(`getArticleType/${code}`);
  if (type) oracle.assertTypeShown(id, type.name);
  const single = type?.singleArticle;
  if (single) oracle.assertShown(single.id, publicForm(single, single.content), false);
  const list = await site.read<"siteArticleList">(`articleList?typeId=${id}&pageSize=200`);
  for (const card of list?.records ?? []) assertListed("a list", card, shown);
}

async function checkHome(site: Site, oracle: SiteOracle): Promise<void> {
  const home = await site.read<"siteGetHome">("getHome");
  const isShown = home !== null && home.sections.length > 0;
  oracle.assertShown(HOME, isShown ? homeForm(home.sections) : null, false);
}

async function checkSearch(
  site: Site,
  title: string,
  shown: ReadonlyMap<string, string>,
): Promise<void> {
  const mark = /mark\d+/.exec(title)?.[0] ?? "mark";
  const found = await site.read<"siteSearchContent">(`searchContent?keyword=${mark}`);
  for (const { article } of found?.records ?? []) {
    if (article !== undefined) assertListed("a search", article, shown);
  }
}
