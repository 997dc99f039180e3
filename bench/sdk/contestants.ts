/** Who takes part, in the order of the tables. */
import type { Contestant } from "./contestant.ts";
import { atriumSdk } from "./contestants/atrium-sdk.ts";
import { axios } from "./contestants/axios.ts";
import { bareFetch, bareFetchTimeout } from "./contestants/bare-fetch.ts";
import { heyApi, type HeyApiClient } from "./contestants/hey-api.ts";
import { ky } from "./contestants/ky.ts";
import { ofetch } from "./contestants/ofetch.ts";
import { openapiFetch, openapiFetchMiddleware } from "./contestants/openapi-fetch.ts";

/** The name of the floor, which every other client is divided by. */
export const floorName = "bare fetch";

/** The same with a time-out; like the floor it judges no answers. */
export const timeoutFloorName = "bare fetch + time-out";

/** The name of our own client. */
export const ownName = "@atrium/sdk";

/** Every client by name. */
export function listContestants(generated: HeyApiClient): Map<string, Contestant> {
  return new Map([
    [floorName, bareFetch],
    [timeoutFloorName, bareFetchTimeout],
    [ownName, atriumSdk],
    ["openapi-fetch", openapiFetch],
    ["openapi-fetch + middleware", openapiFetchMiddleware],
    ["hey-api (generated)", heyApi(generated)],
    ["ofetch", ofetch],
    ["ky", ky],
    ["axios (fetch adapter)", axios],
  ]);
}
