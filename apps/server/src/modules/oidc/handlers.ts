import type { Handlers } from "../operation.ts";
import { answerSession } from "../session/answer-session.ts";
import { beginOidc } from "./oidc-attempts.ts";
import { readOwnIdentity, unlinkOwnIdentity } from "./oidc-links.ts";
import { signInByOidc } from "./sign-in-by-oidc.ts";
import { signOutOfProvider } from "./sign-out-of-provider.ts";

/** Signing in and out with the identity provider, and who one is there. */
export const oidcHandlers = {
  oidcBegin: async (_input, ctx) => beginOidc(ctx),

  oidcSignIn: async ({ body }, ctx) => answerSession(await signInByOidc(body, ctx), ctx),

  oidcSignOut: async (_input, ctx) => signOutOfProvider(ctx),

  oidcGetIdentity: async (_input, ctx) => readOwnIdentity(ctx),

  oidcUnlink: async (_input, ctx) => {
    await unlinkOwnIdentity(ctx);
    return null;
  },
} satisfies Partial<Handlers>;
