import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A passkey of the user. */
export type Passkey = Result<"passkeysList">[number];

/** The queries and mutations of the user's own passkeys. */
export const passkeyQueries = defineQueries(
  "passkeys",
  {
    list: silent((query: Input<"passkeysList">, options) => sdk.passkeys.list(query, options)),
    add: (body: Input<"passkeysConfirm">) => sdk.passkeys.confirm(body, { silent: true }),
    remove: (id: string) => sdk.passkeys.delete(id, { silent: true }),
  },
  { also: ["secondFactor"] },
);

/** The user's passkeys. */
export const ownPasskeys = passkeyQueries.list({});
