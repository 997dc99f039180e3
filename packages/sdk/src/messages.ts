import type { ErrorCode } from "./api-error.ts";

/** The sentences of the SDK, for people. Those of the specification are kept to the letter. */
export interface SdkMessages {
  sessionExpired: string;
  network: string;
  timeout: string;
  aborted: string;
  /** The answer is empty, torn, or no envelope. */
  unreadable: string;
  /** A page came instead of data: mostly a wrong `baseUrl`, or a proxy's own page. */
  pageInstead: string;
  /** The server refused without a sentence of its own. */
  failedWithStatus: (status: number) => string;
  missingUrl: string;
  unknownMethod: (method: string) => string;
  foreignUrl: string;
  /** A value of the path is missing, or something cannot be written as path, query or JSON. */
  unsendable: (what: string) => string;
  /** In place of the server's own sentence, by error code; where there is none, the server's stays. */
  refusals: Readonly<Partial<Record<ErrorCode, string>>>;
  /** In place of the server's own words about a field, by the rule that failed. */
  fieldProblems: Readonly<Record<string, string>>;
}

/** The English sentences; `createSdk({ messages })` replaces any of them. */
export const SDK_MESSAGES: SdkMessages = {
  sessionExpired: "the identity information has expired, please log in again",
  network: "The server cannot be reached. Check the connection and try again.",
  timeout: "The server took too long to answer. Try again.",
  aborted: "The call was cancelled.",
  unreadable: "The server's answer could not be read.",
  pageInstead: "The server answered with a page instead of data.",
  failedWithStatus: (status) => `The server answered with status ${status}.`,
  missingUrl: "the url param does not exist",
  unknownMethod: (method) => `the method ${method} is unknown`,
  foreignUrl: "the url param must be a path under the baseUrl",
  unsendable: (what) => `${what} is missing or cannot be sent`,
  refusals: {},
  fieldProblems: {},
};

/** The sentences with some replaced; the replacements are looked up at each use, since a language may change. */
export function sdkMessages(given: Partial<SdkMessages> = {}): SdkMessages {
  return new Proxy(SDK_MESSAGES, {
    get: (english, name: keyof SdkMessages) => given[name] ?? english[name],
  });
}
