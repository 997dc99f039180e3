import type { HeadersOptions } from "openapi-fetch";
import { ApiError } from "./api-error.ts";
import type { SdkMessages } from "./messages.ts";
import type { Callback } from "./report.ts";
import type { FetchPort } from "./sdk-options.ts";
import type { Send } from "./send.ts";

/**
 * What the calls of one SDK share with each other, and with standalone functions such as an upload. Those may come from
 * another copy of this package, so a change of these members needs another number in the symbol's name.
 */
export interface Internals {
  /** The URL of the API, without a trailing slash. */
  baseUrl: string;
  /** Those of every call. */
  headers: HeadersOptions;
  fetch: FetchPort;
  /** Whether the host passed a fetch of its own, which other transports must not bypass. */
  hasOwnFetch: boolean;
  messages: SdkMessages;
  onNotice: Callback;
  send: Send;
}

/** Anything with the client of an SDK: the SDK itself, or a copy of it with members replaced. */
export interface HasClient {
  client: object;
}

const internals = Symbol.for("@atrium/sdk/internals/1");

export function setInternals(client: object, members: Internals): void {
  Object.defineProperty(client, internals, { value: members });
}

/**
 * The internals of an SDK, whichever copy of this package created it: as an ES module, as CommonJS, or a second installation.
 *
 * @throws ApiError of kind `usage` for an object that `createSdk` did not create.
 */
export function internalsOf(sdk: HasClient): Internals {
  const { [internals]: members } = sdk.client as { [internals]?: Internals };
  if (members) return members;
  throw new ApiError({
    kind: "usage",
    errorCode: "CLIENT_USAGE",
    message: "the sdk was not created by createSdk",
  });
}
