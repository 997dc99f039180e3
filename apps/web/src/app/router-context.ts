import type { Sdk } from "@atrium/sdk";
import type { Messages } from "../messages/index.ts";
import type { AppConfig } from "../ssr-contract.d.ts";

/** What every route finds in its context. */
export interface RouterContext {
  config: AppConfig;
  /** The client for visitors: it carries no token. */
  sdk: Pick<Sdk, "site">;
  messages: Messages;
  /** Whether the server found that the address leads nowhere. Only the first page is told. */
  unknownAddress: boolean;
  /** What a loader says about the answer beyond what it returns; the browser takes no notice. */
  response: { status?: number };
}
