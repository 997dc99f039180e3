import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { companyId, makeRole, makeUser, roleId } from "../../../tests/_people.ts";
import { startMailServer } from "../../../tests/_smtp-server.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { mails, operationLogs, passwordLinks } from "../../db/schema/index.ts";

const HOUR_MS = 3_600_000;
const password = "a quiet harbour at dawn";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
});
afterAll(() => server[Symbol.asyncDispose]());

let count = 0;

async function invitee(on = server, fields: object = {}) {
  count += 1;
  const token = await on.signIn("admin");
  const username = `guest${count}`;
  const account = {
    name: "Ingrid Berg",
    orgId: await companyId(on),
    roleIds: [await roleId(on, "editor")],
  };
  const body = { username, ...account, ...fields };
  const { id } = result(await on.call<"usersAdd">("POST /user/add", { token, body }));
  return { id, username, token };
}

const send = (id: string, token: string, on = server) =>
  on.call<"usersSendPasswordLink">(`PUT /user/passwordLink?id=${id}`, { token });
const get = async (id: string, token: string, on = server) =>
  result(await on.call<"usersGet">(`GET /user/${id}`, { token }));
const open = (token: string) =>
  server.call<"sessionOpenPasswordLink">("POST /api/passwordLink/open", { body: { token } });
const use = (token: string, chosen = password, on = server) =>
  on.call<"sessionChoosePassword">("POST /api/passwordLink/use", {
    body: { token, password: chosen },
  });
const signIn = (username: string, chosen: string) =>
  server.call<"sessionLogin">("POST /login", { body: { username, password: chosen } });

async function sent(id: string, token: string) {
  const { link } = result(await send(id, token));
  return new URL(link ?? "").hash.replace("#password-link=", "");
}

const refusal = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];

describe("an invitation", () => {
  test("lets the person choose the first password, once, and is stored as a hash alone", async () => {
    const { id, username, token } = await invitee();
    expect(await get(id, token)).toMatchObject({ hasPassword: false, passwordLink: null });
    expect(refusal(await signIn(username, ""))).toEqual([400, "VALIDATION_FAILED"]);
    expect(refusal(await signIn(username, password))).toEqual([400, "BAD_CREDENTIALS"]);

    const secret = await sent(id, token);
    expect((await get(id, token)).passwordLink).toMatchObject({ mail: "none" });
    const [stored] = await server.db
      .select()
      .from(passwordLinks)
      .where(eq(passwordLinks.userId, id));
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(result(await open(secret))).toMatchObject({
      username,
      name: "Ingrid Berg",
      isInvitation: true,
      expiresAt: stored?.expiresAt.toISOString(),
    });

    expect(refusal(await use(secret, `${username}-1`))).toEqual([400, "PASSWORD_WEAK"]);
    const both = await Promise.all([use(secret), use(secret)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(refusal(await open(secret))).toEqual([410, "GONE"]);
    expect((await signIn(username, password)).body.result).toMatchObject({
      mustChangePassword: false,
    });
    expect(await get(id, token)).toMatchObject({ hasPassword: true, passwordLink: null });

    const log = await operationLog(server, eq(operationLogs.targetId, id));
    expect(log.map(({ operationId, username: by }) => [operationId, by])).toEqual([
      ["usersAdd", "admin"],
      ["usersSendPasswordLink", "admin"],
      ["sessionChoosePassword", username],
    ]);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  test("ends when it is sent again, revoked or expired, and when the account is disabled, gets a password or another e-mail address", async () => {
    const { id, token } = await invitee();
    const first = await sent(id, token);
    const second = await sent(id, token);
    expect(refusal(await open(first))).toEqual([410, "GONE"]);
    const revoke = () => server.call(`DELETE /user/passwordLink/${id}`, { token });
    expect((await revoke()).status).toBe(200);
    expect(refusal(await revoke())).toEqual([404, "NOT_FOUND"]);
    expect(refusal(await use(second))).toEqual([410, "GONE"]);

    const third = await sent(id, token);
    await server.call(`PUT /user/resetPwd?id=${id}`, { token });
    expect(refusal(await open(third))).toEqual([410, "GONE"]);

    const fourth = await sent(id, token);
    const { version } = await get(id, token);
    await server.call("PUT /user/update", { token, body: { id, version, status: "disabled" } });
    expect(refusal(await open(fourth))).toEqual([410, "GONE"]);
    expect(refusal(await send(id, token))).toEqual([400, "ACCOUNT_DISABLED"]);

    const moved = await invitee(server, { email: "typo@example.com" });
    const mistaken = await sent(moved.id, moved.token);
    const seen = { id: moved.id, version: (await get(moved.id, token)).version };
    const corrected = { ...seen, email: "ingrid@example.com" };
    await server.call("PUT /user/update", { token, body: corrected });
    expect(refusal(await open(mistaken))).toEqual([410, "GONE"]);

    const late = await invitee();
    const fifth = await sent(late.id, late.token);
    server.advance(72 * HOUR_MS - 60_000);
    expect((await open(fifth)).status).toBe(200);
    server.advance(60_000);
    expect(refusal(await open(fifth))).toEqual([410, "GONE"]);
    expect(refusal(await use(fifth))).toEqual([410, "GONE"]);
  });

  test("that was handed over ends when the account may do more, its owner has chosen a password, or its maker may make it no more", async () => {
    const { id, username, token } = await invitee();
    const maker = await makeRole(server, "hands-links-over", [
      "system:user:resetPwd",
      "content:article:page",
    ]);
    const makerId = await makeUser(server, token, "link.maker", [maker]);
    const asMaker = await server.signIn("link.maker");
    const roleIds = [await makeRole(server, "one-who-gets-more", ["content:article:page"])];
    const change = async (of: string, fields: object) => {
      const { version } = await get(of, token);
      const body = { id: of, version, ...fields };
      result(await server.call("PUT /user/update", { token, body }));
    };
    await change(id, { roleIds });
    const first = await sent(id, asMaker);
    expect((await open(first)).status).toBe(200);
    await change(id, { roleIds: [await roleId(server, "admin")] });
    expect(refusal(await use(first))).toEqual([410, "GONE"]);

    await change(id, { roleIds });
    expect((await use(await sent(id, asMaker))).status).toBe(200);
    const second = await sent(id, asMaker);
    const session = (await signIn(username, password)).body.result.token;
    const pair = { oldPassword: password, newPassword: `${password}-2` };
    result(await server.call("PUT /user/updatePwd", { token: session, body: pair }));
    expect(refusal(await open(second))).toEqual([410, "GONE"]);

    const third = await sent(id, asMaker);
    await change(makerId, { status: "disabled" });
    expect(refusal(await use(third))).toEqual([410, "GONE"]);
  });

  test("does not make an administrator of somebody who cannot sign in yet", async () => {
    const { id, token } = await invitee(server, { roleIds: [await roleId(server, "admin")] });
    const admins = await server.call<"usersPage">(
      `GET /user/page?roleId=${await roleId(server, "admin")}`,
      { token },
    );
    const only = result(admins).records.find((one) => one.id !== id);
    expect(only?.allowedActions).not.toContain("disable");
  });
});

test("a link for somebody with a password changes nothing until it is used, then ends all access", async () => {
  const token = await server.signIn("admin");
  const id = await makeUser(server, token, "forgetful", [await roleId(server, "editor")]);
  const theirs = await server.signIn("forgetful");
  const current = () => server.call("GET /user/current", { token: theirs });
  const secret = await sent(id, token);
  expect(result(await open(secret)).isInvitation).toBe(false);
  expect((await current()).status).toBe(200);
  expect((await use(secret)).status).toBe(200);
  expect((await current()).status).toBe(401);
  expect((await signIn("forgetful", password)).status).toBe(200);

  const other = await sent(id, token);
  server.advance(HOUR_MS);
  expect(refusal(await open(other))).toEqual([410, "GONE"]);
});

test("nobody sends one to themselves, to somebody above them, or without the permission", async () => {
  const token = await server.signIn("admin");
  const self = result(await server.call<"usersCurrent">("GET /user/current", { token }));
  expect(refusal(await send(self.id, token))).toEqual([403, "SELF_FORBIDDEN"]);
  const editor = await server.signIn("editor");
  expect(refusal(await send(self.id, editor))).toEqual([403, "FORBIDDEN"]);
});

describe("where the server sends mail", () => {
  test("the link is made when its mail is sent, and nobody else ever has it", async () => {
    await using mail = await startMailServer();
    await using mailing = await startTestServer({
      env: { LIMITS_SCALE: "100", SMTP_URL: mail.url, MAIL_FROM: "atrium@example.com" },
    });
    const { id, token } = await invitee(mailing, { email: "ingrid@example.com" });
    const reply = await send(id, token, mailing);
    expect(result(reply)).toMatchObject({ link: null, mailedTo: "ingrid@example.com" });
    await expect.poll(() => mail.received.length, { timeout: 10_000 }).toBe(1);
    const [received] = mail.received;
    const text = received?.text.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
    const [, secret = ""] = /\/login#password-link=([\w-]{43})/.exec(text) ?? [];
    expect(received?.recipients).toEqual(["ingrid@example.com"]);
    expect(JSON.stringify(await mailing.db.select().from(mails))).not.toContain(secret);
    await expect.poll(async () => (await get(id, token, mailing)).passwordLink?.mail).toBe("sent");
    expect((await use(secret, password, mailing)).status).toBe(200);
  });

  test("a mail that waits is dropped with its link", async () => {
    await using mailing = await startTestServer({
      env: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "atrium@example.com" },
    });
    const { id, token } = await invitee(mailing, { email: "ingrid@example.com" });
    await send(id, token, mailing);
    await send(id, token, mailing);
    expect(await mailing.db.$count(mails)).toBe(1);
    await mailing.call(`DELETE /user/passwordLink/${id}`, { token });
    expect(await mailing.db.$count(mails)).toBe(0);
  });
});
