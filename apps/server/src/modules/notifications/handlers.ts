import { signedIn } from "../../auth/signed-in-user.ts";
import type { Handlers } from "../operation.ts";
import { changePreference, readPreference } from "./preferences.ts";
import { markNoticesRead, pageNotices, unreadCount } from "./read-notices.ts";

/** Everybody's own notices. */
export const notificationHandlers = {
  notificationsPage: async ({ query }, ctx) => pageNotices(ctx.db, signedIn(ctx.user).id, query),

  notificationsRead: async ({ body }, ctx) => {
    const { id } = signedIn(ctx.user);
    await markNoticesRead(ctx.db, id, body, ctx.now());
    return { unread: await unreadCount(ctx.db, id) };
  },

  notificationsPreference: async (_input, ctx) =>
    readPreference(ctx.db, signedIn(ctx.user).id, ctx.config.mail !== null),

  notificationsUpdatePreference: async ({ body }, ctx) => {
    const mailAvailable = ctx.config.mail !== null;
    const given = { mailAvailable, now: ctx.now() };
    return changePreference(ctx.db, signedIn(ctx.user).id, body, given);
  },
} satisfies Partial<Handlers>;
