import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listOperations, type Contract } from "./operations.ts";

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

interface Schema {
  $ref?: string;
  required?: string[];
  allOf?: Schema[];
}

interface Operation {
  parameters?: { $ref?: string; name?: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");
const contract = JSON.parse(text) as Contract & {
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, { name: string; required?: boolean }>;
  };
};

/** Names that a body must have. */
function required(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const target = schema.$ref?.split("/").at(-1);
  if (target !== undefined) return required(contract.components.schemas[target]);
  return [...(schema.required ?? []), ...(schema.allOf ?? []).flatMap(required)];
}

function carriesVersion({ parameters = [], requestBody }: Operation): boolean {
  const inQuery = parameters.some((parameter) => {
    const target = parameter.$ref?.split("/").at(-1);
    const { name, required: needed } =
      (target === undefined ? parameter : contract.components.parameters[target]) ?? {};
    return name === "version" && needed === true;
  });
  const bodies = Object.values(requestBody?.content ?? {});
  return inQuery || bodies.some(({ schema }) => required(schema).includes("version"));
}

/** Makes a record, so there is no version yet: it takes an idempotency key, or is named for it. */
function creates({ parameters = [] }: Operation, id: string): boolean {
  const keyed = parameters.some(({ $ref }) => $ref?.endsWith("/IdempotencyKey"));
  return (keyed && id !== "commentsReply") || /(Save|Add|Create)$/.test(id);
}

describe("an operation that changes a record", () => {
  const exceptions = Object.values(EXCEPTIONS).flat();
  const changing = listOperations(contract)
    .filter(({ httpMethod }) => httpMethod.toLowerCase() !== "get")
    .map(({ path, httpMethod, operationId }) => ({
      id: operationId,
      operation: contract.paths[path]?.[httpMethod.toLowerCase()] as unknown as Operation,
    }))
    .filter(({ id, operation }) => !creates(operation, id));

  it("carries the version that it was decided on, or an argument why not", () => {
    const without = changing
      .filter(({ operation }) => !carriesVersion(operation))
      .map(({ id }) => id);
    expect(without.toSorted()).toEqual(exceptions.toSorted());
  });

  it("carries it for every decision about what the public sees", () => {
    const decisions = ["articlesAct", "articlesUpdate", "articlesRestore", "articlesTrashRestore"];
    const types = ["articleTypesAct", "articleTypesUpdate"];
    const releases = ["releasesPublish", "releasesSchedule", "releasesUnschedule"];
    const files = ["filesReplace", "filesCrop", "filesRevert"];
    const wanted = [...decisions, ...types, ...releases, ...files];
    const versioned = changing
      .filter(({ operation }) => carriesVersion(operation))
      .map(({ id }) => id);
    expect(wanted.filter((id) => !versioned.includes(id))).toEqual([]);
  });
});
