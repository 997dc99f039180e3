import { recordChange } from "../audit/record-change.ts";
import { authorize, confirmedSince } from "../../auth/authorize.ts";
import { checkPassword } from "../../auth/password-rules.ts";
import { endAccessOf, endHandedLinkOf, endPasswordLinkOf } from "../../auth/end-access.ts";
import { assertStillSignedIn } from "../../auth/lock-own-account.ts";
import { may, signedIn, type SignedInUser } from "../../auth/signed-in-user.ts";
import { temporaryPasswordUntil } from "../../auth/temporary-password.ts";
import type { Db } from "../../db/db.ts";
import { orgs } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { assertVersion } from "../assert-version.ts";
import type { Context } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertReference } from "../assert-reference.ts";
import type { Written } from "../records.ts";
import { assertAdminRemains } from "./last-admin.ts";
import { contextWords } from "./context-words.ts";
import { lockUser } from "./user-lock.ts";
import { readUser } from "./user-record.ts";
import { assertMayGrant, replaceRoles, roleIdsOf } from "./user-roles.ts";
import { userTable } from "./user-table.ts";

type Schemas = components["schemas"];

const uniqueFields = {
  users_username_unique: "username",
  users_email_key: "email",
  users_mobile_key: "mobile",
};

/**
 * Without a password, no password fits until the person has chosen one by a link.
 *
 * @throws AppError `PASSWORD_WEAK`, `DUPLICATE`, `FORBIDDEN` for a role above the caller, or a field error.
 */
export async function addUser(body: Schemas["UserAddBody"], ctx: Context): Promise<Written> {
  const caller = signedIn(ctx.user);
  const { password, roleIds, ...fields } = body;
  const passwordHash = password === undefined ? "" : await hashInitial(password, body, ctx);
  return refuseDuplicates(uniqueFields, () =>
    ctx.idempotent.transaction(async (tx) => {
      await assertMayGrant(tx, caller, roleIds);
      await assertReference(tx, orgs, "orgId", fields.orgId);
      const name = fields.name.trim();
      const { mustChangePassword = password !== undefined } = fields;
      const passwordUntil = mustChangePassword ? temporaryPasswordUntil(ctx.now()) : null;
      const values = { ...fields, name, passwordHash, passwordUntil, mustChangePassword };
      const after = await userTable.insert(tx, values, caller, ctx.now());
      const { id, version } = after;
      await replaceRoles(tx, id, roleIds);
      const change = { before: null, after: { ...after, roleIds } };
      await recordChange(tx, ctx, { targetId: id, targetName: name, ...change });
      return { id, version };
    }),
  );
}

async function hashInitial(
  password: string,
  person: Schemas["UserAddBody"],
  ctx: Context,
): Promise<string> {
  await checkPassword(password, {
    username: person.username,
    field: "password",
    words: await contextWords(ctx, person),
    demo: ctx.config.demo,
  });
  return ctx.hasher.hash(password);
}

/**
 * Disabling an account ends its sessions and access tokens.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `SELF_FORBIDDEN`, `VERSION_CONFLICT`, `LAST_ADMIN`, `DUPLICATE`, or a
 * field error.
 */
export async function updateUser(body: Schemas["UserUpdateBody"], ctx: Context): Promise<Written> {
  return refuseDuplicates(uniqueFields, () =>
    ctx.db.transaction((tx) => changeUser(tx, body, ctx)),
  );
}

/** As `updateUser`, in the caller's transaction. */
export async function changeUser(
  tx: Db,
  body: Schemas["UserUpdateBody"],
  ctx: Context,
): Promise<Written> {
  const caller = signedIn(ctx.user);
  const { id, version, roleIds, ...fields } = body;
  const row = await lockUser(tx, id, ctx);
  await assertVersion(row, version, () => readUser(tx, id, ctx));
  const held = await roleIdsOf(tx, id);
  const given = roleIds?.toSorted() ?? held;
  if (id === caller.id) assertNotLosing(body.status, held, given);
  else if (fields.email !== undefined && fields.email !== row.email) assertMayLetIn(caller);
  if (roleIds !== undefined) await assertMayGrant(tx, caller, roleIds, held);
  await assertReference(tx, orgs, "orgId", body.orgId);
  const changes = { ...fields, ...trimmedName(body), ...emailClaim(row, body, caller) };
  const after = await userTable.update(tx, id, changes, caller, ctx.now());
  if (roleIds !== undefined) await replaceRoles(tx, id, roleIds);
  if (after.status === "disabled") await endAccessOf(tx, id);
  // Whoever reads the former mailbox has the link that was sent there.
  if (after.email !== row.email) await endPasswordLinkOf(tx, id);
  if (given.join() !== held.join()) await endHandedLinkOf(tx, id);
  if (roleIds !== undefined || body.status !== undefined) await assertAdminRemains(tx);
  await recordChange(tx, ctx, {
    targetId: id,
    targetName: after.name,
    before: { ...row, roleIds: held },
    after: { ...after, roleIds: given },
  });
  return { id, version: after.version };
}

/**
 * Changes what people say of themselves. It has no version: nobody else's input is overwritten, since what is omitted
 * stays as it is.
 *
 * @throws AppError `DUPLICATE`, a field error, or `STEP_UP_REQUIRED` for another e-mail address, by which an identity
 *   provider's person is let in.
 */
export async function updateOwnProfile(
  body: Schemas["UserUpdateOwnBody"],
  ctx: Context,
): Promise<void> {
  const caller = signedIn(ctx.user);
  await refuseDuplicates(uniqueFields, () =>
    ctx.db.transaction(async (tx) => {
      const before = await lockUser(tx, caller.id, ctx);
      await assertStillSignedIn(tx, caller);
      if (body.email !== undefined && body.email !== before.email) assertConfirmed(ctx);
      const changes = { ...body, ...trimmedName(body), ...emailClaim(before, body, caller) };
      const after = await userTable.update(tx, caller.id, changes, caller, ctx.now());
      if (after.email !== before.email) await endPasswordLinkOf(tx, caller.id);
      const change = { targetId: caller.id, targetName: after.name, before, after };
      await recordChange(tx, ctx, change);
    }),
  );
}

/** Whoever sets their own address has not shown that it is theirs. */
function emailClaim(
  { id, email: before }: { id: string; email: string | null },
  { email }: { email?: string | null },
  caller: SignedInUser,
): { emailClaimed?: boolean } {
  if (email === undefined || email === before) return {};
  return { emailClaimed: email !== null && id === caller.id };
}

/** @throws AppError `STEP_UP_REQUIRED`. */
function assertConfirmed({ operation, user, config, now }: Context): void {
  authorize({ ...operation, stepUp: true }, user, confirmedSince(config, now()));
}

/**
 * Whoever reads somebody's mailbox gets their password link, and is linked by the identity provider.
 *
 * @throws AppError `FORBIDDEN`.
 */
function assertMayLetIn(caller: SignedInUser): void {
  if (!may(caller, "system:user:resetPwd")) throw new AppError("FORBIDDEN", messages.users.email);
}

/** Nobody may disable themselves or change their own roles. */
function assertNotLosing(
  status: Schemas["UserStatus"] | undefined,
  held: readonly string[],
  given: readonly string[],
): void {
  if (status === "disabled") throw new AppError("SELF_FORBIDDEN", messages.users.ownStatus);
  if (held.join() !== given.join()) throw new AppError("SELF_FORBIDDEN", messages.users.ownRoles);
}

function trimmedName({ name }: { name?: string }): { name?: string } {
  return name === undefined ? {} : { name: name.trim() };
}
