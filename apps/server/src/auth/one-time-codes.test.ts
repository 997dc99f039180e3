import { describe, expect, test } from "vitest";
import {
  createRecoveryCodes,
  createSecret,
  hashRecoveryCode,
  normaliseCode,
  RECOVERY_CODES,
  secretUri,
  stepOf,
} from "./one-time-codes.ts";

/** The secret "12345678901234567890" of RFC 6238, appendix B. */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code of an authenticator app", () => {
  // The last six of the RFC's eight digits.
  test.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [1_234_567_890, "005924", 41_152_263],
    [20_000_000_000, "353130", 666_666_666],
  ])("is that of RFC 6238 at %i seconds", (seconds, code, step) => {
    expect(stepOf(code, rfcSecret, new Date(seconds * 1000))).toBe(step);
  });

  test.each([
    [-60, null],
    [-30, 1],
    [0, 1],
    [30, 1],
    [60, null],
  ])("may be a step old or early, no more: %i seconds off", (off, step) => {
    expect(stepOf("287082", rfcSecret, new Date((59 + off) * 1000))).toBe(step);
  });

  test.each(["287083", "", "28708", "2870820", "28708a", "abcdef"])("is not %j", (code) => {
    expect(stepOf(code, rfcSecret, new Date(59_000))).toBeNull();
  });

  test("may be typed in groups", () => {
    expect(normaliseCode(" 287 082 ")).toBe("287082");
  });
});

test("secrets are 160 random bits, with a URI that names the site and the account", () => {
  const secret = createSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(secret).not.toBe(createSecret());
  const uri = new URL(secretUri(secret, { issuer: "Atrium & Co", label: "mei.chen" }));
  expect(uri.protocol).toBe("otpauth:");
  expect(uri.searchParams.get("secret")).toBe(secret);
  expect(uri.searchParams.get("issuer")).toBe("Atrium & Co");
});

describe("recovery codes", () => {
  test("are ten different ones that are easy to type", () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){5}[2-9a-hjkmnp-z]{4}$/);
  });

  test("are stored as a hash, however they are typed", () => {
    const [code = ""] = createRecoveryCodes();
    expect(hashRecoveryCode(code)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll("-", " ")}`)).toBe(
      hashRecoveryCode(code),
    );
  });
});
