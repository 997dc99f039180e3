import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { causeOf } from "./file-cause.ts";
import type { SettingReader } from "./setting-reader.ts";

/** The files of a certificate with its chain and of its private key, both PEM. */
export interface TlsConfig {
  certFile: string;
  keyFile: string;
}

/** What the server proves its name with: both settings or none; null speaks HTTP. */
export function tlsConfig(read: SettingReader): TlsConfig | null {
  const certFile = read.text("TLS_CERT_FILE");
  const keyFile = read.text("TLS_KEY_FILE");
  if (certFile === null && keyFile === null) return null;
  if (certFile === null || keyFile === null) {
    if (certFile === null) read.refuse("TLS_CERT_FILE", "must be set with TLS_KEY_FILE");
    else read.refuse("TLS_KEY_FILE", "must be set with TLS_CERT_FILE");
    return null;
  }
  const files = { certFile, keyFile };
  try {
    createSecureContext(readPair(files));
  } catch (error) {
    // OpenSSL's messages quote neither of the files.
    read.refuse("TLS_CERT_FILE", `does not fit TLS_KEY_FILE (${causeOf(error)})`);
  }
  return files;
}

/** Certificate and key as the files have them now. */
export function readPair({ certFile, keyFile }: TlsConfig): { cert: Buffer; key: Buffer } {
  return { cert: readFileSync(certFile), key: readFileSync(keyFile) };
}
