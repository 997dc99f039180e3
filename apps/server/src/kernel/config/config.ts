import { isAbsolute } from "node:path";
import type { Env } from "./env.ts";
import { reachedFrom } from "./exposure.ts";
import {
  limitsAt,
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
  STATEMENT_TIMEOUT_SECONDS,
  STEP_UP_MINUTES,
  UPLOAD_QUOTA_MB,
  type Limits,
} from "./limits.ts";
import { adminUrlProblem } from "./admin-url.ts";
import { oidcConfig, type OidcConfig } from "./oidc-config.ts";
import { publicUrl } from "./public-url.ts";
import { readRetention, type Retention } from "./retention.ts";
import { SettingReader, type SettingProblem } from "./setting-reader.ts";
import { calledOrigins, staffCalls, type StaffCalls } from "./staff-calls.ts";
import { tlsConfig, type TlsConfig } from "./tls-config.ts";
import { tracingConfig, type TracingConfig } from "./tracing-config.ts";
import { uploadPlace, type UploadPlace } from "./upload-place.ts";

/** All settings, validated, with defaults filled in. */
export interface Config extends UploadPlace, StaffCalls {
  production: boolean;
  host: string;
  port: number;
  /** The certificate the server speaks HTTPS with; null for HTTP, as behind a proxy on the same machine. */
  tls: TlsConfig | null;
  /** The site's public origin, which absolute links begin with. */
  publicUrl: string;
  /** The back office's URL where it has an origin of its own, without a trailing slash; null where it shares the site's. */
  adminUrl: string | null;
  /** Path the site is served under: `/`, or `/name/`. */
  basePath: string;
  /** Path the API is served under, such as `/rest`. */
  apiBase: string;
  /** Default language of the pages, as a BCP 47 tag; null follows the browser. */
  siteLanguage: string | null;
  /** Where the documentation site is, without a trailing slash; null for no help links. */
  helpUrl: string | null;
  /** Absolute; contains the embedded database, the uploaded files and temporary files. */
  dataDir: string;
  /** null for the embedded database. */
  databaseUrl: string | null;
  /** A replica for public reads; null for none. */
  databaseReadUrl: string | null;
  /** A replica that is further behind is left out. */
  databaseReadMaxLagMs: number;
  /** Connections that a server opens at most to each of the two, besides the one that listens. */
  databasePoolSize: number;
  /** Whether a start may change the database's tables. */
  migrate: boolean;
  /** Where browsers get uploaded files, without a trailing slash; null for this server. */
  filesUrl: string | null;
  adminPassword: string | null;
  demo: boolean;
  limits: Limits;
  logLevel: LogLevel;
  /** Bearer token for the metrics; null turns them off. */
  metricsToken: string | null;
  /** Where traces are sent; null traces nothing. */
  tracing: TracingConfig | null;
  /** Whether programs may use operations as tools, at `/mcp`. */
  mcp: boolean;
  /** Size of the response cache in bytes; 0 turns it off. */
  responseCacheBytes: number;
  /** Size of the page cache in bytes; 0 turns it off. */
  pageCacheBytes: number;
  /** Seconds that a CDN may keep public responses, until a webhook says which to drop; 0 for none. */
  cdnMaxAge: number;
  /** Which proxies may set the client's address; false for none. */
  trustProxy: boolean | number | string;
  /** Milliseconds between reporting "not ready" on SIGTERM and accepting no more connections. */
  shutdownDelayMs: number;
  /** Whether Strict-Transport-Security covers the subdomains of the site's host. */
  hstsSubdomains: boolean;
  /** CORS: origins whose pages may call the API; none by default. */
  corsOrigins: readonly string[];
  /** Origins that pictures of public pages may come from besides the site itself; `https:` for any. */
  imageSources: readonly string[];
  /** Module that renders the site, a package entry or an absolute path; null serves the API alone. */
  webEntry: string | null;
  /** Where webhooks may go; empty for every public address. */
  webhookOrigins: readonly string[];
  /** Whether webhooks may reach addresses of private networks. */
  webhookPrivateAddresses: boolean;
  /** How mail is sent; null sends none. */
  mail: MailConfig | null;
  /** The identity provider that staff may sign in with; null for none. */
  oidc: OidcConfig | null;
  /** Where the operation log is sent on to; null for nowhere. */
  auditSink: AuditSinkConfig | null;
  /** Public keys of age that backups are encrypted for; none leaves them in plain text. */
  backupRecipients: readonly string[];
  retention: Retention;
}

/** A file on each server, or a syslog collector. The address identifies it. */
export type AuditSinkConfig = { address: string } & (
  | { kind: "file"; path: string }
  | { kind: "syslog"; host: string; port: number; tls: boolean }
);

export interface MailConfig {
  /** `smtp:` or `smtps:`, with user and password; a secret. */
  smtpUrl: string;
  /** The sender, such as `Atrium <atrium@example.com>`. */
  from: string;
}

/** Most verbose last. */
export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

export type LogLevel = (typeof logLevels)[number];

/** Lists every invalid setting at once. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: SettingProblem[];

  constructor(problems: SettingProblem[]) {
    const lines = problems.map(({ name, message }) => `  ${name} ${message}`);
    super(`Some settings are not usable:\n${lines.join("\n")}`);
    this.problems = problems;
  }
}

/**
 * Parses environment variables.
 *
 * @param root Base of relative paths and of the default `DATA_DIR`.
 * @throws ConfigError with every mistake.
 */
export function loadConfig(env: Env, root: string = process.cwd()): Config {
  const read = new SettingReader(env);
  const production = read.oneOf("NODE_ENV", ["production", "development", "test"], "development");
  const host = read.host("HOST", "127.0.0.1");
  const port = read.integer("PORT", { fallback: 3000, min: 0, max: 65_535 });
  const tls = tlsConfig(read);
  const path = read.path("BASE_PATH", "/");
  const basePath = path === "/" ? path : `${path}/`;
  const origin = `${tls === null ? "http" : "https"}://${hostForUrl(host)}:${port}`;
  const dataDir = read.folder("DATA_DIR", ".atrium", root);
  const demo = read.flag("DEMO");
  const filesUrl = read.httpUrl("FILES_URL");
  const calls = staffCalls(read);
  const config: Config = {
    production: production === "production",
    host,
    port,
    tls,
    publicUrl: publicUrl(read, basePath, origin),
    adminUrl: read.httpUrl("OFFICE_URL"),
    basePath,
    apiBase: read.path("API_BASE", "/rest"),
    siteLanguage: read.text("SITE_LANGUAGE"),
    helpUrl: read.httpUrl("HELP_URL"),
    dataDir,
    databaseUrl: read.postgresUrl("DATABASE_URL"),
    databaseReadUrl: read.postgresUrl("DATABASE_READ_URL"),
    databaseReadMaxLagMs:
      1000 * read.number("DATABASE_READ_MAX_LAG", { fallback: 5, min: 0.1, max: 3600 }),
    databasePoolSize: read.integer("DATABASE_POOL_SIZE", { fallback: 10, min: 2, max: 200 }),
    migrate: read.oneOf("MIGRATE", ["on", "off"], "on") === "on",
    ...uploadPlace(read, dataDir, root),
    ...calls,
    filesUrl,
    adminPassword: read.password("ADMIN_PASSWORD"),
    demo,
    limits: readLimits(read),
    logLevel: read.oneOf("LOG_LEVEL", logLevels, demo ? "warn" : "info"),
    metricsToken: read.token("METRICS_TOKEN"),
    tracing: tracingConfig(read),
    mcp: read.flag("MCP"),
    responseCacheBytes:
      2 ** 20 * read.integer("RESPONSE_CACHE_MB", { fallback: 16, min: 0, max: 4096 }),
    pageCacheBytes: 2 ** 20 * read.integer("PAGE_CACHE_MB", { fallback: 32, min: 0, max: 4096 }),
    cdnMaxAge: read.integer("CDN_MAX_AGE", { fallback: 0, min: 0, max: 31_536_000 }),
    trustProxy: read.proxy("TRUST_PROXY"),
    shutdownDelayMs:
      1000 *
      read.number("SHUTDOWN_DELAY", {
        fallback: production === "production" && !demo ? 10 : 0,
        min: 0,
        max: 600,
      }),
    hstsSubdomains: read.flag("HSTS_SUBDOMAINS"),
    corsOrigins: read.origins("CORS_ORIGINS"),
    imageSources: imageSources(read, filesUrl, calls),
    webEntry: read.oneOrNone("WEB_ENTRY", "@atrium/web/ssr"),
    webhookOrigins: read.origins("WEBHOOK_ORIGINS"),
    webhookPrivateAddresses: read.flag("WEBHOOK_PRIVATE_ADDRESSES"),
    mail: mailConfig(read),
    oidc: oidcConfig(read),
    auditSink: auditSinkConfig(read),
    backupRecipients: read.recipients("BACKUP_RECIPIENT"),
    retention: readRetention(read),
  };
  refuseDangers(read, config);
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

function readLimits(read: SettingReader): Limits {
  return limitsAt(read.number("LIMITS_SCALE", { fallback: 1, min: 0.01, max: 1_000_000 }), {
    quotaMegabytes: read.integer("UPLOAD_QUOTA_MB", {
      fallback: UPLOAD_QUOTA_MB,
      min: 0,
      max: 1_000_000,
    }),
    stepUpMinutes: read.number("STEP_UP_MINUTES", { fallback: STEP_UP_MINUTES, min: 0, max: 720 }),
    statementSeconds: read.number("DATABASE_STATEMENT_TIMEOUT", {
      fallback: STATEMENT_TIMEOUT_SECONDS,
      min: 1,
      max: 600,
    }),
    sessionIdleMinutes: read.number("SESSION_IDLE_MINUTES", {
      fallback: SESSION_IDLE_MINUTES,
      min: 5,
      max: 10_080,
    }),
    sessionHours: read.number("SESSION_HOURS", { fallback: SESSION_HOURS, min: 1, max: 720 }),
  });
}

/** Uploaded pictures are the site's own, wherever browsers get them. */
function imageSources(read: SettingReader, filesUrl: string | null, calls: StaffCalls): string[] {
  const named = read.text("IMAGE_SOURCES") === "any" ? ["https:"] : read.origins("IMAGE_SOURCES");
  const ofFiles = filesUrl !== null && URL.canParse(filesUrl) ? [new URL(filesUrl).origin] : [];
  return [...new Set([...named, ...ofFiles, ...calledOrigins(calls)])];
}

function mailConfig(read: SettingReader): MailConfig | null {
  const smtpUrl = read.smtpUrl("SMTP_URL");
  const from = read.mailAddress("MAIL_FROM");
  if (smtpUrl !== null && from === null) {
    read.refuse("MAIL_FROM", "must name the sender of mails, such as Atrium <atrium@example.com>");
  }
  return smtpUrl === null || from === null ? null : { smtpUrl, from };
}

function auditSinkConfig(read: SettingReader): AuditSinkConfig | null {
  const address = read.text("AUDIT_SINK");
  if (address === null) return null;
  if (isAbsolute(address)) return { address, kind: "file", path: address };
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url !== null && url.username === "" && url.search === "" && url.hash === "";
  if (!isPlain || !/^syslogs?:$/.test(url.protocol) || url.hostname === "") {
    read.refuse(
      "AUDIT_SINK",
      "must be the absolute path of a file, or syslog://host:port (TCP) or syslogs://host:port (TLS)",
    );
    return null;
  }
  const tls = url.protocol === "syslogs:";
  const port = Number(url.port) || (tls ? 6514 : 601);
  return { address, kind: "syslog", host: url.hostname, port, tls };
}

function refuseDangers(read: SettingReader, config: Config): void {
  const embedded = config.databaseUrl === null;
  if (config.production && embedded && !read.flag("ALLOW_EMBEDDED_IN_PRODUCTION")) {
    read.refuse(
      "DATABASE_URL",
      "must name a PostgreSQL in production. The embedded database survives a crash but not a power cut; ALLOW_EMBEDDED_IN_PRODUCTION=1 accepts that",
    );
  }
  const adminProblem = adminUrlProblem(config, config.corsOrigins);
  if (adminProblem !== null) read.refuse("OFFICE_URL", adminProblem);
  const ways = reachedFrom(config);
  if (config.demo && ways.length > 0) {
    read.refuse(
      "DEMO",
      `has accounts with a published password, and must not be reached from another machine: ${ways.join(", ")}`,
    );
  }
  if (config.databaseReadUrl !== null && embedded) {
    read.refuse("DATABASE_READ_URL", "names a replica of DATABASE_URL, which is not set");
  }
  if (config.filesUrl === `${config.publicUrl}/files`) {
    read.refuse("FILES_URL", "must be where the files are stored, not this server's own address");
  }
  if (config.apiBase === "/") read.refuse("API_BASE", "must be a path of its own, such as /rest");
}

function hostForUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
