import { isApiError } from "@atrium/sdk";
import { notFound, redirect } from "@tanstack/react-router";
import { stringifySearch } from "../../app/search-params.ts";
import type { LoaderContext } from "../../app/router-context.ts";
import { initialForm } from "../forms/initial-form.ts";
import { emptyForm, type InitialForm, type SentForm } from "../forms/form-state.ts";
import { catalogueCode } from "../products/catalogue-path.ts";
import { withBase } from "../parts/is-site-page.ts";
import type { Breadcrumb, ProductLink, PublicArticle, Translation } from "../types.ts";
import { orGone, orNotFound } from "./absence.ts";
import { toItsLanguage } from "./elsewhere.ts";
import { typeAt } from "./list.ts";
import { isProduct, loadCatalogue, loadProduct } from "./products.ts";
import type { Catalogue, ProductDetail } from "./products.ts";
import { safeHtml } from "./safe-html.ts";
import { isContactCode, type SingleSearch } from "./single-search.ts";
import { withTextPictures } from "./text-pictures.ts";
import { loadSuggestions } from "./suggestions.ts";

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
  /** The form for messages, on the page that has it. */
  form: InitialForm | SentForm;
  /** The product that a message is about; null for none. */
  about: ProductLink;
  /** The page in other languages. */
  translations: Translation[];
}

type PageContext = Pick<LoaderContext, "config" | "sdk" | "messages" | "posted" | "response">;

/** What the URL shows: a single page, the catalogue, or a product. */
export type OtherDetail = SinglePage | Catalogue | ProductDetail;

/** Loads a single page by its type or by its article; the catalogue and its products have a type of their own. */
export async function loadSingle(
  context: PageContext,
  { type, id, within, pageNo, about }: SingleSearch,
): Promise<OtherDetail> {
  if (type === catalogueCode) {
    return id === undefined ? loadCatalogue(context, { within, pageNo }) : loadProduct(context, id);
  }
  if (type !== undefined) return byType(context, type, about);
  if (id !== undefined) return byArticle(context, id);
  throw notFound({ data: await loadSuggestions(context.sdk) });
}

async function byType(
  context: PageContext,
  code: string,
  about: string | undefined,
): Promise<SinglePage> {
  const type = await orNotFound(typeAt(context.sdk, context.config, code), context.sdk);
  if (type.kind === "list") {
    throw redirect({ to: "/article-list", search: { type: type.code }, statusCode: 301 });
  }
  if (type.kind === "link" && type.redirectUrl !== null) {
    throw redirect({ href: withBase(type.redirectUrl, context.config), statusCode: 302 });
  }
  const form = isContactCode(type.code) ? await initialForm(context, "message") : emptyForm;
  const product = about === undefined ? null : await askedProduct(context, about);
  const article = type.singleArticle === undefined ? null : await cleaned(type.singleArticle);
  return {
    code: type.code,
    title: article?.title ?? type.name,
    description: article?.subTitle ?? type.description,
    seoTitle: type.seoTitle ?? article?.seoTitle ?? null,
    seoDescription: type.seoDescription ?? article?.seoDescription ?? article?.summary ?? null,
    trail: type.breadcrumbs.slice(0, -1),
    article,
    form: product === null || form !== emptyForm ? form : formAbout(product.name),
    about: product,
    translations: type.translations,
  };
}

/** A product by its code or id; null for one that visitors do not see. */
async function askedProduct({ sdk }: PageContext, about: string): Promise<ProductLink> {
  const found = await sdk.site.getProduct({ id: about }).catch(() => null);
  return found && { id: found.id, code: found.code, name: found.name };
}

/** An untouched form with a product's name as its subject. */
function formAbout(subject: string): InitialForm {
  return { ...emptyForm, values: { subject } };
}

async function byArticle(
  context: Pick<LoaderContext, "config" | "sdk" | "response">,
  id: string,
): Promise<SinglePage> {
  const { config, sdk, response } = context;
  const asked = sdk.site.getArticle({ id }).catch((error: unknown) => orProduct(sdk, id, error));
  const article = await orGone(orNotFound(asked, sdk, id), context, "article", id);
  toItsLanguage(config, article.language, `other-detail${stringifySearch({ id: article.slug })}`);
  if (article.movedTo !== null) {
    throw redirect({ to: "/other-detail", search: { id: article.movedTo }, statusCode: 301 });
  }
  response.articleId = article.id;
  return {
    code: article.typeCode,
    title: article.title,
    description: article.subTitle,
    seoTitle: article.seoTitle,
    seoDescription: article.seoDescription ?? article.summary,
    trail: article.breadcrumbs.slice(0, -1),
    article: await cleaned(article),
    form: emptyForm,
    about: null,
    translations: article.translations,
  };
}

/** An id that is no article may be a product's: redirects to its page. */
async function orProduct(sdk: LoaderContext["sdk"], id: string, error: unknown): Promise<never> {
  const isGone = isApiError(error) && error.status === 410;
  if (!isGone && (await isProduct(sdk, id))) {
    throw redirect({ to: "/other-detail", search: { type: catalogueCode, id }, statusCode: 301 });
  }
  throw error;
}

async function cleaned(article: PublicArticle): Promise<PublicArticle> {
  return { ...article, content: await safeHtml(withTextPictures(article)) };
}
