import { describe, expect, test } from "vitest";
import { answerMail, isMailAddress } from "./answer-mail.ts";

const parts = {
  to: "lin@example.com",
  subject: "Berth",
  question: "Is there one?\r\nFor two days.",
  answer: "Yes.\nFrom the 4th.",
  name: "Mei",
  companyName: "Harbour Works",
};

describe("the mail of an answer", () => {
  test("has the answer, who gives it, and the question", () => {
    const { subject, text } = answerMail(parts);
    expect(subject).toBe("Re: Berth");
    expect(text).toBe(
      "Yes.\nFrom the 4th.\n\n-- \nMei\nHarbour Works\n\n> Is there one?\n> For two days.\n",
    );
    expect(answerMail({ ...parts, subject: " " }).subject).toBe("Re: Harbour Works");
  });

  test("takes what a visitor wrote as text", () => {
    const hostile = "Hi\r\nBcc: all@example.com\u2028X: y\u0000";
    const { subject, html } = answerMail({
      ...parts,
      subject: hostile + "x".repeat(500),
      question: `</blockquote><script>alert(1)</script><img src="x">`,
    });
    expect(subject).toMatch(/^Re: Hi Bcc: all@example\.com X: y x+$/);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}]/u);
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(html).not.toMatch(/<script|<img/);
  });
});

test.each([
  ["lin@example.com", true],
  ["lin+berth@sub.example.com", true],
  ["a@example.com,b@example.com", false],
  ["a@example.com\r\nBcc: b@example.com", false],
  ["Lin <lin@example.com>", false],
  ["group:a@example.com;", false],
  ["", false],
])("%j is one address: %s", (email, expected) => {
  expect(isMailAddress(email)).toBe(expected);
});
