import type { Handlers } from "../operation.ts";
import {
  beginOwn,
  confirmOwn,
  disableOwn,
  readOwn,
  renewRecoveryCodes,
} from "./own-second-factor.ts";

/** The second factor of the signed-in account. */
export const secondFactorHandlers = {
  secondFactorGet: async (_input, ctx) => readOwn(ctx),

  secondFactorBegin: async (_input, ctx) => beginOwn(ctx),

  secondFactorConfirm: async ({ body }, ctx) => ({
    recoveryCodes: await confirmOwn(body.code, ctx),
  }),

  secondFactorRecoveryCodes: async ({ body }, ctx) => ({
    recoveryCodes: await renewRecoveryCodes(body.code, ctx),
  }),

  secondFactorDisable: async ({ body }, ctx) => {
    await disableOwn(body.code, ctx);
    return null;
  },
} satisfies Partial<Handlers>;
