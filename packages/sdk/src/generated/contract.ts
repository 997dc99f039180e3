// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The contract that this package was made from: its version, and a hash over all of it that a client can notice. */
export const CONTRACT = { version: "0.1.0", hash: "7de95ef3f32032de" };
