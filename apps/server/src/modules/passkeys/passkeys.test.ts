import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enrol } from "../../../tests/_authenticator.ts";
import { result } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { addPasskey, challengeOf, Passkey, type PasskeyFlaws } from "../../../tests/_passkey.ts";
import { makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog, signInLog } from "../../../tests/_log.ts";
import {
  notifications,
  passkeyChallenges,
  passkeys,
  roles,
  signInLogs,
} from "../../db/schema/index.ts";
import { issueChallenge } from "../../auth/passkey-challenges.ts";
import { MAX_PASSKEYS } from "./own-passkeys.ts";

const minute = 60_000;
const signInBegin = "POST /api/passkey/signIn/begin";
const stepUpBegin = "POST /api/passkey/stepUp/begin";
const begin = "POST /api/passkey/begin";
let server: TestServer;
let admin: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn("admin");
});
afterAll(() => server[Symbol.asyncDispose]());

/** Rate limits of one test are none of the next one's. */
beforeEach(() => server.advance(2 * minute));

/** A new person, signed in. */
async function newPerson(
  role = "editor",
): Promise<{ id: string; username: string; token: string }> {
  const username = `key-person${(count += 1)}`;
  const id = await makeUser(server, admin, username, [await roleId(server, role)]);
  return { id, username, token: await server.signIn(username) };
}

/** A new person with a passkey. */
async function keyed() {
  const { id: userId, ...person } = await newPerson();
  const { id: passkeyId, ...added } = await addPasskey(server, person.token);
  return { userId, passkeyId, ...person, ...added };
}

const outcome = async (reply: Promise<{ body: { errorCode?: string | undefined } }>) =>
  (await reply).body.errorCode ?? "done";

const call = (line: string, token: string, body?: object) =>
  outcome(server.call(line, { token, ...(body && { body }) }));

const send = (credential: object) =>
  server.call<"passkeysSignIn">("POST /api/passkey/signIn", { body: { credential } });

async function signInWith(passkey: Passkey, flaws?: PasskeyFlaws) {
  return send(passkey.assert(await challengeOf(server, signInBegin), flaws));
}

function login(username: string, code?: string) {
  const body = { username, password: testPassword, ...(code !== undefined && { code }) };
  return server.call<"sessionLogin">("POST /login", { body });
}

const listed = async (token: string) =>
  result(await server.call<"passkeysList">("GET /api/passkey", { token }));

async function confirm(token: string, passkey: Passkey, flaws?: PasskeyFlaws) {
  const credential = passkey.attest(await challengeOf(server, begin, token), flaws);
  return call("POST /api/passkey/confirm", token, { name: "Laptop", credential });
}

describe("adding a passkey", () => {
  test("asks the browser for one that is discoverable and verifies its user, for the site's host", async () => {
    const { id, username, token } = await newPerson();
    const options = result(await server.call<"passkeysBegin">(begin, { token }));
    expect(options).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: "127.0.0.1", name: "Atrium" },
      user: { id: Buffer.from(id).toString("base64url"), name: username },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      excludeCredentials: [],
    });
  });

  test("gives recovery codes with the first, ends the other sessions, and tells the person", async () => {
    const { id, username, token } = await newPerson();
    const elsewhere = await server.signIn(username);
    const first = await addPasskey(server, token, " Laptop ");
    expect(first.recoveryCodes).toHaveLength(10);
    expect(await call("GET /user/current", elsewhere)).toBe("UNAUTHENTICATED");
    const second = await addPasskey(server, token, "Phone");
    expect(second.recoveryCodes).toBeNull();
    expect((await listed(token)).map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
      ["Phone", null],
      ["Laptop", null],
    ]);
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(told.map(({ detail }) => detail)).toContain("passkeyAdded");
  });

  test.each<[string, PasskeyFlaws]>([
    ["another site's", { origin: "https://elsewhere.example" }],
    ["another host's", { rpId: "elsewhere.example" }],
    ["one asked for inside another site's page", { framed: true }],
    ["one that did not verify its user", { verified: false }],
    ["the answer to another question", { type: "webauthn.get" }],
  ])("refuses %s", async (_name, flaws) => {
    const { token } = await newPerson();
    expect(await confirm(token, new Passkey(server), flaws)).toBe("PASSKEY_WRONG");
    expect(await listed(token)).toEqual([]);
  });

  test("takes a challenge once, in its own session, for its own use, and for five minutes", async () => {
    const { token } = await newPerson();
    const { token: other } = await newPerson();
    const passkey = new Passkey(server);
    const confirmWith = (challenge: string) =>
      call("POST /api/passkey/confirm", token, {
        name: "Laptop",
        credential: passkey.attest(challenge),
      });
    expect(await confirmWith(await challengeOf(server, begin, other))).toBe("PASSKEY_WRONG");
    expect(await confirmWith(await challengeOf(server, signInBegin))).toBe("PASSKEY_WRONG");
    expect(await confirmWith("c".repeat(43))).toBe("PASSKEY_WRONG");
    const late = await challengeOf(server, begin, token);
    server.advance(5 * minute + 1000);
    expect(await confirmWith(late)).toBe("PASSKEY_WRONG");
    const challenge = await challengeOf(server, begin, token);
    expect(await confirmWith(challenge)).toBe("done");
    expect(await confirmWith(challenge)).toBe("PASSKEY_WRONG");
  });

  test("has no challenge for a session that ended during the call", async () => {
    const ended = { purpose: "add", sessionId: "ended" } as const;
    const challenge = issueChallenge(server.db, ended, new Date());
    await expect(challenge).rejects.toMatchObject({ errorCode: "UNAUTHENTICATED" });
  });

  test("refuses a passkey that somebody has, and more than an account may have", async () => {
    const { userId: id, token, passkey } = await keyed();
    expect(await confirm(token, passkey)).toBe("DUPLICATE");
    const rows = Array.from({ length: MAX_PASSKEYS - 1 }, (_none, n) => ({
      userId: id,
      credentialId: `${id} ${n}`,
      publicKey: "",
      counter: 0,
      transports: [],
      synced: false,
      name: `Key ${n}`,
      createdAt: new Date(),
    }));
    await server.db.insert(passkeys).values(rows);
    expect(await call(begin, token)).toBe("LIMIT_REACHED");
  });

  test("counts as the second factor that a role requires", async () => {
    const { token } = await newPerson();
    const editor = eq(roles.id, await roleId(server, "editor"));
    await server.db.update(roles).set({ requireSecondFactor: true }).where(editor);
    try {
      expect(await call("GET /api/dtArticle/page", token)).toBe("SECOND_FACTOR_DUE");
      await addPasskey(server, token);
      expect(await call("GET /api/dtArticle/page", token)).toBe("done");
    } finally {
      await server.db.update(roles).set({ requireSecondFactor: false }).where(editor);
    }
  });
});

describe("signing in with a passkey", () => {
  test("takes neither a name nor a password, and notes the use", async () => {
    const { userId: id, username, token, passkey } = await keyed();
    const userHandle = Buffer.from(id).toString("base64url");
    const reply = await signInWith(passkey, { userHandle });
    const session = result(reply);
    const me = await server.call<"usersCurrent">("GET /user/current", { token: session.token });
    expect(result(me).username).toBe(username);
    expect(reply.headers.get("set-cookie")).toMatch(/^atrium-device=.*HttpOnly/);
    expect((await listed(token))[0]?.lastUsedAt).toEqual(expect.any(String));
    const log = await signInLog(server, eq(signInLogs.userId, id));
    expect(log.at(-1)).toMatchObject({ username, errorCode: null, method: "passkey" });
  });

  test("tells a stranger nothing of who has one", async () => {
    const options = result(await server.call<"passkeysSignInBegin">(signInBegin));
    expect(options).toMatchObject({ rpId: "127.0.0.1", userVerification: "required" });
    expect(options.allowCredentials).toEqual([]);
  });

  test.each<[string, PasskeyFlaws]>([
    ["another site's", { origin: "https://elsewhere.example" }],
    ["another host's", { rpId: "elsewhere.example" }],
    ["one asked for inside another site's page", { framed: true }],
    ["one that did not verify its user", { verified: false }],
    ["the answer to another question", { type: "webauthn.create" }],
    ["one made for another account", { userHandle: "c29tZWJvZHk" }],
  ])("refuses %s, and logs it", async (_name, flaws) => {
    const { userId: id, passkey } = await keyed();
    expect(await outcome(signInWith(passkey, flaws))).toBe("PASSKEY_WRONG");
    const log = await signInLog(server, eq(signInLogs.userId, id));
    expect(log.at(-1)?.errorCode).toBe("PASSKEY_WRONG");
    expect(await outcome(signInWith(passkey))).toBe("done");
  });

  test("refuses an unknown passkey, another one's signature, and what is no answer at all", async () => {
    const { passkey } = await keyed();
    expect(await outcome(signInWith(new Passkey(server)))).toBe("PASSKEY_WRONG");
    const challenge = await challengeOf(server, signInBegin);
    const forged = { ...new Passkey(server).assert(challenge), id: passkey.assert("").id };
    expect(await outcome(send(forged))).toBe("PASSKEY_WRONG");
    const nothing = { clientDataJSON: "bm8", authenticatorData: "bm8", signature: "bm8" };
    expect(await outcome(send({ id: forged.id, response: nothing }))).toBe("PASSKEY_WRONG");
  });

  test("takes an answer once, of however many at a time", async () => {
    const { passkey } = await keyed();
    const answer = passkey.assert(await challengeOf(server, signInBegin));
    const tries = await Promise.all(Array.from({ length: 4 }, () => outcome(send(answer))));
    expect(tries.toSorted()).toEqual(["PASSKEY_WRONG", "PASSKEY_WRONG", "PASSKEY_WRONG", "done"]);
  });

  test("refuses a copy, whose count of signatures falls behind", async () => {
    const { passkey } = await keyed();
    passkey.counter = 7;
    expect(await outcome(signInWith(passkey))).toBe("done");
    passkey.counter = 7;
    expect(await outcome(signInWith(passkey))).toBe("PASSKEY_WRONG");
    passkey.counter = 8;
    expect(await outcome(signInWith(passkey))).toBe("done");
  });

  test("refuses a disabled account", async () => {
    const { userId: id, passkey } = await keyed();
    const body = { id, version: 1, status: "disabled" };
    result(await server.call("PUT /user/update", { token: admin, body }));
    expect(await outcome(signInWith(passkey))).toBe("ACCOUNT_DISABLED");
  });

  test("is limited by address, and leaves no challenge behind that has expired", async () => {
    for (let i = 0; i < 60; i += 1) await server.call(signInBegin);
    expect(await outcome(server.call(signInBegin))).toBe("RATE_LIMITED");
    server.advance(6 * minute);
    await server.call(signInBegin);
    expect(await server.db.$count(passkeyChallenges)).toBe(1);
  });
});

describe("an account with a passkey", () => {
  test("signs in with its password no more, but with a recovery code beside it", async () => {
    const { username, recoveryCodes } = await keyed();
    const [first = ""] = recoveryCodes ?? [];
    expect(await outcome(login(username))).toBe("SECOND_FACTOR_REQUIRED");
    expect(await outcome(login(username, "000000"))).toBe("SECOND_FACTOR_WRONG");
    expect(await outcome(login(username, first))).toBe("done");
    expect(await outcome(login(username, first))).toBe("SECOND_FACTOR_WRONG");
  });

  test("gets new recovery codes in a confirmed session without a code, unless it has an app", async () => {
    const { username, token, recoveryCodes } = await keyed();
    const renew = "POST /api/secondFactor/recoveryCodes";
    const renewed = result(
      await server.call<"secondFactorRecoveryCodes">(renew, { token, body: {} }),
    );
    expect(await outcome(login(username, recoveryCodes?.[0]))).toBe("SECOND_FACTOR_WRONG");
    expect(await outcome(login(username, renewed.recoveryCodes[0]))).toBe("done");
    await enrol(server, token);
    expect(await call(renew, token, {})).toBe("SECOND_FACTOR_REQUIRED");
  });

  test("keeps it and its codes when the app is removed, and the app when it is removed", async () => {
    const { username, token, userId: id } = await keyed();
    const { app, recoveryCodes } = await enrol(server, token);
    server.advance(minute);
    expect(await call("POST /api/secondFactor/disable", token, { code: app.code() })).toBe("done");
    expect(await outcome(login(username))).toBe("SECOND_FACTOR_REQUIRED");
    expect(await outcome(login(username, recoveryCodes[0]))).toBe("done");
    const again = await enrol(server, token);
    server.advance(minute);
    expect(await call(`DELETE /api/passkey/${(await listed(token))[0]?.id}`, token)).toBe("done");
    expect(await outcome(login(username, again.app.code()))).toBe("done");
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(told.map(({ detail }) => detail)).toContain("passkeyRemoved");
  });

  test("loses it by its owner alone, and its recovery codes with the last", async () => {
    const { username, token, passkey, passkeyId } = await keyed();
    expect(await call(`DELETE /api/passkey/${passkeyId}`, admin)).toBe("NOT_FOUND");
    expect(await call(`DELETE /api/passkey/${passkeyId}`, token)).toBe("done");
    expect(await outcome(signInWith(passkey))).toBe("PASSKEY_WRONG");
    expect(await outcome(login(username))).toBe("done");
    const factor = await server.call<"secondFactorGet">("GET /api/secondFactor", { token });
    expect(result(factor).recoveryCodesLeft).toBe(0);
  });

  test("is reset by an administrator, with its sessions", async () => {
    const { userId, username, token, passkey } = await keyed();
    expect(await call(`PUT /user/resetSecondFactor?id=${userId}`, admin)).toBe("done");
    expect(await call("GET /user/current", token)).toBe("UNAUTHENTICATED");
    expect(await outcome(signInWith(passkey))).toBe("PASSKEY_WRONG");
    expect(await outcome(login(username))).toBe("done");
  });
});

describe("a step-up with a passkey", () => {
  const stepUp = (token: string, credential: object) =>
    call("POST /api/passkey/stepUp", token, { credential });

  test("confirms the session, for what asks for it", async () => {
    await using careful = await startTestServer({ limits: { stepUpMs: 10 * minute } });
    const token = await careful.signIn("admin");
    const { passkey } = await addPasskey(careful, token);
    careful.advance(11 * minute);
    const asked = () => outcome(careful.call(begin, { token }));
    expect(await asked()).toBe("STEP_UP_REQUIRED");
    const challenge = await challengeOf(careful, stepUpBegin, token);
    const body = { credential: passkey.assert(challenge) };
    expect(await outcome(careful.call("POST /api/passkey/stepUp", { token, body }))).toBe("done");
    expect(await asked()).toBe("done");
  });

  test("names the account's own passkeys, and takes no others, nor another session's challenge", async () => {
    const { token, passkey } = await keyed();
    const other = await keyed();
    const options = result(await server.call<"passkeysStepUpBegin">(stepUpBegin, { token }));
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.assert("").id]);
    expect(await stepUp(token, other.passkey.assert(options.challenge))).toBe("PASSKEY_WRONG");
    const foreign = await challengeOf(server, stepUpBegin, other.token);
    expect(await stepUp(token, passkey.assert(foreign))).toBe("PASSKEY_WRONG");
    expect(await stepUp(token, passkey.assert(options.challenge))).toBe("done");
  });

  test("needs a passkey", async () => {
    const { token } = await newPerson();
    expect(await call(stepUpBegin, token)).toBe("NOT_FOUND");
  });
});

test("nothing that signs is written anywhere: no challenge, no signature, no recovery code", async () => {
  const { token, recoveryCodes } = await keyed();
  const challenge = await challengeOf(server, begin, token);
  const written = JSON.stringify([await operationLog(server), server.log]);
  for (const secret of [challenge, ...(recoveryCodes ?? [])]) expect(written).not.toContain(secret);
});
