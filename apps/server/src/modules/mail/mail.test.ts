import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { mails, notificationPreferences, notifications, users } from "../../db/schema/index.ts";
import { notify } from "../notifications/notify.ts";
import { composeDigests } from "./compose-digests.ts";
import { queueMail } from "./queue-mail.ts";
import { LEASE_MS, sendDueMails, type MailTransport } from "./send-due-mails.ts";
import { smtpTransport } from "./smtp-transport.ts";

const digests = { siteUrl: "https://example.com/site", language: "en" } as const;

let server: TestServer;
let reader: string;
let smtp: SMTPServer;
let transport: MailTransport;
/** What the mail server has accepted. */
let received: string[] = [];
/** How it refuses the next mails: a code for the recipient. */
let refusal: number | null = null;

beforeAll(async () => {
  server = await startTestServer();
  const admin = await server.signIn("admin");
  reader = await makeUser(server, admin, "reader", [await roleId(server, "editor")]);
  await server.db.update(users).set({ email: "reader@example.com" }).where(eq(users.id, reader));
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, callback) => {
      const error = refusal === null ? null : new Error("no such mailbox");
      callback(error && Object.assign(error, { responseCode: refusal }));
    },
    onData: (stream, _session, callback) => {
      text(stream).then((mail) => {
        received.push(mail);
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  transport = smtpTransport({ smtpUrl, from: "Atrium <atrium@example.com>" }, "example.com");
});

beforeEach(async () => {
  received = [];
  refusal = null;
  await server.db.delete(notifications);
  await server.db.delete(mails);
  await server.db.delete(notificationPreferences);
});

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await server[Symbol.asyncDispose]();
});

const now = new Date("2026-11-23T12:00:00.000Z");
const later = (ms: number) => new Date(now.getTime() + ms);

async function notifyReader(title: string, at = now): Promise<void> {
  const by = { id: "x", name: "Mei" };
  const place = "/content/articles/edit/a1";
  const notice = { kind: "returned", to: [reader], title, detail: "No <date>", place, by } as const;
  await notify(server.db, { ...notice, now: at });
}

async function prefer(mail: "atOnce" | "daily" | "none", language: "en" | "zh-CN" | null = null) {
  await server.db.insert(notificationPreferences).values({ userId: reader, mail, language });
}

async function deliver(at = now): Promise<void> {
  await composeDigests(server.db, digests, at);
  await sendDueMails(server.db, transport, () => at);
}

test("all notices that wait come in one mail, in both forms, each with its place", async () => {
  await notifyReader("Harbour");
  await notifyReader("Sluice");
  await deliver();
  await deliver(later(60_000));
  expect(received).toHaveLength(1);
  const mail = received[0]?.replaceAll("=\r\n", "") ?? "";
  expect(mail).toContain("Subject: 2 new notices");
  expect(mail).toContain("To: reader@example.com");
  expect(mail).toContain("https://example.com/site/content/articles/edit/a1");
  expect(mail).toContain("No &lt;date&gt;");
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("Content-Type: text/html");
});

test("mail is in the reader's language, once a day or never as they prefer, and not about what was read", async () => {
  await prefer("daily", "zh-CN");
  await notifyReader("Harbour");
  await deliver();
  expect(received).toEqual([]);
  await deliver(later(24 * 3_600_000));
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/Subject: =\?UTF-8\?/);
  await notifyReader("Read meanwhile");
  await server.db.update(notifications).set({ readAt: now });
  await deliver(later(48 * 3_600_000));
  await server.db.update(notificationPreferences).set({ mail: "none" });
  await notifyReader("Never");
  await deliver(later(72 * 3_600_000));
  expect(received).toHaveLength(1);
});

test("a mail exists only if its event is committed, and is tried again until it is accepted", async () => {
  const mail = {
    to: "visitor@example.com",
    subject: "Answer",
    text: "Hello",
    html: "<p>Hello</p>",
  };
  const failing = server.db.transaction(async (tx) => {
    await queueMail(tx, mail, now);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await server.db.$count(mails)).toBe(0);

  const id = await queueMail(server.db, { ...mail, subject: "Two\r\nBcc: lines" }, now);
  refusal = 451;
  await deliver();
  const [postponed] = await server.db.select().from(mails);
  expect(postponed).toMatchObject({ attempts: 1, sentAt: null, dueAt: later(60_000) });
  expect(postponed?.error).toContain("no such mailbox");
  refusal = null;
  await deliver();
  expect(received).toEqual([]);
  await deliver(later(60_000));
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <${id}@example.com>`);
  expect(received[0]).toContain("Subject: Two Bcc: lines");
});

test("a mailbox that does not exist is given up", async () => {
  await queueMail(server.db, { to: "x@example.com", subject: "A", text: "A", html: "A" }, now);
  refusal = 550;
  await deliver();
  const [row] = await server.db.select().from(mails);
  expect(row).toMatchObject({ attempts: 1, dueAt: null, sentAt: null });
});

test("two workers send each mail once; one whose worker died is sent after its claim has expired", async () => {
  for (let n = 0; n < 10; n += 1) {
    await queueMail(server.db, { to: `${n}@example.com`, subject: "A", text: "A", html: "A" }, now);
  }
  const two = [1, 2].map(() => sendDueMails(server.db, transport, () => now));
  expect((await Promise.all(two)).reduce((sum, sent) => sum + sent)).toBe(10);
  expect(received).toHaveLength(10);

  await queueMail(server.db, { to: "last@example.com", subject: "A", text: "A", html: "A" }, now);
  const sending = Promise.withResolvers<void>();
  const dying: MailTransport = {
    send: () => {
      sending.resolve();
      return Promise.withResolvers<void>().promise;
    },
  };
  void sendDueMails(server.db, dying, () => now);
  await sending.promise;
  await deliver();
  expect(received).toHaveLength(10);
  await deliver(later(LEASE_MS));
  expect(received).toHaveLength(11);
});
