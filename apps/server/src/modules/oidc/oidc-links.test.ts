import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { clientId, IdentityProvider, type Person } from "../../../tests/_identity-provider.ts";
import { oidcSettings, outcomeOf, redirectUri, signInAs } from "../../../tests/_oidc-sign-in.ts";
import { makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { letIn } from "../../cli/let-in.ts";
import { notifications, operationLogs, sessions, users } from "../../db/schema/index.ts";

let provider: IdentityProvider;
let server: TestServer;
let admin: string;
let count = 0;

beforeAll(async () => {
  provider = await IdentityProvider.start(redirectUri);
  server = await startTestServer({
    env: oidcSettings(provider, { OIDC_DEFAULT_ROLE: "editor" }),
  });
  admin = await server.signIn("admin");
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const personOf = (name: string): Person => ({
  sub: name,
  email: `${name}@example.com`,
  email_verified: true,
});

/** Somebody with an account and a password, whom the provider knows as well. */
async function linked() {
  const username = `sailor${(count += 1)}`;
  const person = personOf(username);
  const id = await makeUser(server, admin, username, [await roleId(server, "editor")], {
    email: person.email,
  });
  const { token } = result(await signInAs(provider, person, server));
  return { id, username, person, token };
}

/** Somebody who has an account through the provider alone. */
async function guest() {
  const { token } = result(await signInAs(provider, personOf(`guest${(count += 1)}`), server));
  const { id } = result(await server.call<"usersCurrent">("GET /user/current", { token }));
  return { id, token };
}

const own = (token: string) => server.call<"oidcGetIdentity">("GET /api/oidc/identity", { token });
const unlinkOwn = (token: string) => outcomeOf(server.call("DELETE /api/oidc/identity", { token }));
const unlink = (id: string) =>
  server.call<"usersUnlinkIdentity">(`PUT /user/unlinkIdentity?id=${id}`, { token: admin });
const isSignedIn = async (token: string) =>
  (await server.call("GET /user/current", { token })).status === 200;

describe("signing out at the provider", () => {
  const signOut = async (token: string) =>
    result(await server.call<"oidcSignOut">("POST /api/oidc/signOut", { token })).url;

  test("ends the session here and says where the provider ends its own, which takes it", async () => {
    const { token } = await linked();
    const url = await signOut(token);
    expect(await isSignedIn(token)).toBe(false);
    const asked = new URL(url ?? "");
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: clientId,
      post_logout_redirect_uri: redirectUri,
    });
    const page = await fetch(asked);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining("/session/end/confirm"),
    ]);
  });

  test("the ID token stays on the server until then, with its session", async () => {
    const { id, token } = await linked();
    const [session] = await server.db.select().from(sessions).where(eq(sessions.userId, id));
    const secret = session?.idToken ?? "";
    expect(secret).toContain(".");
    const replies = await Promise.all([
      server.call("GET /user/current", { token }),
      server.call("GET /api/liveSession/own", { token }),
      server.call("GET /api/liveSession/page", { token: admin }),
      own(token),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain(secret);
    expect(await signOut(token)).toContain(secret);
    expect(await server.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(JSON.stringify(server.log)).not.toContain(secret);
  });

  test("is nowhere for a session that began with a password", async () => {
    const { username } = await linked();
    expect(await signOut(await server.signIn(username))).toBeNull();
  });

  test("ends the session here though the provider does not answer", async () => {
    await using lost = await IdentityProvider.start(redirectUri);
    await using other = await startTestServer({
      env: oidcSettings(lost, { OIDC_DEFAULT_ROLE: "editor" }),
    });
    const { token } = result(await signInAs(lost, personOf("castaway"), other));
    await lost[Symbol.asyncDispose]();
    const reply = await other.call<"oidcSignOut">("POST /api/oidc/signOut", { token });
    expect(result(reply).url).toBeNull();
    expect((await other.call("GET /user/current", { token })).status).toBe(401);
  });
});

describe("unlinking", () => {
  test("one's own ends other sessions, tells the person, and the password signs in", async () => {
    const { id, username, person, token } = await linked();
    expect(result(await own(token))).toMatchObject({ issuer: provider.issuer, canUnlink: true });
    const elsewhere = await server.signIn(username);
    expect(await unlinkOwn(token)).toBe("done");
    expect([await isSignedIn(token), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await outcomeOf(own(token))).toBe("NOT_FOUND");
    expect(await unlinkOwn(token)).toBe("NOT_FOUND");
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(told.map(({ detail }) => detail)).toContain("identityUnlinked");
    const moved = { ...person, email: "elsewhere@example.com", email_verified: false };
    expect(await outcomeOf(signInAs(provider, moved, server))).toBe("OIDC_NO_ACCOUNT");
  });

  test("one's own is refused where nothing else signs in", async () => {
    const { token } = await guest();
    expect(result(await own(token)).canUnlink).toBe(false);
    expect(await unlinkOwn(token)).toBe("NO_WAY_IN");
    expect(await outcomeOf(own(token))).toBe("done");
  });

  test("by an administrator ends the sessions, is logged, and leaves a way in", async () => {
    const { id, token } = await linked();
    const user = result(await server.call<"usersGet">(`GET /user/${id}`, { token: admin }));
    expect(user.allowedActions).toContain("unlinkIdentity");
    expect((await unlink(id)).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    expect(await outcomeOf(unlink(id))).toBe("NOT_FOUND");
    const log = await operationLog(server, eq(operationLogs.targetId, id));
    expect(log.map(({ operationId }) => operationId)).toContain("usersUnlinkIdentity");

    const alone = await guest();
    const refused = await unlink(alone.id);
    expect([refused.status, refused.body.errorCode]).toEqual([409, "NO_WAY_IN"]);
    expect(refused.body.message).toContain("neither a password nor a passkey");
  });

  test("takes a confirmed session, the permission to reset passwords, and no more than one's own", async () => {
    const { id, username } = await linked();
    const token = await server.signIn(username);
    const path = `PUT /user/unlinkIdentity?id=${id}`;
    expect(await outcomeOf(server.call(path, { token }))).toBe("FORBIDDEN");
    const me = result(await server.call<"usersCurrent">("GET /user/current", { token: admin }));
    expect(await outcomeOf(unlink(me.id))).toBe("SELF_FORBIDDEN");
  });
});

describe("a site that only the provider signs in to", () => {
  test("lets nobody in by themselves, but an account for the day that the operator names", async () => {
    await using only = await startTestServer({ env: oidcSettings(provider, { OIDC_ONLY: "1" }) });
    const [root] = await only.db.update(users).set({ localSignInUntil: null }).returning();
    const username = root?.username ?? "";
    const body = { username, password: testPassword };
    const signIn = () => outcomeOf(only.call("POST /login", { body }));
    expect(await signIn()).toBe("LOCAL_SIGN_IN_OFF");
    expect(
      await outcomeOf(only.call("POST /login", { body: { ...body, password: "wrong" } })),
    ).toBe("LOCAL_SIGN_IN_OFF");
    expect(
      await outcomeOf(only.call("POST /login", { body: { ...body, username: "nobody" } })),
    ).toBe("LOCAL_SIGN_IN_OFF");

    await expect(letIn(only.db, "nobody", new Date())).rejects.toThrow("There is no account");
    expect(await letIn(only.db, username, new Date())).toContain(`${username} may sign in`);
    expect(await signIn()).toBe("done");
    only.advance(24 * 60 * 60_000 + 1);
    expect(await signIn()).toBe("LOCAL_SIGN_IN_OFF");
  });
});
