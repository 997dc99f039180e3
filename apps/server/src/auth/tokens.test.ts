import { describe, expect, test } from "vitest";
import {
  createAccessToken,
  createToken,
  hashToken,
  isAccessToken,
  tokenFromHeader,
} from "./tokens.ts";

describe("tokens", () => {
  test("are 256 random bits that fit in a header", () => {
    const token = createToken();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(token).not.toBe(createToken());
    expect(tokenFromHeader(token)).toBe(token);
  });

  test("are stored as something else", () => {
    const token = createToken();
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashToken(token)).toBe(hashToken(token));
  });

  test.each([
    ["bare", (token: string) => token],
    ["after Bearer", (token: string) => `Bearer ${token}`],
    ["after bearer", (token: string) => `bearer ${token}`],
  ])("are parsed %s", (_name, header) => {
    const token = createToken();
    expect(tokenFromHeader(header(token))).toBe(token);
  });

  test("of programs have as many, and are recognised by their beginning", () => {
    const token = createAccessToken();
    expect(Buffer.from(token.slice("atrium_pat_".length), "base64url")).toHaveLength(32);
    expect([isAccessToken(token), isAccessToken(createToken())]).toEqual([true, false]);
    expect(tokenFromHeader(`Bearer ${token}`)).toBe(token);
  });

  test.each([undefined, "", "Bearer", "Basic dXNlcjpwYXNz", "x".repeat(42), "ä".repeat(43)])(
    "are not found in %j",
    (header) => {
      expect(tokenFromHeader(header)).toBeNull();
    },
  );
});
