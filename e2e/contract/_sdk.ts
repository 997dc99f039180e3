import { createSdk, isApiError, type AnyApiError, type Sdk } from "@atrium/sdk";
import type { TestServer } from "@atrium/server/testing";

/** An SDK for a running test server, signed in as the account of a role, or as a visitor. */
export async function sdkFor(server: TestServer, username?: string): Promise<Sdk> {
  const token = username === undefined ? null : await server.signIn(username);
  return createSdk({ baseUrl: server.url + server.config.apiBase, getToken: () => token });
}

/** The error of a call; fails when it succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<AnyApiError> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error("the call succeeded");
}
