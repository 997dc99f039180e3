import { expect, test } from "vitest";
import { writeTextRules } from "./text-rules.ts";

const refersTo = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });

test("has a rule for each string of a request, and for nothing else", () => {
  const contract = {
    paths: {
      "/users": {
        get: { parameters: [refersTo("UserStatus"), refersTo("RoleBody")] },
      },
      "/roles": { get: {}, post: { requestBody: refersTo("RoleBody") } },
    },
    components: {
      parameters: { Keyword: { schema: { type: "string", maxLength: 64 } } },
      schemas: {
        Id: { type: "string", minLength: 1, maxLength: 64, pattern: "^[a-z-]+$" },
        Unused: { type: "string", maxLength: 3 },
        UserStatus: { type: "string", enum: ["enabled", "locked"] },
        RoleBody: { type: "object", properties: { id: { $ref: "#/components/schemas/Id" } } },
      },
    },
  };
  expect(writeTextRules(contract)).toBe(
    `/** What \`Keyword\` allows. */
export const keywordRule = { maxLength: 64 } as const;

/** What \`Id\` allows. */
export const idRule = { minLength: 1, maxLength: 64, pattern: /^[a-z-]+$/u } as const;

/** What \`UserStatus\` allows. */
export const userStatusRule = { values: ["enabled","locked"] } as const;
`,
  );
});
