import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listOperations, type Contract } from "./operations.ts";

/** Deletions without a step-up of what no trash keeps, by the reason why. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  "Articles have a trash of their own": ["articlesDelete"],
  "Takes access away, which must be quick": [
    "accessTokensDelete",
    "articlesPreviewLinkDelete",
    "liveSessionsDelete",
    "sessionRemoveToken",
  ],
  "Nobody else's words or work are lost, and it is soon made again": [
    "releasesDelete",
    "savedViewsDelete",
    "workgroupMembersDelete",
  ],
  "Moderators delete comments all day": ["commentsDelete"],
};

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");
const contract = JSON.parse(text) as Contract & {
  components: { schemas: { TrashKind: { enum: string[] } } };
};

it("is required by every deletion of what no trash keeps, except the listed ones", () => {
  const kept = contract.components.schemas.TrashKind.enum;
  const without = listOperations(contract).filter(
    ({ group, method, httpMethod, errorCodes }) =>
      (httpMethod === "DELETE" || /delete|purge/i.test(method)) &&
      !kept.includes(group) &&
      !errorCodes.includes("STEP_UP_REQUIRED"),
  );
  expect(without.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.values(EXCEPTIONS).flat().toSorted(),
  );
});
