// Generated from openapi/ by `pnpm generate`. Do not edit.

/** What `CommentBody` asks of each field that people fill in; limits in characters. */
export const commentRules = {
  nickname: { required: true, limit: 30 },
  email: { limit: 254, kind: "email" },
  content: { required: true, limit: 1000 },
} as const;

/** What `MessageBody` asks of each field that people fill in; limits in characters. */
export const messageRules = {
  name: { required: true, limit: 64 },
  phone: { limit: 32, kind: "phone", pattern: /^[0-9+() -]{3,32}$/u },
  email: { limit: 254, kind: "email" },
  company: { limit: 100 },
  subject: { limit: 200 },
  content: { required: true, limit: 2000 },
} as const;
