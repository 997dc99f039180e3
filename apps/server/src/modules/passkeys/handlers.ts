import { signInByPasskey } from "../../auth/sign-in-by-passkey.ts";
import { answerList } from "../records.ts";
import type { Handlers } from "../operation.ts";
import { answerSession } from "../session/answer-session.ts";
import { addOwnPasskey, listOwnPasskeys, removeOwnPasskey } from "./own-passkeys.ts";
import { creationOptions, signInOptions, stepUpOptions } from "./passkey-options.ts";
import { stepUpByPasskey } from "./step-up-by-passkey.ts";

/** Passkeys of the signed-in account, and signing in with one. */
export const passkeyHandlers = {
  passkeysList: async ({ query }, ctx) => answerList(await listOwnPasskeys(query, ctx)),

  passkeysBegin: async (_input, ctx) => creationOptions(ctx),

  passkeysConfirm: async ({ body }, ctx) => addOwnPasskey(body, ctx),

  passkeysDelete: async ({ path }, ctx) => {
    await removeOwnPasskey(path.id, ctx);
    return null;
  },

  passkeysSignInBegin: async (_input, ctx) => signInOptions(ctx),

  passkeysSignIn: async ({ body }, ctx) =>
    answerSession(await signInByPasskey(body.credential, ctx), ctx),

  passkeysStepUpBegin: async (_input, ctx) => stepUpOptions(ctx),

  passkeysStepUp: async ({ body }, ctx) => {
    await stepUpByPasskey(body.credential, ctx);
    return null;
  },
} satisfies Partial<Handlers>;
