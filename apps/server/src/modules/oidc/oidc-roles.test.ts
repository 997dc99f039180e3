import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { IdentityProvider, type Person } from "../../../tests/_identity-provider.ts";
import { oidcSettings, redirectUri, signInAs } from "../../../tests/_oidc-sign-in.ts";
import { makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLogs, userRoles, users } from "../../db/schema/index.ts";

let provider: IdentityProvider;
let server: TestServer;
let admin: string;
let count = 0;

beforeAll(async () => {
  provider = await IdentityProvider.start(redirectUri);
  server = await startTestServer({
    env: oidcSettings(provider, {
      OIDC_ROLE_CLAIM: "groups",
      OIDC_ROLES: "press=editor, press=auditor, chiefs=publisher, heads=admin, ghosts=nobody",
    }),
  });
  admin = await server.signIn("admin");
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

async function newPerson(...codes: string[]) {
  const username = `rower${(count += 1)}`;
  const email = `${username}@example.com`;
  const roleIds: string[] = [];
  for (const code of codes) roleIds.push(await roleId(server, code));
  const id = await makeUser(server, admin, username, roleIds, { email });
  const person: Person = { sub: username, email, email_verified: true };
  return { id, person };
}

async function rolesWith(person: Person, groups?: string[]): Promise<string[]> {
  const said = groups === undefined ? person : { ...person, groups };
  const { token } = result(await signInAs(provider, said, server));
  const me = result(await server.call<"usersCurrent">("GET /user/current", { token }));
  return me.roles.toSorted();
}

describe("roles by the provider's groups", () => {
  test("follow them at each sign-in, beside those that administrators gave, and the log says so", async () => {
    const { id, person } = await newPerson("reviewer", "publisher");
    expect(await rolesWith(person, ["press"])).toEqual(["auditor", "editor", "reviewer"]);
    expect(await rolesWith(person, ["chiefs", "unheard of"])).toEqual(["publisher", "reviewer"]);
    expect(await rolesWith(person)).toEqual(["reviewer"]);
    const log = await server.db.select().from(operationLogs).where(eq(operationLogs.targetId, id));
    const changed = log.filter(({ operationId }) => operationId === "oidcSignIn");
    expect(changed.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ["identity"],
      ["roleIds"],
      ["roleIds"],
      ["roleIds"],
    ]);
  });

  test("never name one that does not exist, and a claim of the wrong kind names none", async () => {
    const { person } = await newPerson("reviewer");
    expect(await rolesWith(person, ["ghosts"])).toEqual(["reviewer"]);
    const odd = { ...person, groups: [7, null, { press: true }] } as unknown as Person;
    expect(await rolesWith(odd)).toEqual(["reviewer"]);
  });

  test("give somebody new an account, and nobody without one of them", async () => {
    const stranger = { sub: "cox", email: "cox@example.com", email_verified: true };
    const refused = await signInAs(provider, stranger, server);
    expect(refused.body.errorCode).toBe("OIDC_NO_ACCOUNT");
    expect(await rolesWith(stranger, ["press"])).toEqual(["auditor", "editor"]);
  });

  test("make administrators, and unmake all but the last one", async () => {
    const { id, person } = await newPerson("editor");
    expect(await rolesWith(person, ["heads"])).toEqual(["admin"]);
    expect(await rolesWith(person, ["press"])).toEqual(["auditor", "editor"]);
    expect(await rolesWith(person, ["heads"])).toEqual(["admin"]);
    const others = await server.db
      .update(users)
      .set({ status: "disabled" })
      .where(eq(users.username, "admin"))
      .returning({ id: users.id });
    expect(await rolesWith(person, ["press"])).toEqual(["admin", "auditor", "editor"]);
    expect(await server.db.$count(userRoles, eq(userRoles.userId, id))).toBe(3);
    for (const other of others) {
      await server.db.update(users).set({ status: "active" }).where(eq(users.id, other.id));
    }
  });
});
