/** The raw environment variables that Atrium reads. Only this file touches `process.env`. */
export type Env = Partial<Record<EnvName | FileName, string>>;

type EnvName = (typeof envNames)[number];

/** A setting that names the file with a secret. */
export type FileName = `${SecretName}_FILE`;

export const envNames = [
  "NODE_ENV",
  "HOST",
  "PORT",
  "TLS_CERT_FILE",
  "TLS_KEY_FILE",
  "PUBLIC_URL",
  "OFFICE_URL",
  "BASE_PATH",
  "API_BASE",
  "SITE_LANGUAGE",
  "HELP_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "DATABASE_READ_MAX_LAG",
  "DATABASE_POOL_SIZE",
  "DATABASE_STATEMENT_TIMEOUT",
  "MIGRATE",
  "ALLOW_EMBEDDED_IN_PRODUCTION",
  "UPLOAD_URL",
  "SESSION_IDLE_MINUTES",
  "SESSION_HOURS",
  "STEP_UP_MINUTES",
  "UPLOAD_QUOTA_MB",
  "UPLOAD_ACTION",
  "UPLOAD_REPLY_KEY",
  "SIGN_IN_CALLS",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_PATH_STYLE",
  "FILES_URL",
  "ADMIN_PASSWORD",
  "DEMO",
  "LIMITS_SCALE",
  "LOG_LEVEL",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_SERVICE_NAME",
  "OTEL_TRACES_SAMPLER_ARG",
  "MCP",
  "ATRIUM_TOKEN",
  "RESPONSE_CACHE_MB",
  "PAGE_CACHE_MB",
  "CDN_MAX_AGE",
  "TRUST_PROXY",
  "SHUTDOWN_DELAY",
  "CORS_ORIGINS",
  "HSTS_SUBDOMAINS",
  "IMAGE_SOURCES",
  "WEB_ENTRY",
  "WEBHOOK_ORIGINS",
  "WEBHOOK_PRIVATE_ADDRESSES",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_LABEL",
  "OIDC_DEFAULT_ROLE",
  "OIDC_ROLE_CLAIM",
  "OIDC_ROLES",
  "OIDC_ONLY",
  "SMTP_URL",
  "MAIL_FROM",
  "AUDIT_SINK",
  "BACKUP_RECIPIENT",
  "KEEP_OPERATION_LOG_DAYS",
  "KEEP_SIGN_IN_LOG_DAYS",
  "KEEP_SIGN_IN_ADDRESS_DAYS",
  "KEEP_MESSAGE_DAYS",
  "KEEP_TRASH_DAYS",
  "KEEP_NOTICE_DAYS",
  "KEEP_UNUSED_FILE_DAYS",
] as const;

/** Settings whose value a file may hold instead, as containers and systemd hand secrets over. */
export const secretNames = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "ADMIN_PASSWORD",
  "METRICS_TOKEN",
  "ATRIUM_TOKEN",
  "SMTP_URL",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OIDC_CLIENT_SECRET",
] as const satisfies readonly EnvName[];

export type SecretName = (typeof secretNames)[number];

/** The setting that names the file with a secret. */
export function fileNameOf(name: SecretName): FileName {
  return `${name}_FILE`;
}

/** An empty variable counts as unset. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const known = [...envNames, ...secretNames.map(fileNameOf)].map(
    (name) => [name, source[name]?.trim()] as const,
  );
  return Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== ""));
}

/** PostgreSQL's own variables that are set; Atrium ignores them. */
export function strayPostgresNames(source: NodeJS.ProcessEnv = process.env): string[] {
  const names = ["PGHOST", "PGPORT", "PGUSER", "PGPASSWORD", "PGDATABASE", "PGSERVICE"];
  return names.filter((name) => source[name] !== undefined && source[name] !== "");
}
