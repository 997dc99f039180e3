import { result } from "./_content.ts";
import {
  clientId,
  clientSecret,
  type IdentityProvider,
  type Person,
} from "./_identity-provider.ts";
import type { TestServer } from "./_server.ts";

/** Where the provider of a test sends browsers back to. */
export const redirectUri = "http://127.0.0.1:3000/login";

/** Settings of a server that the provider signs in to. */
export function oidcSettings(
  provider: IdentityProvider,
  more: Record<string, string> = {},
): Record<string, string> {
  return {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_LABEL: "Harbour ID",
    LIMITS_SCALE: "1000",
    ...more,
  };
}

/** Begins an attempt; the cookie binds it to this browser. */
export async function beginAt(server: TestServer) {
  const reply = await server.call<"oidcBegin">("POST /api/oidc/begin");
  const cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { url: result(reply).url, cookie };
}

/** What the browser brings back from the provider. */
export async function askProvider(provider: IdentityProvider, person: Person, server: TestServer) {
  provider.person = person;
  const { url, cookie } = await beginAt(server);
  const answer = Object.fromEntries((await provider.visit(url)).searchParams);
  return { cookie, answer };
}

export function sendAnswer(answer: object, cookie: string, server: TestServer) {
  return server.call<"oidcSignIn">("POST /api/oidc/signIn", { body: answer, headers: { cookie } });
}

/** Signs in somebody whom the provider knows. */
export async function signInAs(provider: IdentityProvider, person: Person, server: TestServer) {
  const { answer, cookie } = await askProvider(provider, person, server);
  return sendAnswer(answer, cookie, server);
}

/** `done`, or the error code. */
export async function outcomeOf(
  reply: Promise<{ body: { errorCode?: string | undefined } }>,
): Promise<string> {
  return (await reply).body.errorCode ?? "done";
}
