import type { Handlers } from "../operation.ts";
import { answerList } from "../records.ts";
import { deactivateUser } from "../hand-over/deactivate-user.ts";
import { pageReceivers, readOpenWork } from "../hand-over/read-open-work.ts";
import { unlinkIdentity } from "../oidc/oidc-links.ts";
import { revokePasswordLink, sendPasswordLink } from "../password-links/send-password-link.ts";
import { deleteUser } from "./delete-user.ts";
import { changeOwnPassword, readOwnAccount } from "./own-account.ts";
import { listUsers, pageUsers } from "./page-users.ts";
import { resetPassword } from "./reset-password.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { addUser, updateOwnProfile, updateUser } from "./save-user.ts";
import { readUser } from "./user-record.ts";

/** Staff accounts, their passwords, and the signed-in one. */
export const usersHandlers = {
  usersCurrent: async (_input, ctx) => readOwnAccount(ctx),

  usersUpdateOwn: async ({ body }, ctx) => {
    await updateOwnProfile(body, ctx);
    return null;
  },

  usersUpdatePwd: async ({ body }, ctx) => {
    await changeOwnPassword(body, ctx);
    return null;
  },

  usersPage: async ({ query }, ctx) => pageUsers(query, ctx),

  usersList: async ({ query }, { db }) => answerList(await listUsers(db, query)),

  usersFindByProgramId: async ({ query }, { db }) => answerList(await listUsers(db, query)),

  usersGet: async ({ path }, ctx) => readUser(ctx.db, path.id, ctx),

  usersAdd: async ({ body }, ctx) => addUser(body, ctx),

  usersUpdate: async ({ body }, ctx) => updateUser(body, ctx),

  usersResetPwd: async ({ query }, ctx) => ({
    temporaryPassword: await resetPassword(query, ctx),
  }),

  usersSendPasswordLink: async ({ query }, ctx) => sendPasswordLink(query.id, ctx),

  usersRevokePasswordLink: async ({ path }, ctx) => {
    await revokePasswordLink(path.id, ctx);
    return null;
  },

  usersResetSecondFactor: async ({ query }, ctx) => {
    await resetSecondFactor(query.id, ctx);
    return null;
  },

  usersUnlinkIdentity: async ({ query }, ctx) => {
    await unlinkIdentity(query.id, ctx);
    return null;
  },

  usersOpenWork: async ({ path }, ctx) => readOpenWork(path.id, ctx),

  usersHandOverCandidates: async ({ query }, ctx) => pageReceivers(query, ctx),

  usersDeactivate: async ({ body }, ctx) => {
    await deactivateUser(body, ctx);
    return null;
  },

  usersDelete: async ({ path, query }, ctx) => {
    await deleteUser({ ...path, ...query }, ctx);
    return null;
  },
} satisfies Partial<Handlers>;
