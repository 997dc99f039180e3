import { eq } from "drizzle-orm";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enrol } from "../../../tests/_authenticator.ts";
import { result } from "../../../tests/_content.ts";
import {
  clientId,
  clientSecret,
  IdentityProvider,
  type Person,
} from "../../../tests/_identity-provider.ts";
import {
  askProvider,
  beginAt,
  oidcSettings,
  outcomeOf as outcome,
  redirectUri,
  sendAnswer,
  signInAs,
} from "../../../tests/_oidc-sign-in.ts";
import { makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog, signInLog } from "../../../tests/_log.ts";
import {
  notifications,
  oidcAttempts,
  oidcIdentities,
  signInLogs,
  users,
} from "../../db/schema/index.ts";

const minute = 60_000;
let provider: IdentityProvider;
let server: TestServer;
let admin: string;
let count = 0;

const settings = (more: Record<string, string> = {}) => oidcSettings(provider, more);

beforeAll(async () => {
  provider = await IdentityProvider.start(redirectUri);
  server = await startTestServer({ env: settings() });
  admin = await server.signIn("admin");
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
beforeEach(() => {
  Object.assign(provider, { amr: ["pwd"], tamper: null, published: null });
});

/** Somebody with an account, whom the provider knows by the same address. */
async function newPerson(): Promise<{ id: string; username: string; person: Person }> {
  const username = `harbour${(count += 1)}`;
  const email = `${username}@example.com`;
  const roles = [await roleId(server, "editor")];
  const id = await makeUser(server, admin, username, roles, { email });
  const person = { sub: `subject-${count}`, email: email.toUpperCase(), email_verified: true };
  return { id, username, person };
}

const begin = (at: TestServer = server) => beginAt(at);
const ask = (person: Person, at: TestServer = server) => askProvider(provider, person, at);
const send = (answer: object, cookie: string, at: TestServer = server) =>
  sendAnswer(answer, cookie, at);
const signIn = (person: Person, at: TestServer = server) => signInAs(provider, person, at);

async function whoIs(token: string, at: TestServer = server): Promise<string> {
  return result(await at.call<"usersCurrent">("GET /user/current", { token })).username;
}

describe("signing in with the identity provider", () => {
  test("links the account with the verified address, and knows the person by subject from then on", async () => {
    const { id, username, person } = await newPerson();
    expect(await whoIs(result(await signIn(person)).token)).toBe(username);
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(told.map(({ detail }) => detail)).toContain("identityLinked");
    const moved = { ...person, email: "elsewhere@example.com" };
    expect(await whoIs(result(await signIn(moved)).token)).toBe(username);
    const log = await signInLog(server, eq(signInLogs.userId, id));
    expect(log.map(({ errorCode, method }) => errorCode ?? method)).toEqual([
      "provider",
      "provider",
    ]);
  });

  test("asks with PKCE, a state and a nonce, for a code at the sign-in page", async () => {
    const { url, cookie } = await begin();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: clientId,
      response_type: "code",
      redirect_uri: redirectUri,
      code_challenge_method: "S256",
      scope: "openid email profile",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(asked[name]).toMatch(/^[\w-]{43}$/);
    }
    expect(cookie).toMatch(/^atrium-oidc=[\w-]{43}$/);
  });

  test("counts once, and only in the browser that began it", async () => {
    const { person } = await newPerson();
    const { answer, cookie } = await ask(person);
    const { cookie: other } = await begin();
    expect(await outcome(send(answer, other))).toBe("OIDC_FAILED");
    expect(await outcome(send(answer, ""))).toBe("OIDC_FAILED");
    expect(await outcome(send(answer, cookie))).toBe("done");
    expect(await outcome(send(answer, cookie))).toBe("OIDC_FAILED");
  });

  test("expires after ten minutes", async () => {
    await using late = await startTestServer({ env: settings() });
    const { answer, cookie } = await ask({ sub: "late" }, late);
    late.advance(10 * minute + 1000);
    expect(await outcome(send(answer, cookie, late))).toBe("OIDC_FAILED");
    await begin(late);
    expect(await late.db.$count(oidcAttempts)).toBe(1);
  });

  test("says when the provider refused", async () => {
    const { cookie, url } = await begin();
    const state = new URL(url).searchParams.get("state");
    expect(await outcome(send({ state, error: "access_denied" }, cookie))).toBe("OIDC_FAILED");
  });

  test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ["for another client", (claims) => ({ ...claims, aud: "somebody-else" })],
    ["of another issuer", (claims) => ({ ...claims, iss: "https://id.example.com" })],
    ["for another attempt", (claims) => ({ ...claims, nonce: "another" })],
    ["that has expired", (claims) => ({ ...claims, exp: Number(claims["iat"]) - 60 })],
  ])("refuses an ID token %s", async (_name, tamper) => {
    const { person } = await newPerson();
    provider.tamper = tamper;
    expect(await outcome(signIn(person))).toBe("OIDC_FAILED");
    provider.tamper = (claims) => claims;
    expect(await outcome(signIn(person))).toBe("done");
  });

  test("refuses an ID token that the provider's keys have not signed", async () => {
    const { person } = await newPerson();
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const jwk = { ...publicKey.export({ format: "jwk" }), kid: "another", use: "sig" };
    provider.published = { keys: [jwk] };
    expect(await outcome(signIn(person))).toBe("OIDC_FAILED");
  });

  test("goes on when the provider has new keys", async () => {
    const { person } = await newPerson();
    expect(await outcome(signIn(person))).toBe("done");
    provider.rotateKeys();
    expect(await outcome(signIn(person))).toBe("done");
  });

  test.each([
    [80, "done"],
    [100, "OIDC_FAILED"],
  ])("with a clock %i seconds ahead of a token of one minute is %s", async (ahead, expected) => {
    await using early = await startTestServer({
      env: settings(),
      now: () => new Date(Date.now() + ahead * 1000),
    });
    const [{ id } = { id: "" }] = await early.db.select().from(users);
    const issuer = provider.issuer;
    const identity = { issuer, subject: "early", userId: id, createdAt: new Date() };
    await early.db.insert(oidcIdentities).values(identity);
    expect(await outcome(signIn({ sub: "early" }, early))).toBe(expected);
  });

  test("writes no code, token or secret anywhere", async () => {
    const { person } = await newPerson();
    const { answer, cookie } = await ask(person);
    await send(answer, cookie);
    const rows = [await operationLog(server), server.log];
    const written = JSON.stringify([...rows, await server.db.select().from(oidcAttempts)]);
    for (const secret of [answer["code"], answer["state"], clientSecret, cookie.split("=")[1]]) {
      expect(written).not.toContain(secret);
    }
  });
});

test("refuses a provider that says it is another one", async () => {
  const env = { ...settings(), OIDC_ISSUER: provider.issuer.replace("127.0.0.1", "localhost") };
  await using other = await startTestServer({ env });
  expect(await outcome(other.call("POST /api/oidc/begin"))).toBe("OIDC_FAILED");
});

describe("the rules of an account hold", () => {
  test("a disabled one signs in no more", async () => {
    const { id, person } = await newPerson();
    const body = { id, version: 1, status: "disabled" };
    result(await server.call("PUT /user/update", { token: admin, body }));
    expect(await outcome(signIn(person))).toBe("ACCOUNT_DISABLED");
    expect(await server.db.$count(oidcIdentities, eq(oidcIdentities.userId, id))).toBe(0);
  });

  test("one with a second factor signs in if the provider asked for one too", async () => {
    const { username, person } = await newPerson();
    await enrol(server, await server.signIn(username));
    expect(await outcome(signIn(person))).toBe("OIDC_SECOND_FACTOR");
    provider.amr = ["pwd", "mfa"];
    expect(await outcome(signIn(person))).toBe("done");
  });

  test("an address that the provider has not verified links nothing", async () => {
    const { person } = await newPerson();
    expect(await outcome(signIn({ ...person, email_verified: false }))).toBe("OIDC_NO_ACCOUNT");
  });

  test.each([
    ["a subject", { sub: "s".repeat(256) }, "OIDC_FAILED"],
    ["an address", { sub: "long", email: `${"a".repeat(243)}@example.com` }, "OIDC_NO_ACCOUNT"],
  ])("%s that is too long is not taken", async (_name, long, expected) => {
    expect(await outcome(signIn({ email_verified: true, ...long }))).toBe(expected);
  });

  test("a linked account is nobody else's, though they have its address", async () => {
    const { person } = await newPerson();
    expect(await outcome(signIn(person))).toBe("done");
    expect(await outcome(signIn({ ...person, sub: "somebody else" }))).toBe("OIDC_NO_ACCOUNT");
  });
});

describe("somebody without an account", () => {
  const stranger = {
    sub: "stranger",
    email: "Ada.Quay@example.com",
    email_verified: true,
    name: "Ada Quay",
    preferred_username: "Ada Quay",
  };

  test("is refused", async () => {
    expect(await outcome(signIn(stranger))).toBe("OIDC_NO_ACCOUNT");
  });

  test("gets one with the role that is set, once", async () => {
    const env = { ...settings(), OIDC_DEFAULT_ROLE: "auditor" };
    await using open = await startTestServer({ env });
    const { token } = result(await signIn(stranger, open));
    const me = result(await open.call<"usersCurrent">("GET /user/current", { token }));
    expect(me).toMatchObject({ username: "ada-quay", name: "Ada Quay", roles: ["auditor"] });
    expect(me.mustChangePassword).toBe(false);
    const stored = await open.db.select().from(users).where(eq(users.username, "ada-quay"));
    expect(stored).toMatchObject([{ passwordHash: "" }]);
    expect(await whoIs(result(await signIn(stranger, open)).token, open)).toBe("ada-quay");
    const namesake = { ...stranger, sub: "another", email: "other@example.com" };
    expect(await whoIs(result(await signIn(namesake, open)).token, open)).toBe("ada-quay-2");
  });
});

describe("a site without a provider, or one that does not answer", () => {
  test("says so", async () => {
    await using none = await startTestServer();
    expect(await outcome(none.call("POST /api/oidc/begin"))).toBe("NOT_FOUND");
    expect(await outcome(none.call("POST /api/oidc/signIn", { body: { state: "s" } }))).toBe(
      "NOT_FOUND",
    );
    const env = { ...settings(), OIDC_ISSUER: "http://127.0.0.1:9" };
    await using silent = await startTestServer({ env });
    const reply = await silent.call("POST /api/oidc/begin");
    expect([reply.body.errorCode, reply.body.message]).toEqual([
      "OIDC_FAILED",
      "Signing in with Harbour ID did not work. Try again, or sign in another way.",
    ]);
  });
});
