/** What the server and the built web app agree on. The server knows the app by this file alone. */

/** Settings that a page needs to know; each page contains them as data, so one build serves every place. */
export interface AppConfig {
  /** Path of the API, such as `/rest`. */
  apiBase: string;
  /** Path the site is served under: `/`, or `/name/`. */
  basePath: string;
  /** Where visitors find the site, without a trailing slash. */
  publicUrl: string;
  /** Where the documentation site is, without a trailing slash; absent where the back office has no help links. */
  helpUrl?: string;
  /** Name of the identity provider that staff may sign in with; absent without one. */
  oidcLabel?: string;
  /** Present where nobody signs in another way. */
  oidcOnly?: true;
  /** Which pair of sign-in calls the back office uses; `token` where it is absent. */
  signInCalls?: "token" | "login";
  /** Where the back office uploads pictures to; absent for the API's own upload. */
  uploadAction?: string;
  /** The member of the upload's response with the picture's URL; `data` where it is absent. */
  uploadReplyKey?: string;
  /** Origins besides the site's own whose pictures visitors see, `https:` for any; absent for none. */
  imageSources?: readonly string[];
  /** Title of the back office. */
  systemName: string;
  /** Title of the public pages. */
  companyName: string;
  /** Language of the pages' own words, as a BCP 47 tag. On public pages also that of the content. */
  language: string;
  /** Language of the back office for who has chosen none; absent where the browser decides. */
  siteLanguage?: string;
  /** Path that the public pages of that language are under: the base path, or `/name/zh/`. */
  pagesPath: string;
  /** The languages of the site's content, in the order to offer them. */
  languages: readonly PageLanguage[];
  /** How the company looks; absent while the settings cannot be read. */
  brand?: Brand;
}

/** How the company looks. */
export interface Brand {
  /** URL of the logo. */
  logo: string | null;
  /** The tokens that the settings replace, as a style sheet; absent for none. */
  style?: string;
}

/** A language of the site's content. */
export interface PageLanguage {
  /** A BCP 47 tag. */
  code: string;
  /** Its name in the language itself. */
  name: string;
  /** Path that its public pages are under. */
  path: string;
}

/** A form that a visitor sent without script. */
export interface PostedForm {
  fields: Record<string, string>;
  /** Whether it was sent from a page of this site. */
  fromHere: boolean;
}

/** What a page is rendered with. */
export interface RenderContext {
  config: AppConfig;
  /** Calls the API without a socket. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether the address leads anywhere: to a public page or to one of the menus. Else the answer is "not found". */
  known: boolean;
  /** Marks every script and style that is the page's own; the server takes the marks off again. */
  nonce: string;
  /** What was sent to the page, if it is one that takes a form. */
  form?: PostedForm;
}

/** A rendered page. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  /** The whole document; empty for a redirect. */
  body: string;
  /** Whether it is a shell of the back office, filled in the browser and of no interest to anybody else. */
  shell: boolean;
  /** Whether only its caller may see it: it is never cached or indexed, and no other site learns its URL. */
  isPrivate: boolean;
  /** Whether pages of this site may show it in a frame. */
  isFramable: boolean;
  /** The article that it shows in full: who reads the page reads it. Null when it shows none. */
  articleId: string | null;
}

/** Paths that are pages by themselves, without the base path. */
export declare const publicPaths: readonly string[];

/** Those of them that a visitor's form can be sent to. */
export declare const formPaths: readonly string[];

/**
 * The cache key of a public page: its path and its known search params, in a fixed order. URLs with the same key are
 * the same page. Null for a page that is rendered for each request.
 *
 * @param path Path without the base path.
 * @param search Query, empty or with its question mark.
 */
export declare function pageAddress(path: string, search: string): string | null;

/** Origins that frames within a page may come from. */
export declare const frameSources: readonly string[];

/** Languages that pages are rendered in, as BCP 47 tags; the first is the default. */
export declare const languages: readonly [string, ...string[]];

/**
 * Renders the page at the request's URL. It does not throw for a page that fails: that is an error page with status
 * 500.
 */
export declare function render(request: Request, context: RenderContext): Promise<RenderedPage>;

/** The module that the server loads. */
export interface WebModule {
  publicPaths: typeof publicPaths;
  formPaths: typeof formPaths;
  pageAddress: typeof pageAddress;
  frameSources: typeof frameSources;
  languages: typeof languages;
  render: typeof render;
}
