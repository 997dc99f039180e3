import { signedIn } from "../../auth/signed-in-user.ts";
import type { Handlers } from "../operation.ts";
import { homeSections } from "./home-sections.ts";
import { siteHealth } from "./site-health.ts";

/** What waits for the signed-in account. */
export const homeHandlers = {
  homeGet: async (_input, ctx) => {
    const user = signedIn(ctx.user);
    return { sections: await homeSections(ctx), system: await siteHealth(ctx, user) };
  },
} satisfies Partial<Handlers>;
