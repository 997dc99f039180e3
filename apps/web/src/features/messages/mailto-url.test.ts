import { expect, test } from "vitest";
import { mailtoUrl } from "./mailto-url.ts";

test("what a visitor wrote stays within its field", () => {
  const message = { email: "a&bcc=b@example.com", subject: "Hi\r\nBcc: c@example.com&body=x" };
  const url = new URL(mailtoUrl(message, "Dear Lin,\n50 % off & more"));
  expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(decodeURIComponent(url.pathname)).toBe("a&bcc=b@example.com");
  expect(url.searchParams.get("body")).toBe("Dear Lin,\n50 % off & more");
  expect(mailtoUrl({ email: "a@example.com", subject: null }, " ")).toBe("mailto:a%40example.com");
});
