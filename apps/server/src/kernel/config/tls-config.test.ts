import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeCertificate } from "../../../tests/_certificate.ts";
import { SettingReader } from "./setting-reader.ts";
import { tlsConfig } from "./tls-config.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-tls-"));
const certFile = join(folder, "tls.crt");
const keyFile = join(folder, "tls.key");
const other = join(folder, "other.txt");
writeFileSync(other, "a secret");
await writeCertificate(certFile, keyFile);
afterAll(() => rmSync(folder, { recursive: true }));

test("a certificate and its key are taken together", () => {
  const read = new SettingReader({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile });
  expect([tlsConfig(read), read.problems]).toEqual([{ certFile, keyFile }, []]);
  expect(tlsConfig(new SettingReader({}))).toBeNull();
});

test.each([
  ["without a key", { TLS_CERT_FILE: certFile }, "TLS_KEY_FILE", "with TLS_CERT_FILE"],
  ["with a key alone", { TLS_KEY_FILE: keyFile }, "TLS_CERT_FILE", "with TLS_KEY_FILE"],
  [
    "that is missing",
    { TLS_CERT_FILE: join(folder, "none"), TLS_KEY_FILE: keyFile },
    "TLS_CERT_FILE",
    "(ENOENT)",
  ],
  [
    "whose key is none",
    { TLS_CERT_FILE: certFile, TLS_KEY_FILE: other },
    "TLS_CERT_FILE",
    "does not fit TLS_KEY_FILE",
  ],
])("a certificate %s stops the start, without what the files hold", (_, env, name, message) => {
  const read = new SettingReader(env);
  tlsConfig(read);
  expect(read.problems).toEqual([{ name, message: expect.stringContaining(message) }]);
  expect(JSON.stringify(read.problems)).not.toContain("secret");
});
