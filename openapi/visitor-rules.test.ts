import { expect, test } from "vitest";
import { writeVisitorRules } from "./visitor-rules.ts";

const email = { type: "string", format: "email", maxLength: 254 };
const schemas = {
  Phone: { type: "string", maxLength: 32, pattern: "^[0-9+ ]{3,32}$" },
  CommentBody: {
    required: ["articleId", "nickname"],
    properties: { articleId: {}, nickname: { maxLength: 30 }, email },
  },
  MessageBody: {
    allOf: [
      { required: ["name"], properties: { name: {}, website: { maxLength: 200 } } },
      { properties: { phone: { $ref: "#/components/schemas/Phone" } } },
    ],
  },
};

test("a rule has required, length and pattern", () => {
  expect(writeVisitorRules({ components: { schemas } })).toBe(
    `/** What \`CommentBody\` asks of each field that people fill in; limits in characters. */
export const commentRules = {
  nickname: { required: true, limit: 30 },
  email: { limit: 254, kind: "email" },
} as const;

/** What \`MessageBody\` asks of each field that people fill in; limits in characters. */
export const messageRules = {
  name: { required: true },
  phone: { limit: 32, kind: "phone", pattern: /^[0-9+ ]{3,32}$/u },
} as const;
`,
  );
});

test("throws for a form that the contract lacks", () => {
  expect(() => writeVisitorRules({ components: { schemas: {} } })).toThrow("CommentBody");
});
