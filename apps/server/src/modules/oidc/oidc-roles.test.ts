import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { IdentityProvider, type Person } from "../../../tests/_identity-provider.ts";
import { oidcSettings, redirectUri, signInAs } from "../../../tests/_oidc-sign-in.ts";
import { makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
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

describe("an account that somebody else prepared", () => {
  const signIn = async (username: string) =>
    (await server.call("POST /login", { body: { username, password: testPassword } })).body;

  test("is not linked by an address that its owner says is theirs", async () => {
    const boss = { sub: "boss", email: "boss@corp.example", email_verified: true };
    const own = await newPerson("editor");
    const session = await server.signIn(own.person.sub);
    const claim = { token: session, body: { email: boss.email } };
    expect((await server.call("PUT /user/updateOwn", claim)).status).toBe(200);
    const asBoss = () => signInAs(provider, { ...boss, groups: ["chiefs"] }, server);
    expect((await asBoss()).body.errorCode).toBe("OIDC_NO_ACCOUNT");
    const me = result(await server.call<"usersCurrent">("GET /user/current", { token: session }));
    expect(me.roles).toEqual(["editor"]);
    // An administrator says whose the address is.
    for (const email of [null, boss.email]) {
      const { version } = result(
        await server.call<"usersGet">(`GET /user/${own.id}`, { token: admin }),
      );
      const body = { id: own.id, version, email };
      expect((await server.call("PUT /user/update", { token: admin, body })).status).toBe(200);
    }
    expect((await asBoss()).status).toBe(200);
  });

  test("opens by nothing but the provider once its groups give it a role", async () => {
    const { person } = await newPerson("editor");
    const session = await server.signIn(person.sub);
    const { token } = result(await signInAs(provider, { ...person, groups: ["chiefs"] }, server));
    expect((await signIn(person.sub)).errorCode).toBe("BAD_CREDENTIALS");
    expect((await server.call("GET /user/current", { token: session })).status).toBe(401);
    expect((await server.call("GET /user/current", { token })).status).toBe(200);
  });

  test("keeps its password where it gets none", async () => {
    const { person } = await newPerson("publisher");
    result(await signInAs(provider, { ...person, groups: ["chiefs"] }, server));
    expect((await signIn(person.sub)).errorCode).toBeUndefined();
  });
});

describe("roles by the provider's groups", () => {
  test("follow them at each sign-in, beside those that administrators gave, and the log says so", async () => {
    const { id, person } = await newPerson("reviewer", "publisher");
    expect(await rolesWith(person, ["press"])).toEqual(["auditor", "editor", "reviewer"]);
    expect(await rolesWith(person, ["chiefs", "unheard of"])).toEqual(["publisher", "reviewer"]);
    expect(await rolesWith(person)).toEqual(["reviewer"]);
    const log = await operationLog(server, eq(operationLogs.targetId, id));
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
