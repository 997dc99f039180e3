import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import plugin from "./only-in-queries.mjs";

RuleTester.describe = describe;
RuleTester.it = it;

new RuleTester().run("only-in-queries", plugin.rules["only-in-queries"], {
  valid: [
    `import { roleQueries } from "../../queries/roles.ts"; useQuery(roleQueries.page({}));`,
    `const { queryKey } = roleQueries.page({}); client.getQueryData(queryKey);`,
    `client.clear();`,
  ],
  invalid: [
    { code: `useQuery({ queryKey: ["roles"], queryFn });`, errors: 1 },
    { code: `useQuery({ queryKey, queryFn });`, errors: 1 },
    { code: `useQuery({ "queryKey": ["roles"], queryFn });`, errors: 1 },
    { code: `client.invalidateQueries();`, errors: 1 },
    { code: `import { resourceKeys } from "@atrium/hooks/resource";`, errors: 1 },
    { code: `import { queryOptions as q, useQuery } from "@tanstack/react-query";`, errors: 1 },
  ],
});
