import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listOperations, type Contract, type Operation } from "./operations.ts";

/*
 * Whoever changes a record decides on what they have seen, so the call carries the record's version. What does not is
 * listed here, each with its reason; a new operation has a version or an argument.
 */

/** Operations that change a record without its version, by the reason why. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  "The address is the specification's, and the record was in the trash or is restorable from it": [
    "articlesDelete",
    "articlesTrashDelete",
  ],
  "The address is the specification's; one that is used is refused, so nothing that others rely on goes":
    [
      "articleTypesDelete",
      "authsDelete",
      "dictsDelete",
      "dictItemsDelete",
      "filesDelete",
      "menusDelete",
      "orgsDelete",
      "rolesDelete",
      "workgroupsDelete",
    ],
  "The body is the specification's: it sets the whole list, and nobody gives permissions that they do not hold":
    ["rolesUpdateAuth", "rolesUpdateMenus"],
  "Removing is what was decided, whatever the record says by then": [
    "articlesPreviewLinkDelete",
    "bannersDelete",
    "commentsDelete",
    "friendlyLinksDelete",
    "messagesDelete",
    "productsDelete",
    "productsDeleteBatch",
    "quickLinksDelete",
    "recommendsDelete",
    "replyTemplatesDelete",
    "usersDelete",
    "workgroupMembersDelete",
  ],
  "Only files that nothing uses are deleted, which is checked in the same transaction": [
    "filesDeleteUnused",
  ],
  "The action sets one state, which is the same however often it is set": [
    "circulationsRemind",
    "commentsBatch",
    "messagesBatch",
    "notificationsRead",
  ],
  "A reply is a record of its own": ["commentsReply"],
  "Sessions, passwords and presence are no records with a version": [
    "articlesPresence",
    "liveSessionsDelete",
    "liveSessionsDeleteOwn",
    "sessionLogin",
    "sessionCreateToken",
    "sessionRemoveToken",
    "usersResetPwd",
    "usersUpdatePwd",
  ],
  "Nothing is changed: a read, or something that is made while one reads": [
    "articlesPreview",
    "chartsGetDatas",
    "productsGet",
    "productsGetCascade",
    "productsPage",
    "productsProductCascadePage",
    "siteOpenPreview",
  ],
};

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");
const contract = JSON.parse(text) as Contract;

/** `error-codes.test.ts` proves that these are the operations that require a version. */
function carriesVersion({ errorCodes }: Operation): boolean {
  return errorCodes.includes("VERSION_CONFLICT");
}

/** Makes a record, so there is no version yet: it takes an idempotency key, or is named for it. */
function creates({ path, httpMethod, operationId }: Operation): boolean {
  const { parameters = [] } = contract.paths[path]?.[httpMethod.toLowerCase()] ?? {};
  const keyed = parameters.some((one) => "$ref" in one && one.$ref.endsWith("/IdempotencyKey"));
  return (keyed && operationId !== "commentsReply") || /(Save|Add|Create)$/.test(operationId);
}

describe("an operation that changes a record", () => {
  const exceptions = Object.values(EXCEPTIONS).flat();
  const changing = listOperations(contract)
    .filter(({ httpMethod }) => httpMethod !== "GET")
    .filter((operation) => !creates(operation));

  it("carries the version that it was decided on, or an argument why not", () => {
    const without = changing
      .filter((operation) => !carriesVersion(operation))
      .map(({ operationId }) => operationId);
    expect(without.toSorted()).toEqual(exceptions.toSorted());
  });

  it("carries it for every decision about what the public sees", () => {
    const decisions = ["articlesAct", "articlesUpdate", "articlesRestore", "articlesTrashRestore"];
    const types = ["articleTypesAct", "articleTypesUpdate"];
    const releases = ["releasesPublish", "releasesSchedule", "releasesUnschedule"];
    const files = ["filesReplace", "filesCrop", "filesRevert"];
    const wanted = [...decisions, ...types, ...releases, ...files];
    const versioned = changing.filter(carriesVersion).map(({ operationId }) => operationId);
    expect(wanted.filter((id) => !versioned.includes(id))).toEqual([]);
  });
});
