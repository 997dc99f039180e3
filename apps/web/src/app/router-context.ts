import type { VisitorSdk } from "./visitor-sdk.ts";
import type { Messages } from "../i18n/index.ts";
import type { AppConfig, PostedForm } from "../ssr-contract.d.ts";

/** What a page begins with. */
export interface PageScripts {
  /** The small one that every page of the site begins with. */
  start: string;
  /** The app's, the entry first. */
  files: readonly string[];
  /** Style sheets that the page contains. */
  sheets: readonly { href: string; text: string }[];
  /** What the back office says when its script cannot be loaded, and the link that loads the page again. */
  failed: { text: string; reload: string };
}

/** What every route finds in its context. */
export interface RouterContext {
  config: AppConfig;
  /** Fetches the client for visitors: a page that the server rendered has its data, and does without. */
  openSdk: () => Promise<VisitorSdk>;
  messages: Messages;
  /** Whether the server found no page for the URL. Set for the first page only. */
  unknownAddress: boolean;
  /** The form that was posted without script. Set on the server only. */
  posted: PostedForm | undefined;
  /** The scripts for a page of some routes. Set on the server only. */
  scriptsFor: ((routeIds: readonly string[]) => PageScripts) | undefined;
  /** What a loader sets on the HTTP response; ignored in the browser. */
  response: {
    status?: number;
    /** The article that the page shows in full. */
    articleId?: string;
    /** Whether only the caller may see the page. */
    isPrivate?: boolean;
    /** Whether pages of this site may show the page in a frame. */
    isFramable?: boolean;
  };
}

/** What loaders work with. */
export type LoaderContext = RouterContext & { sdk: VisitorSdk };

/** The context with the visitors' SDK, loaded on first use. */
export async function withSdk(context: RouterContext): Promise<LoaderContext> {
  return { ...context, sdk: await context.openSdk() };
}
