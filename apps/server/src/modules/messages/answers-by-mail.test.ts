import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startMailServer, type TestMailServer } from "../../../tests/_smtp-server.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { versionQuery } from "../../../tests/_seen.ts";
import { mails, messages } from "../../db/schema/index.ts";
import { forgetOldMails, sendDueMails } from "../mail/send-due-mails.ts";
import { smtpTransport } from "../mail/smtp-transport.ts";

/* Answers to messages, sent to a real mail server. */

const from = "Harbour <office@example.com>";
let smtp: TestMailServer;
let server: TestServer;
let token: string;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({
    env: { LIMITS_SCALE: "1000", SMTP_URL: smtp.url, MAIL_FROM: from },
  });
  token = await server.signIn("moderator");
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

/** A visitor leaves a message; returns its id. */
async function leave(content: string, more: object): Promise<string> {
  const body = { name: "Wang Lin", content, ...more };
  result(await server.call("POST /api/app/other/leaveMessage", { body }));
  const [row] = await server.db.select().from(messages).where(eq(messages.content, content));
  return row?.id ?? "";
}

const get = async (id: string) =>
  result(await server.call<"messagesGet">(`GET /api/dtMessage/get/${id}`, { token }));
const reply = (body: object) => server.call("POST /api/dtMessage/reply", { token, body });
const answers = async (id: string) =>
  result(await server.call<"messagesAnswers">(`GET /api/dtMessage/answer/list/${id}`, { token }));
const send = () =>
  sendDueMails(
    server.db,
    smtpTransport({ smtpUrl: smtp.url, from }, "example.com"),
    () => new Date(),
  );

describe("an answer by mail", () => {
  test("reaches the visitor once, and is kept with its state beside notes", async () => {
    const subject = "Berth\r\nBcc: all@example.com";
    const id = await leave("Is there a berth <b>free</b>?", { email: "lin@example.com", subject });
    expect((await get(id)).allowedActions).toContain("mail");
    result(await reply({ id, version: 1, content: "Called her.", status: "processing" }));
    result(await reply({ id, version: 2, content: "There is one.", sendMail: true }));
    expect(await answers(id)).toMatchObject([
      { content: "Called her.", mailTo: null, mailStatus: null },
      { content: "There is one.", mailTo: "lin@example.com", mailStatus: "queued" },
    ]);
    await send();
    await expect.poll(async () => (await answers(id))[1]?.mailStatus).toBe("sent");
    expect(smtp.received).toHaveLength(2);
    const copy = smtp.received.find(({ text }) => text.includes("your message"));
    const answer = smtp.received.find((mail) => mail !== copy);
    expect(copy?.recipients).toEqual(["lin@example.com"]);
    expect(copy?.text).toMatch(/^Subject: .*: your message [0-9A-F]{4}-[0-9A-F]{4}\r$/m);
    expect(answer?.recipients).toEqual(["lin@example.com"]);
    expect(answer?.text).toMatch(/^Subject: Re: Berth Bcc: all@example\.com\r$/m);
    expect(answer?.text).not.toMatch(/^Bcc:/m);
    expect(answer?.text).toContain("There is one.");
    expect(await get(id)).toMatchObject({ status: "closed", reply: "There is one." });
  });

  test("that is refused for good is shown as not sent", async () => {
    const id = await leave("Hello?", { email: "nobody@example.com" });
    result(await reply({ id, version: 1, content: "Hello.", sendMail: true }));
    await send();
    await expect.poll(async () => (await answers(id))[0]?.mailStatus).toBe("failed");
  });

  test("is not queued when the version is stale, or without an address", async () => {
    const id = await leave("Call me", { phone: "+86 571 5555" });
    expect((await get(id)).allowedActions).not.toContain("mail");
    const refused = await reply({ id, version: 1, content: "Hello.", sendMail: true });
    expect(refused.body.fieldErrors).toMatchObject([{ field: "sendMail", code: "noAddress" }]);
    const other = await leave("Write to me", { email: "lin@example.com" });
    const before = await server.db.$count(mails);
    const stale = await reply({ id: other, version: 9, content: "Hello.", sendMail: true });
    expect(stale.body.errorCode).toBe("VERSION_CONFLICT");
    expect(await server.db.$count(mails)).toBe(before);
    expect(await answers(other)).toEqual([]);
  });

  test("keeps its state when old mails are forgotten, and goes with the message", async () => {
    const id = await leave("Long ago", { email: "lin@example.com" });
    result(await reply({ id, version: 1, content: "Hello.", sendMail: true }));
    const later = new Date(Date.now() + 40 * 86_400_000);
    await forgetOldMails(server.db, later);
    expect((await answers(id))[0]?.mailStatus).not.toBeNull();
    result(
      await server.call(
        `DELETE /api/dtMessage/delete/${id}${await versionQuery(server, messages, id)}`,
        { token },
      ),
    );
    await forgetOldMails(server.db, later);
    expect(await server.db.$count(mails, eq(mails.to, "lin@example.com"))).toBeLessThan(3);
  });
});

test("a server without a mail server offers no mail, and refuses it", async () => {
  await using plain = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  const as = await plain.signIn("moderator");
  const body = { name: "Lin", email: "lin@example.com", content: "Hello" };
  result(await plain.call("POST /api/app/other/leaveMessage", { body }));
  const page = await plain.call<"messagesPage">("GET /api/dtMessage/page", { token: as });
  const [message] = result(page).records;
  expect(message?.allowedActions).toEqual(["update", "reply", "assign", "delete"]);
  const answer = { id: message?.id, version: 1, content: "Hello.", sendMail: true };
  const refused = await plain.call("POST /api/dtMessage/reply", { token: as, body: answer });
  expect(refused.body.fieldErrors).toMatchObject([{ field: "sendMail", code: "unavailable" }]);
});
