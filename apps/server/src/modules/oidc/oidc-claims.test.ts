import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { IdentityProvider } from "../../../tests/_identity-provider.ts";
import { oidcSettings, outcomeOf, redirectUri, signInAs } from "../../../tests/_oidc-sign-in.ts";
import { startTestServer } from "../../../tests/_server.ts";

let provider: IdentityProvider;
let settings: Record<string, string>;

beforeAll(async () => {
  provider = await IdentityProvider.start(redirectUri);
  settings = oidcSettings(provider, { OIDC_DEFAULT_ROLE: "editor" });
});
afterAll(() => provider[Symbol.asyncDispose]());
beforeEach(() => {
  provider.tamper = null;
});

describe("what the provider says", () => {
  test("is one line without what reorders it, in the name of a new account", async () => {
    await using open = await startTestServer({ env: settings });
    const person = { sub: "liner", email: "liner@example.com", email_verified: true };
    const { token } = result(
      await signInAs(provider, { ...person, name: "x\r\nX: y\u202e\0z" }, open),
    );
    const me = result(await open.call<"usersCurrent">("GET /user/current", { token }));
    expect(me.name).toBe("x X: y z");
  });

  test("is not read without end", async () => {
    await using open = await startTestServer({ env: settings });
    const person = { sub: "talker", email: "talker@example.com", email_verified: true };
    provider.tamper = (claims) => ({ ...claims, padding: "x".repeat(3_000_000) });
    expect(await outcomeOf(signInAs(provider, person, open))).toBe("OIDC_FAILED");
  });

  test("of when a person proved who they are counts for a step-up, not when the session began", async () => {
    await using strict = await startTestServer({
      env: settings,
      limits: { stepUpMs: 600_000 },
    });
    const person = { sub: "desk", email: "desk@example.com", email_verified: true };
    const body = { name: "Export", scopes: ["content:article:page"] };
    const makeToken = async () => {
      const { token } = result(await signInAs(provider, person, strict));
      const sent = { ...body, expiresAt: strict.dateIn(3_600_000) };
      return outcomeOf(strict.call("POST /api/accessToken", { token, body: sent }));
    };
    expect(await makeToken()).toBe("done");
    provider.tamper = (claims) => ({ ...claims, auth_time: Number(claims["auth_time"]) - 1200 });
    expect(await makeToken()).toBe("STEP_UP_REQUIRED");
  });
});
