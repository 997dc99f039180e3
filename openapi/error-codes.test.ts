import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { always, codeOfStatus, withErrorCodes } from "./error-codes.ts";
import { listOperations, type Contract } from "./operations.ts";

interface Schema {
  $ref?: string;
  enum?: string[];
  properties?: Record<string, unknown>;
  allOf?: Schema[];
  "x-status"?: Record<string, number>;
}

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");
const contract = JSON.parse(text) as Contract & {
  components: { schemas: Record<string, Schema> };
};
const operations = listOperations(contract);
const codes = contract.components.schemas["ErrorCode"]?.enum ?? [];
const statusOf = contract.components.schemas["ErrorCode"]?.["x-status"] ?? {};

/** Codes that say that a server has no such operation: no operation answers with them. */
const ofTheAddress = ["METHOD_NOT_ALLOWED", "NOT_IMPLEMENTED"];

function at({ path, httpMethod }: { path: string; httpMethod: string }) {
  const operation = contract.paths[path]?.[httpMethod.toLowerCase()];
  if (!operation) throw new Error(`${httpMethod} ${path} does not exist`);
  return operation;
}

/** Fields of a body. */
function fieldsOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const name = schema.$ref?.split("/").at(-1);
  if (name !== undefined) return fieldsOf(contract.components.schemas[name]);
  return [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(fieldsOf)];
}

/** Whether the operation's body, or the query of a deletion, names the version that the change is based on. */
function isVersioned(operation: (typeof operations)[number]): boolean {
  if (operation.httpMethod === "GET") return false;
  if (operation.parameters.some(({ name }) => name === "version")) return true;
  const media = at(operation).requestBody?.content["application/json"];
  return fieldsOf((media as { schema?: Schema } | undefined)?.schema).includes("version");
}

describe("error codes", () => {
  it("say of every operation that its request may be invalid, as text in any URL may be", () => {
    const without = operations.filter(
      ({ errorCodes }) => !errorCodes.includes("VALIDATION_FAILED"),
    );
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
  });

  it("have a status each, and every one is used by an operation, except those of unknown paths", () => {
    expect(Object.keys(statusOf).sort()).toEqual([...codes].sort());
    const answered = new Set(operations.flatMap(({ errorCodes }) => errorCodes));
    expect(codes.filter((code) => !answered.has(code))).toEqual(ofTheAddress);
    for (const [status, code] of Object.entries(codeOfStatus)) {
      expect([code, statusOf[code]]).toEqual([code, Number(status)]);
    }
  });

  it("are known, and their statuses declared", () => {
    const faults = operations.flatMap((operation) => {
      const statuses = Object.keys(at(operation).responses);
      return operation.errorCodes
        .filter((code) => !always.includes(code) && !statuses.includes(String(statusOf[code])))
        .map((code) => `${operation.operationId}: ${code}`);
    });
    expect(faults).toEqual([]);
  });

  it("exist for every failure that an operation declares", () => {
    const faults = operations.flatMap((operation) =>
      Object.keys(at(operation).responses)
        .filter((status) => Number(status) >= 400)
        .filter((status) => !operation.errorCodes.some((code) => String(statusOf[code]) === status))
        .map((status) => `${operation.operationId}: ${status}`),
    );
    expect(faults).toEqual([]);
  });

  it("are listed when a description names them", () => {
    const faults = operations.flatMap((operation) =>
      Array.from(at(operation).description.matchAll(/`([A-Z_]+)`/g), ([, code = ""]) => code)
        .filter((code) => codes.includes(code) && !operation.errorCodes.includes(code))
        .map((code) => `${operation.operationId}: ${code}`),
    );
    expect(faults).toEqual([]);
  });
});

describe("VERSION_CONFLICT", () => {
  it("is declared for every versioned write, and nothing else, with the record's schema", () => {
    const { schemas } = contract.components;
    const faults = operations
      .filter((operation) => {
        const { errorCodes, current } = operation;
        const known = current !== undefined && current in schemas;
        const versioned = isVersioned(operation);
        return errorCodes.includes("VERSION_CONFLICT") !== versioned || known !== versioned;
      })
      .map(({ operationId }) => operationId);
    expect(faults).toEqual([]);
  });
});

describe("completing", () => {
  it("puts listed codes before those of the statuses, each once", () => {
    const operation = {
      operationId: "filesUpload",
      tags: ["files"],
      summary: "",
      description: "",
      "x-permission": "authenticated",
      "x-error-codes": ["FILE_TYPE", "RATE_LIMITED"],
      responses: { "200": {}, "304": {}, "400": {}, "409": {}, "429": {}, "503": {} },
    };
    const source: Contract = { paths: { "/files": { post: operation } }, components: {} };
    const complete = withErrorCodes(source).paths["/files"]?.["post"];
    expect(complete?.["x-error-codes"]).toEqual([
      "FILE_TYPE",
      "RATE_LIMITED",
      "VALIDATION_FAILED",
      "UNAVAILABLE",
      "PASSWORD_CHANGE_REQUIRED",
      "SECOND_FACTOR_DUE",
      "DATABASE_UNAVAILABLE",
      "READ_ONLY",
    ]);
    expect(operation["x-error-codes"]).toEqual(["FILE_TYPE", "RATE_LIMITED"]);
  });

  it("adds SECOND_FACTOR_DUE, except where that or setting one up is exempt", () => {
    const without = operations.filter(
      ({ errorCodes, permission }) =>
        !errorCodes.includes("SECOND_FACTOR_DUE") && permission !== "public",
    );
    expect(without.map(({ operationId }) => operationId).toSorted()).toEqual([
      "dictsList",
      "menusCurrentUser",
      "oidcSignOut",
      "passkeysBegin",
      "passkeysConfirm",
      "passkeysDelete",
      "passkeysList",
      "passkeysStepUp",
      "passkeysStepUpBegin",
      "secondFactorBegin",
      "secondFactorConfirm",
      "secondFactorDisable",
      "secondFactorGet",
      "secondFactorRecoveryCodes",
      "sessionLogout",
      "sessionRemoveToken",
      "sessionStepUp",
      "usersCurrent",
      "usersUpdatePwd",
    ]);
  });

  it("adds STEP_UP_REQUIRED to what concerns accounts, access and the whole site, and to deletions for good", () => {
    const confirmed = operations.filter(
      ({ errorCodes, operationId }) =>
        // Restoring takes one for some kinds of records, a batch to delete, and the own profile for another e-mail.
        errorCodes.includes("STEP_UP_REQUIRED") &&
        !["messagesBatch", "trashRestore", "usersUpdateOwn"].includes(operationId),
    );
    expect(confirmed.map(({ operationId }) => operationId).toSorted()).toEqual([
      "accessTokensSave",
      "articleTypesDelete",
      "articlesTrashDelete",
      "authsAdd",
      "authsDelete",
      "authsUpdate",
      "filesDelete",
      "filesDeleteUnused",
      "importsRun",
      "liveSessionsDeleteOthers",
      "liveSessionsDeleteOwn",
      "menusCreate",
      "menusDelete",
      "menusUpdate",
      "messagesDelete",
      "oidcUnlink",
      "passkeysBegin",
      "passkeysDelete",
      "rolesCreate",
      "rolesDelete",
      "rolesUpdate",
      "rolesUpdateAuth",
      "rolesUpdateGrants",
      "rolesUpdateMenus",
      "secondFactorBegin",
      "secondFactorRecoveryCodes",
      "siteSettingsUpdate",
      "trashPurge",
      "usersAdd",
      "usersDeactivate",
      "usersDelete",
      "usersResetPwd",
      "usersResetSecondFactor",
      "usersRevokePasswordLink",
      "usersSendPasswordLink",
      "usersUnlinkIdentity",
      "usersUpdate",
      "webhooksDelete",
      "webhooksRotateSecret",
      "webhooksSave",
      "webhooksUpdate",
    ]);
    for (const { errorCodes } of confirmed) expect(errorCodes).toContain("SESSION_REQUIRED");
  });

  it("adds PASSWORD_CHANGE_REQUIRED, except where it is exempt", () => {
    const without = operations.filter(
      ({ errorCodes }) => !errorCodes.includes("PASSWORD_CHANGE_REQUIRED"),
    );
    const guarded = without.filter(({ permission }) => permission !== "public");
    expect(guarded.map(({ operationId }) => operationId).toSorted()).toEqual([
      "dictsList",
      "menusCurrentUser",
      "oidcSignOut",
      "sessionLogout",
      "sessionRemoveToken",
      "usersCurrent",
      "usersUpdatePwd",
    ]);
  });
});
