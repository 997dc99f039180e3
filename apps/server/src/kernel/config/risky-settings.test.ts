import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeCertificate } from "../../../tests/_certificate.ts";
import { loadConfig } from "./config.ts";
import { riskySettings } from "./risky-settings.ts";

const safe = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://www.example.com",
  TRUST_PROXY: "1",
  DATABASE_URL: "postgres://atrium@db.example.com/atrium?sslmode=verify-full",
  SMTP_URL: "smtps://mail.example.com",
  MAIL_FROM: "Atrium <atrium@example.com>",
  CORS_ORIGINS: "https://shop.example.com,http://localhost:5173",
};

test("a server behind a proxy with TLS has none", () => {
  expect(riskySettings(loadConfig(safe))).toEqual([]);
});

test("a server with TLS of its own has none, and needs no proxy", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atrium-tls-"));
  const [certFile, keyFile] = [join(folder, "tls.crt"), join(folder, "tls.key")];
  await writeCertificate(certFile, keyFile);
  const env = { ...safe, TRUST_PROXY: "0", TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile };
  expect(riskySettings(loadConfig(env))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("a server that nobody else reaches has none, whatever its settings", () => {
  const env = {
    LIMITS_SCALE: "100",
    ADMIN_PASSWORD: "Quiet-harbour-7",
    CORS_ORIGINS: "http://a.b",
  };
  expect(riskySettings(loadConfig(env))).toEqual([]);
});

test.each([
  ["PUBLIC_URL", { PUBLIC_URL: "http://www.example.com" }],
  ["TRUST_PROXY", { TRUST_PROXY: "" }],
  ["TRUST_PROXY", { TRUST_PROXY: "true" }],
  ["CORS_ORIGINS", { CORS_ORIGINS: "http://shop.example.com" }],
  ["IMAGE_SOURCES", { IMAGE_SOURCES: "any" }],
  ["DATABASE_URL", { DATABASE_URL: "", ALLOW_EMBEDDED_IN_PRODUCTION: "1" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://db.example.com/atrium" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://db.example.com/atrium?sslmode=prefer" }],
  ["DATABASE_READ_URL", { DATABASE_READ_URL: "postgres://replica.example.com/atrium" }],
  ["SMTP_URL", { SMTP_URL: "smtp://mail.example.com" }],
  ["S3_ENDPOINT", { UPLOAD_URL: "s3://files", S3_ENDPOINT: "http://store.example.com" }],
  ["ADMIN_PASSWORD", { ADMIN_PASSWORD: "Quiet-harbour-7" }],
  ["LIMITS_SCALE", { LIMITS_SCALE: "2" }],
] as const)("names %s of %j", (name, env) => {
  const changed = { ...safe, ...env };
  const set = Object.entries(changed).filter(([, value]) => value !== "");
  expect(riskySettings(loadConfig(Object.fromEntries(set))).map((one) => one.name)).toEqual([name]);
});

test("names no secret", () => {
  const env = {
    ...safe,
    DATABASE_URL: "postgres://atrium:hidden-1@db.example.com/atrium",
    SMTP_URL: "smtp://atrium:hidden-2@mail.example.com",
    ADMIN_PASSWORD: "hidden-Harbour-3",
  };
  expect(JSON.stringify(riskySettings(loadConfig(env)))).not.toContain("hidden");
});
