import { ApiError } from "./api-error.ts";
import type { SdkMessages } from "./messages.ts";
import type { Perform } from "./perform.ts";
import type { FetchPort, RawClient } from "./raw-client.ts";

/** What standalone functions, such as an upload, share with the SDK without being part of its bundle. */
export interface Internals {
  /** The URL of the API, without a trailing slash. */
  baseUrl: string;
  fetch: FetchPort;
  /** Whether the host passed a fetch of its own, which other transports must not bypass. */
  hasOwnFetch: boolean;
  perform: Perform;
  messages: SdkMessages;
}

/** Anything with the raw client of an SDK: the SDK itself, or a copy of it with members replaced. */
export interface HasClient {
  client: RawClient;
}

const internals = new WeakMap<RawClient, Internals>();

export function setInternals(client: RawClient, members: Internals): void {
  internals.set(client, members);
}

/**
 * The internals of an SDK.
 *
 * @throws ApiError of kind `usage` for an object that `createSdk` of this package did not create.
 */
export function internalsOf(sdk: HasClient): Internals {
  const members = internals.get(sdk.client);
  if (members) return members;
  throw new ApiError({
    kind: "usage",
    errorCode: "CLIENT_USAGE",
    message: "the sdk was not created by createSdk of this package",
  });
}
