import { ApiError } from "./api-error.ts";
import type { SdkMessages } from "./messages.ts";
import type { Perform } from "./perform.ts";
import type { FetchPort, RawClient } from "./raw-client.ts";

/** What functions beside the SDK, such as an upload, share with it without being part of its bundle. */
export interface Internals {
  /** Where the contract is served, without a slash at the end. */
  baseUrl: string;
  fetch: FetchPort;
  /** Whether the host gave a fetch of its own, which other transports must then not go round. */
  hasOwnFetch: boolean;
  perform: Perform;
  messages: SdkMessages;
}

/** Anything that holds the raw client of an SDK: the SDK itself, or a copy of it with members replaced. */
export interface HasClient {
  client: RawClient;
}

const internals = new WeakMap<RawClient, Internals>();

/** Remembers what belongs to an SDK. */
export function setInternals(client: RawClient, members: Internals): void {
  internals.set(client, members);
}

/**
 * The internals of an SDK.
 *
 * @throws ApiError of kind `usage` for an object that `createSdk` of this package did not make.
 */
export function internalsOf(sdk: HasClient): Internals {
  const members = internals.get(sdk.client);
  if (members) return members;
  throw new ApiError({
    kind: "usage",
    errorCode: "CLIENT_USAGE",
    message: "the sdk was not made by createSdk of this package",
  });
}
