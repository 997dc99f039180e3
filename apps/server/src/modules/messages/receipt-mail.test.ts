import { afterAll, beforeAll, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startMailServer, type TestMailServer } from "../../../tests/_smtp-server.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { mails } from "../../db/schema/index.ts";
import { receiptMail } from "./receipt-mail.ts";

let smtp: TestMailServer;
let server: TestServer;

beforeAll(async () => {
  smtp = await startMailServer();
  const env = { LIMITS_SCALE: "1000", SMTP_URL: smtp.url, MAIL_FROM: "office@example.com" };
  server = await startTestServer({ env });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

async function leave(email: string, content: string, more: object = {}): Promise<string> {
  const body = { name: "Wang Lin", email, content, ...more };
  const reply = await server.call<"siteLeaveMessage">("POST /api/app/other/leaveMessage", { body });
  return result(reply).reference;
}
const mailsTo = async (email: string) =>
  (await server.db.select().from(mails)).filter(({ to }) => to === email);

test("a visitor gets a copy with the reference, and few of them within an hour", async () => {
  const reference = await leave("lin@example.com", "Is a berth free?");
  const [copy] = await mailsTo("lin@example.com");
  expect(copy?.subject).toContain(reference);
  expect(copy?.text).toContain("> Is a berth free?");
  for (let n = 0; n < 4; n += 1) await leave("lin@example.com", `Again, number ${n}`);
  expect(await mailsTo("lin@example.com")).toHaveLength(3);
});

test("nobody gets a copy of what robots send", async () => {
  await leave("robot@example.com", "Hello", { website: "https://robot.example" });
  expect(await mailsTo("robot@example.com")).toEqual([]);
});

test("the copy has the language of the message, and what was written stays text", () => {
  const parts = { to: "lin@example.com", reference: "12AB-34CD", companyName: "Harbour" };
  const chinese = receiptMail({ ...parts, content: "有泊位吗？\n<b>谢谢</b>" });
  expect(chinese.subject).toBe("Harbour: 您的留言 12AB-34CD");
  expect(chinese.text).toContain("> 有泊位吗？\n> <b>谢谢</b>");
  expect(chinese.html).toContain("有泊位吗？<br>\n&lt;b&gt;谢谢&lt;/b&gt;");
});
