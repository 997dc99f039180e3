import { expect, test } from "vitest";
import { deviceCookieHeader, knownDevice } from "./known-device.ts";

const owner = { id: "u1", passwordHash: "hash" };
const now = new Date("2026-11-26T12:00:00.000Z");
const site = (publicUrl: string) => ({ apiBase: "/rest", publicUrl });

function pairOf(header: string): string {
  return header.split(";")[0] ?? "";
}

test("over https the cookie is of this host alone, and without TLS it is not accepted", () => {
  const header = deviceCookieHeader(owner, site("https://www.example.com"), now);
  expect(header).toMatch(
    /^__Host-atrium-device=\d+\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  const sent = pairOf(header);
  expect(knownDevice(sent, owner, site("https://www.example.com"), now)).not.toBeNull();
  // What a subdomain or an unencrypted page of the host can set.
  const planted = sent.replace("__Host-", "");
  expect(knownDevice(planted, owner, site("https://www.example.com"), now)).toBeNull();
});

test("without https it has no prefix, which browsers would refuse", () => {
  const header = deviceCookieHeader(owner, site("http://127.0.0.1:3000"), now);
  expect(header).toMatch(/^atrium-device=\d+\.[\w-]{43}; Path=\/rest; /);
  expect(header).not.toContain("Secure");
  expect(knownDevice(pairOf(header), owner, site("http://127.0.0.1:3000"), now)).not.toBeNull();
});
