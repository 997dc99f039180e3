import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

interface Media {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  requestBody?: Media;
  responses: Record<string, Media>;
}

const contract = JSON.parse(
  readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8"),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));

/** Every property anywhere in a schema, by name, each schema it refers to looked at once. */
function propertiesOf(node: unknown, seen = new Set<string>()): [string, Schema][] {
  if (typeof node !== "object" || node === null) return [];
  const { $ref, properties } = node as Schema;
  if (typeof $ref === "string") {
    if (seen.has($ref)) return [];
    seen.add($ref);
    return propertiesOf(contract.components.schemas[$ref.split("/").at(-1) ?? ""], seen);
  }
  const own = typeof properties === "object" ? Object.entries(properties) : [];
  return [...own, ...Object.values(node).flatMap((part) => propertiesOf(part, seen))];
}

describe("private fields", () => {
  const isPrivate = /passw|token|hash|secret|mail|mobile|phone|address|agent|birth|identity/i;

  /** Who returns it: the whole list. A reply that should return one more has to be entered here, for a reason. */
  const returnedBy: Record<string, string[]> = {
    token: [
      "accessTokensSave",
      "articlesPreviewLinkSave",
      "oidcSignIn",
      "passkeysSignIn",
      "sessionCreateToken",
      "sessionLogin",
    ],
    // What its owner calls it, for those who read the log.
    accessTokenName: ["operationLogsGet", "operationLogsPage"],
    temporaryPassword: ["usersResetPwd"],
    // Once, for the app or the receiver that is being set up.
    secret: ["secondFactorBegin", "webhooksRotateSecret", "webhooksSave"],
    mustChangePassword: [
      "oidcSignIn",
      "passkeysSignIn",
      "sessionCreateToken",
      "sessionLogin",
      "usersCurrent",
      "usersGet",
      "usersPage",
    ],
    // Colleagues' for those who manage accounts, visitors' for those who answer them, the rest the company's own.
    email: [
      "commentsGet",
      "commentsPage",
      "messagesGet",
      "messagesPage",
      // One's own.
      "notificationsPreference",
      "notificationsUpdatePreference",
      "orgsChildren",
      "orgsGet",
      "orgsTree",
      "siteGetStaticSetting",
      "siteSettingsGet",
      // One's own.
      "usersCurrent",
      "usersGet",
      "usersPage",
    ],
    mobile: ["usersCurrent", "usersGet", "usersPage"],
    phone: [
      "messagesGet",
      "messagesPage",
      "orgsChildren",
      "orgsGet",
      "orgsTree",
      "siteGetStaticSetting",
      "siteSettingsGet",
    ],
    // Of a mail to a visitor, for those who answer them.
    mailTo: ["messagesAnswers"],
    mailStatus: ["messagesAnswers"],
    // Whether the server sends mail at all, for those who run the site; nobody's address.
    mailEnabled: ["homeGet"],
    // How many mails wait and fail, or what became of one; nobody's address.
    mail: ["systemHealthGet", "usersGet", "usersPage"],
    // To whom the caller has just sent a link.
    mailedTo: ["usersSendPasswordLink"],
    hasPassword: ["usersGet", "usersPage"],
    // Whether one is open; the link itself is answered once, to be passed on.
    passwordLink: ["usersGet", "usersPage"],
    // Where staff signed in and worked from; the settings' is the company's.
    address: [
      "liveSessionsListOwn",
      "liveSessionsPage",
      "operationLogsGet",
      "operationLogsPage",
      "signInLogsPage",
      "siteGetStaticSetting",
      "siteSettingsGet",
    ],
    userAgent: ["liveSessionsListOwn", "liveSessionsPage", "signInLogsPage"],
  };

  it("are returned by these operations only", () => {
    const found: Record<string, string[]> = {};
    for (const { operationId, responses } of operations) {
      const names = propertiesOf(responses["200"]).map(([name]) => name);
      for (const name of new Set(names.filter((one) => isPrivate.test(one)))) {
        found[name] = [...(found[name] ?? []), operationId].toSorted();
      }
    }
    expect(found).toEqual(returnedBy);
  });
});

describe("URLs that people write", () => {
  const isAddress = /url$|^(cover|image|images|avatar|logo|icon)$/i;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(contract, "contract");

  const fields = operations.flatMap(({ operationId, requestBody }) =>
    propertiesOf(requestBody)
      .filter(([name]) => isAddress.test(name))
      .map(([name, schema]) => ({ field: `${operationId} ${name}`, schema })),
  );

  it.each(fields)("lead nowhere a script runs: $field", ({ field, schema }) => {
    const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as Schema;
    const accepts = ajv.compile(pointed);
    for (const scheme of ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x"]) {
      // One of several pictures is an address of its own.
      const among = field.endsWith("images") ? [`/a.png;${scheme}`] : [];
      for (const address of [scheme, ` ${scheme}`, `\t${scheme}`, ...among]) {
        expect([address, accepts(address)]).toEqual([address, false]);
      }
    }
  });

  it("exist", () => {
    expect(fields.length).toBeGreaterThan(30);
  });
});
