import type { ErrorCode } from "./api-error.ts";

/** The messages of the SDK, for people. Those of the specification are verbatim. */
export interface SdkMessages {
  sessionExpired: string;
  network: string;
  timeout: string;
  aborted: string;
  /** The response is empty, truncated, or not an envelope. */
  unreadable: string;
  /** An HTML page instead of data: mostly a wrong `baseUrl`, or a proxy's page. */
  pageInstead: string;
  /** The server failed the call in an envelope without a message. The summary is the contract's, such as "List banners". */
  failed: (summary: string) => string;
  /** The server failed the call without an envelope. */
  failedWithStatus: (status: number) => string;
  missingUrl: string;
  unknownMethod: (method: string) => string;
  foreignUrl: string;
  /** A path parameter is missing, or something cannot be serialised as path, query or JSON. */
  unsendable: (what: string) => string;
  /** Replaces the server's message, by error code; without an entry the server's is used. */
  refusals: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Replaces the server's message about a field, by the rule that failed; a function is given the server's suggestion. */
  fieldProblems: Readonly<Record<string, string | ((suggestion: string) => string)>>;
}

/** The English messages; `createSdk({ messages })` replaces any of them. */
export const SDK_MESSAGES: SdkMessages = {
  sessionExpired: "the identity information has expired, please log in again",
  network: "The server cannot be reached. Check the connection and try again.",
  timeout: "The server took too long to answer. Try again.",
  aborted: "The call was cancelled.",
  unreadable: "The server's answer could not be read.",
  pageInstead: "The server answered with a page instead of data.",
  failed: (summary) => `${summary} failed`,
  failedWithStatus: (status) => `The server answered with status ${status}.`,
  missingUrl: "the url param does not exist",
  unknownMethod: (method) => `the method ${method} is unknown`,
  foreignUrl: "the url param must be a path under the baseUrl",
  unsendable: (what) => `${what} is missing or cannot be sent`,
  refusals: {},
  fieldProblems: {},
};

/** The messages with some replaced; replacements are looked up at each use, since the language may change. */
export function sdkMessages(given: Partial<SdkMessages> = {}): SdkMessages {
  return new Proxy(SDK_MESSAGES, {
    get: (english, name: keyof SdkMessages) => given[name] ?? english[name],
  });
}
