import type { components } from "../../generated/schema.ts";
import type { Config } from "./config.ts";
import { isLoopback, reachedFrom } from "./exposure.ts";
import { limitsAt } from "./limits.ts";

type RiskySettingCode = components["schemas"]["RiskySettingCode"];

/** A setting that is allowed and dangerous. */
export interface RiskySetting {
  code: RiskySettingCode;
  /** The environment variable. */
  name: string;
  /** What can happen, as a sentence. */
  risk: string;
  /** What to do about it, as a sentence. */
  fix: string;
}

/**
 * The settings of a server that others reach and that are a risk there. A server for its own machine alone has none;
 * what is never acceptable is refused by `loadConfig` instead.
 */
export function riskySettings(config: Config): RiskySetting[] {
  if (reachedFrom(config).length === 0) return [];
  return [
    ...ofAddresses(config),
    ...ofPictures(config),
    ...ofDatabases(config),
    ...ofServices(config),
    ...ofLimits(config),
  ];
}

/** A risky setting in a line for people. */
export function describeRisk({ name, risk, fix }: RiskySetting): string {
  return `${name}: ${risk} ${fix}`;
}

const nameProxies = "Set it to the number of proxies in front, such as 1, or to their addresses.";

function ofAddresses({ publicUrl, tls, trustProxy, corsOrigins }: Config): RiskySetting[] {
  const risks: RiskySetting[] = [];
  const isEncrypted = publicUrl.startsWith("https:");
  if (!isEncrypted) {
    risks.push({
      code: "publicUrlPlain",
      name: "PUBLIC_URL",
      risk: `${publicUrl} is not encrypted: passwords and sessions can be read on the way.`,
      fix: "Put a proxy with TLS in front, or set TLS_CERT_FILE and TLS_KEY_FILE, and name the https URL.",
    });
  }
  if (isEncrypted && tls === null && trustProxy === false) {
    risks.push({
      code: "trustProxyMissing",
      name: "TRUST_PROXY",
      risk: "Without it all visitors have the address of the proxy that does TLS, and share one rate limit.",
      fix: nameProxies,
    });
  }
  if (trustProxy === true) {
    risks.push({
      code: "trustProxyAnybody",
      name: "TRUST_PROXY",
      risk: "Anybody can send a forwarded address, and so escape rate limits and locks.",
      fix: nameProxies,
    });
  }
  const open = corsOrigins.filter((origin) => origin.startsWith("http:") && !isLocal(origin));
  if (open.length > 0) {
    risks.push({
      code: "corsPlain",
      name: "CORS_ORIGINS",
      risk: `Whoever is between a visitor and ${open.join(", ")} can call the API from there.`,
      fix: "Name https origins alone.",
    });
  }
  return risks;
}

function ofPictures({ imageSources }: Config): RiskySetting[] {
  if (!imageSources.includes("https:")) return [];
  return [
    {
      code: "picturesAnywhere",
      name: "IMAGE_SOURCES",
      risk: "A picture of any site may stand in a text, and its host learns who reads it.",
      fix: "Name the origins that are needed, or copy their pictures here.",
    },
  ];
}

function ofDatabases({ databaseUrl, databaseReadUrl }: Config): RiskySetting[] {
  const risks: RiskySetting[] = [];
  if (databaseUrl === null) {
    risks.push({
      code: "databaseEmbedded",
      name: "DATABASE_URL",
      risk: "The embedded database can lose its last minutes at a power cut.",
      fix: "Name a PostgreSQL; `atrium move` brings the site there.",
    });
  }
  for (const [name, url] of [
    ["DATABASE_URL", databaseUrl],
    ["DATABASE_READ_URL", databaseReadUrl],
  ] as const) {
    if (url === null || isLocal(url) || /[?&]sslmode=(?:require|verify-)/.test(url)) continue;
    risks.push({
      code: "databasePlain",
      name,
      risk: "The connection to the database may be unencrypted.",
      fix: "Add sslmode=verify-full, unless the network between them is private.",
    });
  }
  return risks;
}

function ofServices({ bucket, mail, adminPassword }: Config): RiskySetting[] {
  const risks: RiskySetting[] = [];
  if (bucket?.endpoint?.startsWith("http:") && !isLocal(bucket.endpoint)) {
    risks.push({
      code: "bucketPlain",
      name: "S3_ENDPOINT",
      risk: "Uploaded files travel unencrypted between the server and their store.",
      fix: "Use https:, unless the network between them is private.",
    });
  }
  if (mail !== null && mail.smtpUrl.startsWith("smtp:") && !isLocal(mail.smtpUrl)) {
    risks.push({
      code: "mailPlain",
      name: "SMTP_URL",
      risk: "With smtp: a mail server that offers no encryption gets mails and password in the clear.",
      fix: "Use smtps:.",
    });
  }
  if (adminPassword !== null) {
    risks.push({
      code: "adminPasswordKept",
      name: "ADMIN_PASSWORD",
      risk: "It is read at the first start alone, and stays in the environment of the process.",
      fix: "Remove it once the account exists.",
    });
  }
  return risks;
}

function ofLimits({ limits }: Config): RiskySetting[] {
  if (limits.signInFailuresPerName <= limitsAt(1).signInFailuresPerName) return [];
  return [
    {
      code: "limitsRaised",
      name: "LIMITS_SCALE",
      risk: "Passwords may be guessed faster, and forms flooded.",
      fix: "Remove it; it is for load tests.",
    },
  ];
}

function isLocal(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}
