// What generates the certificates needs it.
import "reflect-metadata";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import {
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

/** Writes a certificate of this machine that proves itself, and its key, as PEM; returns the certificate's serial number. */
export async function writeCertificate(certFile: string, keyFile: string): Promise<string> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const serialNumber = `4${randomBytes(8).toString("hex").slice(1)}`;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber,
    name: "CN=localhost",
    notBefore: new Date(Date.now() - 60_000),
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new SubjectAlternativeNameExtension([{ type: "ip", value: "127.0.0.1" }])],
  });
  const key = await crypto.subtle.exportKey("pkcs8", keys.privateKey);
  writeFileSync(keyFile, PemConverter.encode(key, "PRIVATE KEY"));
  writeFileSync(certFile, certificate.toString("pem"));
  return serialNumber.toUpperCase();
}
