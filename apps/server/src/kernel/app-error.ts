import type { components } from "../generated/schema.ts";

export type ErrorCode = components["schemas"]["ErrorCode"];

/** What a violated rule is about. */
export type RuleParams = components["schemas"]["ImportProblemParams"];

/** An error of one field. Who words it in another language needs the rule's parameters, which replies leave out. */
export type FieldError = components["schemas"]["FieldError"] & { readonly params?: RuleParams };

export interface AppErrorDetails {
  /** Overrides the status that belongs to the code. */
  status?: number;
  fieldErrors?: FieldError[];
  /** Details that help the caller to go on: the current record, counts. */
  result?: Record<string, unknown>;
  /** Seconds to wait, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * An error that the caller may see: its code decides the HTTP status, its message is a sentence for people. Anything
 * else that is thrown becomes a 500 without internals. @example throw new AppError("NOT_FOUND",
 * messages.articles.notFound);
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly errorCode: ErrorCode;
  readonly status: number;
  readonly details: AppErrorDetails;

  constructor(errorCode: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.errorCode = errorCode;
    this.status = details.status ?? statusByCode[errorCode];
    this.details = details;
  }
}

export const statusByCode: Record<ErrorCode, number> = {
  VALIDATION_FAILED: 400,
  BAD_CREDENTIALS: 400,
  ACCOUNT_DISABLED: 400,
  SECOND_FACTOR_REQUIRED: 400,
  SECOND_FACTOR_WRONG: 400,
  PASSKEY_WRONG: 400,
  OIDC_FAILED: 400,
  OIDC_NO_ACCOUNT: 400,
  OIDC_SECOND_FACTOR: 400,
  LOCAL_SIGN_IN_OFF: 400,
  PASSWORD_WEAK: 400,
  OLD_PASSWORD_WRONG: 400,
  COMMENT_REQUIRED: 400,
  NO_ASSIGNEE: 409,
  FILE_TYPE: 400,
  FILE_NAME: 400,
  FILE_EMPTY: 400,
  THEME_NOT_FOUND: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  SESSION_REQUIRED: 403,
  STEP_UP_REQUIRED: 403,
  SECOND_FACTOR_DUE: 403,
  SELF_FORBIDDEN: 403,
  BUILTIN_READONLY: 403,
  NOT_ASSIGNEE: 403,
  SELF_APPROVAL: 403,
  COMMENT_CLOSED: 409,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  VERSION_CONFLICT: 409,
  DUPLICATE: 409,
  LAST_ADMIN: 409,
  NO_WAY_IN: 409,
  ADMIN_LOCKOUT: 409,
  IN_USE: 409,
  LIMIT_REACHED: 409,
  HAS_CHILDREN: 409,
  CYCLE: 409,
  DICT_CODE_COLLISION: 409,
  MENU_NAME_TAKEN: 409,
  SLUG_TAKEN: 409,
  REVIEW_RUNNING: 409,
  REVIEW_NOT_RUNNING: 409,
  TASK_ALREADY_HANDLED: 409,
  NOT_APPROVED_VERSION: 409,
  APPROVAL_OUTDATED: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  ACCOUNT_LOCKED: 429,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DATABASE_UNAVAILABLE: 503,
  READ_ONLY: 503,
};
