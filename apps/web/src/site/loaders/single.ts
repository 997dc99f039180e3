import { notFound, redirect } from "@tanstack/react-router";
import type { RouterContext } from "../../app/router-context.ts";
import { textParam } from "../../app/search-params.ts";
import type { Breadcrumb, PublicArticle } from "../types.ts";
import { orGone, orNotFound } from "./absence.ts";
import { safeHtml } from "./safe-html.ts";

/** What a single page's address says: a type, or an article. */
export interface SingleSearch {
  type?: string | undefined;
  id?: string | undefined;
}

/** Reads a single page's address. */
export function readSingleSearch(search: Record<string, unknown>): SingleSearch {
  return { type: textParam(search["type"]), id: textParam(search["id"]) };
}

/** What a single page shows. */
export interface SinglePage {
  /** Code of the type that the page belongs to. */
  code: string;
  title: string;
  description: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  trail: Breadcrumb[];
  /** Null for a type whose text is not published yet. */
  article: PublicArticle | null;
}

/** Loads a single page by its type or by its article; null when the article was withdrawn. */
export async function loadSingle(
  context: Pick<RouterContext, "sdk" | "response">,
  { type, id }: SingleSearch,
): Promise<SinglePage | null> {
  if (type !== undefined) return byType(context, type);
  if (id !== undefined) return byArticle(context, id);
  throw notFound();
}

async function byType({ sdk }: Pick<RouterContext, "sdk">, code: string): Promise<SinglePage> {
  const type = await orNotFound(sdk.site.getArticleType({ type: code }));
  if (type.kind === "list") {
    throw redirect({ to: "/article-list", search: { type: type.code }, statusCode: 301 });
  }
  if (type.kind === "link" && type.redirectUrl !== null) {
    throw redirect({ href: type.redirectUrl, statusCode: 302 });
  }
  const article = type.singleArticle === undefined ? null : await cleaned(type.singleArticle);
  return {
    code: type.code,
    title: article?.title ?? type.name,
    description: article?.subTitle ?? type.description,
    seoTitle: type.seoTitle ?? article?.seoTitle ?? null,
    seoDescription: type.seoDescription ?? article?.seoDescription ?? article?.summary ?? null,
    trail: type.breadcrumbs.slice(0, -1),
    article,
  };
}

async function byArticle(
  { sdk, response }: Pick<RouterContext, "sdk" | "response">,
  id: string,
): Promise<SinglePage | null> {
  const article = await orGone(orNotFound(sdk.site.getArticle({ id })));
  if (article === null) {
    response.status = 410;
    return null;
  }
  if (article.movedTo !== null) {
    throw redirect({ to: "/other-detail", search: { id: article.movedTo }, statusCode: 301 });
  }
  return {
    code: article.typeCode,
    title: article.title,
    description: article.subTitle,
    seoTitle: article.seoTitle,
    seoDescription: article.seoDescription ?? article.summary,
    trail: article.breadcrumbs.slice(0, -1),
    article: await cleaned(article),
  };
}

async function cleaned(article: PublicArticle): Promise<PublicArticle> {
  return { ...article, content: await safeHtml(article.content) };
}
