import type { VisitorSdk } from "./visitor-sdk.ts";
import type { Messages } from "../i18n/index.ts";
import type { AppConfig, PostedForm } from "../ssr-contract.d.ts";

/** What every route finds in its context. */
export interface RouterContext {
  config: AppConfig;
  /** Fetches the client for visitors: a page that the server rendered has its data, and does without. */
  openSdk: () => Promise<VisitorSdk>;
  messages: Messages;
  /** Whether the server found that the address leads nowhere. Only the first page is told. */
  unknownAddress: boolean;
  /** The form that was sent to the page without script. Only the server is told. */
  posted: PostedForm | undefined;
  /** Addresses of the scripts for a page of some routes. Only the server is told. */
  scriptsFor: ((routeIds: readonly string[]) => readonly string[]) | undefined;
  /** What a loader says about the answer beyond what it returns; the browser takes no notice. */
  response: {
    status?: number;
    /** The article that the page shows in full. */
    articleId?: string;
  };
}

/** What loaders work with. */
export type LoaderContext = RouterContext & { sdk: VisitorSdk };

/** The context with the client for visitors, fetched when it is first asked for. */
export async function withSdk(context: RouterContext): Promise<LoaderContext> {
  return { ...context, sdk: await context.openSdk() };
}
