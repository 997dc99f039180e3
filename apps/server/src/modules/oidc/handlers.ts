import type { Handlers } from "../operation.ts";
import { answerSession } from "../session/answer-session.ts";
import { beginOidc } from "./oidc-attempts.ts";
import { signInByOidc } from "./sign-in-by-oidc.ts";

/** Signing in with the identity provider. */
export const oidcHandlers = {
  oidcBegin: async (_input, ctx) => beginOidc(ctx),

  oidcSignIn: async ({ body }, ctx) => answerSession(await signInByOidc(body, ctx), ctx),
} satisfies Partial<Handlers>;
