import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listOperations, type Contract, type Operation } from "./operations.ts";

/*
 * Whoever changes a record decides on what they have seen, so the call carries the record's version, and a batch that of
 * each record. What does not is listed here, each with its reason; a new operation has a version or an argument.
 */

/**
 * Calls whose whole form is the specification's, which is nothing but an id: `DELETE delete/{id}`, with an id or an object
 * that holds one, and `PUT /user/resetPwd` with an id. They stay valid as they are, and verify the version where it is
 * given. Every button gives it: the journeys fail when one does not (`e2e/journeys/_seen-versions.ts`).
 */
const SPECIFIED: readonly string[] = [
  "articlesDelete",
  "articleTypesDelete",
  "authsDelete",
  "dictsDelete",
  "dictItemsDelete",
  "menusDelete",
  "orgsDelete",
  "productsDelete",
  "rolesDelete",
  "usersDelete",
  "usersResetPwd",
  "workgroupsDelete",
  "workgroupMembersDelete",
];

/** Operations that take no version, by the reason why. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  "A record in the trash never changes: it is restored as it was, or deleted permanently": [
    "trashPurge",
    "trashRestore",
  ],
  "A link, token or passkey is made and revoked, never changed, so that there is nothing to have overlooked":
    [
      "accessTokensDelete",
      "articlesPreviewLinkDelete",
      "passkeysDelete",
      "usersRevokePasswordLink",
      "usersSendPasswordLink",
    ],
  "A mark or notice of one's own; the record that it is about stays as it is, and what is done already is passed over":
    ["circulationsRemind", "notificationsRead", "savedViewsSetDefault"],
  "An answer is a record of its own: the words that it answers never change, and it is public only if they are approved":
    ["commentsReply"],
  "A session or presence has no version, one's own password is decided on by the old one, and a second factor by its code or challenge, or as a whole":
    [
      "articlesPresence",
      "liveSessionsDelete",
      "liveSessionsDeleteOthers",
      "liveSessionsDeleteOwn",
      "oidcBegin",
      "oidcSignIn",
      "oidcSignOut",
      "oidcUnlink",
      "passkeysBegin",
      "passkeysConfirm",
      "passkeysSignIn",
      "passkeysSignInBegin",
      "passkeysStepUp",
      "passkeysStepUpBegin",
      "secondFactorBegin",
      "secondFactorConfirm",
      "secondFactorDisable",
      "secondFactorRecoveryCodes",
      "sessionLogin",
      "sessionCreateToken",
      "sessionRemoveToken",
      "sessionStepUp",
      "sessionBeginViewAs",
      "sessionEndViewAs",
      "sessionChoosePassword",
      "usersResetSecondFactor",
      "usersUnlinkIdentity",
      "usersUpdateOwn",
      "usersUpdatePwd",
    ],
  "Something is sent, which changes nothing that anybody edits": ["webhooksResend", "webhooksTest"],
  "Nothing is changed: a read, or something that is made while one reads": [
    "articlesPreview",
    "chartsGetDatas",
    "productsGet",
    "productsGetCascade",
    "productsPage",
    "productsProductCascadePage",
    "sessionOpenPasswordLink",
    "siteOpenPreview",
    "homePagesPreview",
  ],
};

interface Schema {
  $ref?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");
const contract = JSON.parse(text) as Contract & { components: { schemas: Record<string, Schema> } };

type Versioned = "required" | "optional" | "none";

/** Whether the query of a deletion or the body names the version, of one record or of each of a batch. */
function versionOf({ parameters, body }: Operation): Versioned {
  const inQuery = parameters.find(({ name }) => name === "version");
  if (inQuery) return inQuery.required === true ? "required" : "optional";
  return body?.schema === undefined ? "none" : versionIn({ $ref: body.schema });
}

function versionIn({ $ref, allOf = [], required = [], properties = {} }: Schema): Versioned {
  const name = $ref?.split("/").at(-1) ?? "";
  if (name === "RecordVersions") return "required";
  const named = contract.components.schemas[name];
  if (named) return versionIn(named);
  for (const part of allOf) {
    const found = versionIn(part);
    if (found !== "none") return found;
  }
  if (properties["records"]) return versionIn(properties["records"]);
  if (!("version" in properties)) return "none";
  return required.includes("version") ? "required" : "optional";
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

  const that = (versioned: Versioned) =>
    changing
      .filter((operation) => versionOf(operation) === versioned)
      .map(({ operationId }) => operationId)
      .toSorted();

  it("requires the version that it was decided on, or there is an argument why not", () => {
    expect(that("none")).toEqual(exceptions.toSorted());
  });

  it("does without it only where the specification has the call without it", () => {
    expect(that("optional")).toEqual(SPECIFIED.toSorted());
  });

  it("carries it for every decision about what the public sees", () => {
    const decisions = [
      "articlesAct",
      "articlesUpdate",
      "articlesRestore",
      "articlesTrashRestore",
      "articlesTrashDelete",
      "bannersDelete",
      "commentsBatch",
      "messagesBatch",
    ];
    const types = ["articleTypesAct", "articleTypesUpdate"];
    const releases = ["releasesPublish", "releasesSchedule", "releasesUnschedule"];
    const files = ["filesReplace", "filesCrop", "filesRevert"];
    const wanted = [...decisions, ...types, ...releases, ...files];
    const versioned = that("required");
    expect(wanted.filter((id) => !versioned.includes(id))).toEqual([]);
  });
});
