import { expect, test } from "vitest";
import { effectOf } from "./edit-effect.ts";

test.each([
  ["apps/server/src/modules/tags/create-tag.ts", "reload"],
  ["apps/server/src/db/schema/articles.ts", "reload"],
  ["apps/server/src/db/migrations/0042_more.sql", "reload"],
  ["apps/server/src/db/embedded/connect-embedded.ts", "reload"],
  ["apps/server/src/cli/dev/open-app.ts", "reload"],
  ["openapi/dist/openapi.json", "reload"],
  ["openapi/paths/articles.yaml", "contract"],
  ["apps/server/src/db/embedded/worker.ts", "restart"],
  ["apps/server/src/cli/dev/front-server.ts", "restart"],
  ["apps/server/src/modules/tags/tags.test.ts", "none"],
  ["apps/server/tests/permissions.test.ts", "none"],
])("an edit of %s asks for: %s", (file, effect) => {
  expect(effectOf(file)).toBe(effect);
});
