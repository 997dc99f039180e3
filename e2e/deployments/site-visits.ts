import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { createSdk, signIn, type Sdk } from "@atrium/sdk";

/** An SDK that is signed in as the first administrator. */
export async function signInAdmin(site: string, password: string): Promise<Sdk> {
  const session = { token: "" };
  const sdk = createSdk({ baseUrl: `${site}/rest`, getToken: () => session.token });
  session.token = (await signIn(sdk, { username: "admin", password })).token;
  return sdk;
}

/** Signs in for the first time, and chooses the password that is due. */
export async function beginAsAdmin(site: string, first: string, next: string): Promise<Sdk> {
  const sdk = await signInAdmin(site, first);
  await sdk.users.updatePwd({ oldPassword: first, newPassword: next });
  return signInAdmin(site, next);
}

/** Makes an account and has its invitation mailed. */
export async function invite(sdk: Sdk, username: string, email: string): Promise<void> {
  const [[org], [role]] = await Promise.all([sdk.orgs.tree(), sdk.roles.list()]);
  assert.ok(org && role);
  const account = { username, name: username, email, orgId: org.id, roleIds: [role.id] };
  const { id } = await sdk.users.add(account);
  await sdk.users.sendPasswordLink({ id });
}

/** Waits until something holds. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  seconds = 120,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    assert.ok(Date.now() < end, `not within ${seconds} s: ${what}`);
    await wait(100);
  }
}

/** Whether a URL is answered with success. */
export async function isOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Sends requests at a fixed rate: pages, reads of the API and messages of visitors. Resolves to what failed. */
export async function sendTraffic(
  site: string,
  { perSecond, until: stopped }: { perSecond: number; until: AbortSignal },
): Promise<{ sent: number; failed: string[] }> {
  const failed: string[] = [];
  const sent: Promise<void>[] = [];
  const begun = Date.now();
  while (!stopped.aborted) {
    const number = sent.length;
    await wait(Math.max(0, begun + (number * 1000) / perSecond - Date.now()));
    sent.push(
      send(site, number).then(
        (status) => void (status >= 500 && failed.push(`${status}`)),
        (error: unknown) => void failed.push(String(error)),
      ),
    );
  }
  await Promise.all(sent);
  return { sent: sent.length, failed };
}

async function send(site: string, number: number): Promise<number> {
  const response = await requests[number % requests.length]?.(site, number);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}

const requests = [
  (site: string) => fetch(`${site}/index`),
  (site: string, number: number) =>
    fetch(`${site}/rest/api/app/other/articleList?pageNo=${1 + (number % 40)}`),
  (site: string, number: number) =>
    fetch(`${site}/rest/api/app/other/leaveMessage`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "A visitor",
        email: "visitor@example.com",
        content: `message ${number}`,
      }),
    }),
];
