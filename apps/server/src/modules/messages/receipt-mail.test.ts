import { afterAll, beforeAll, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { createProductLine } from "../../../tests/_products.ts";
import { startMailServer, type TestMailServer } from "../../../tests/_smtp-server.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { mails } from "../../db/schema/index.ts";
import { MAX_MESSAGES_AN_HOUR, receiptMail } from "./receipt-mail.ts";

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

test("a visitor gets a receipt with the reference and none of their words, and few of them within an hour", async () => {
  const reference = await leave("lin@example.com", "Verify it at https://phish.example/1 now");
  const [receipt] = await mailsTo("lin@example.com");
  expect(receipt?.subject).toContain(reference);
  expect(receipt?.text).toContain(reference);
  for (const words of ["phish", "Verify", "Wang Lin"]) {
    expect(JSON.stringify(receipt)).not.toContain(words);
  }
  for (let n = 0; n < 2; n += 1) await leave(`lin+${n}@example.com`, `By plus sign, number ${n}`);
  for (let n = 0; n < 4; n += 1) await leave("lin@example.com", `Again, number ${n}`);
  expect(await mailsTo("lin@example.com")).toHaveLength(1);
});

test("the receipt of an enquiry links to the product", async () => {
  const token = await server.signIn("admin");
  const { product: productId } = await createProductLine(server, token, "Radar", { code: "R/1" });
  await leave("buyer@example.com", "What does it cost?", { productId });
  const [receipt] = await mailsTo("buyer@example.com");
  expect(receipt?.text).toContain("The message is about this product: Radar product\nhttp");
  expect(receipt?.text).toContain("/other-detail?type=products&id=R%2F1");
});

test("nobody gets a receipt for what robots send", async () => {
  await leave("robot@example.com", "Hello", { website: "https://robot.example" });
  expect(await mailsTo("robot@example.com")).toEqual([]);
});

test("the receipt has the language of the message", () => {
  const head = { to: "lin@example.com", reference: "12AB-34CD", companyName: "Harbour" };
  const product = { name: "R&D radar", url: "https://example.com/r" };
  const parts = { ...head, product };
  const chinese = receiptMail({ ...parts, isChinese: true });
  expect(chinese.subject).toBe("Harbour: 您的留言 12AB-34CD");
  expect(chinese.text).toContain("编号是 12AB-34CD");
  expect(chinese.text).toContain("留言所询产品：R&D radar\nhttps://example.com/r");
  expect(chinese.html).toContain('<a href="https://example.com/r">R&amp;D radar</a>');
  expect(receiptMail({ ...parts, isChinese: false }).text).toContain("reference is 12AB-34CD");
});

// The last one, since nobody gets a receipt after it.
test("nobody gets a receipt while so many messages arrive that they may not be people's", async () => {
  for (let n = 0; n < MAX_MESSAGES_AN_HOUR; n += 1)
    await leave(`ship${n}@example.com`, `Ship ${n} is at anchor`);
  await leave("late@example.com", "A late one");
  expect(await mailsTo("late@example.com")).toEqual([]);
});
