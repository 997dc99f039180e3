/** Every bound of the server: sizes, times, rates. One scale raises all rates and lock-out thresholds. */
export interface Limits {
  /** Of the body of what is no operation, such as a posted page; the contract bounds those of operations. */
  bodyBytes: number;
  uploadBytes: number;
  /** Bytes that one account may upload in 24 hours; null for any number. */
  uploadQuota: number | null;
  /** Query timeout. */
  statementMs: number;
  /** Timeout for receiving a whole request. */
  requestMs: number;
  /** Idle timeout of a connection. */
  connectionMs: number;
  sessionIdleMs: number;
  sessionHardMs: number;
  /** For how long a session may do what `x-step-up` marks after signing in or confirming; null for all of it. */
  stepUpMs: number | null;
  /** Failed sign-ins of one name from one address or known device before it is locked there, and for how long. */
  signInFailuresPerAddress: number;
  signInLockMs: number;
  /** Failed sign-ins of one name from anywhere before strangers wait between their attempts, and for how long. */
  signInFailuresPerName: number;
  signInPauseMs: number;
  /** Passwords that may wait to be hashed, and for how long. */
  hashQueue: number;
  hashWaitMs: number;
  hashCost: HashCost;
  /** Pages that are rendered at once; that wait, in all and of one client; and for how long. */
  renderQueue: {
    concurrency: number;
    maxWaiting: number;
    maxWaitingOfClient: number;
    waitMs: number;
  };
  /** Calls per client and minute (or hour) of operations that visitors could flood. */
  signInsPerMinute: number;
  searchesPerMinute: number;
  /** Of all other public reads together that no kept response answers. */
  publicReadsPerMinute: number;
  previewsPerMinute: number;
  uploadsPerMinute: number;
  visitorPostsPerMinute: number;
  visitorPostsPerHour: number;
  /** Calls per account and minute, of all operations together. */
  accountCallsPerMinute: number;
  /** Refused attempts per account and minute that the operation log records. */
  refusalsPerMinute: number;
}

/** What hashing a password costs: KiB of memory, and passes over it. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

const second = 1000;
const minute = 60 * second;
const mebibyte = 1024 * 1024;

/** Megabytes that one account may upload in 24 hours, unless a setting says otherwise. */
export const UPLOAD_QUOTA_MB = 2048;

/** Minutes until a session has to be confirmed for the riskiest operations, unless a setting says otherwise. */
export const STEP_UP_MINUTES = 10;

/** Seconds that a statement may take, minutes of a session without a call, and its hours in any case; likewise. */
export const STATEMENT_TIMEOUT_SECONDS = 15;
export const SESSION_IDLE_MINUTES = 120;
export const SESSION_HOURS = 12;

/** @param scale 1 is normal; a load test uses more. */
export function limitsAt(
  scale: number,
  {
    /** 0 for none, as of the minutes below it. */
    quotaMegabytes = UPLOAD_QUOTA_MB,
    stepUpMinutes = STEP_UP_MINUTES,
    statementSeconds = STATEMENT_TIMEOUT_SECONDS,
    sessionIdleMinutes = SESSION_IDLE_MINUTES,
    sessionHours = SESSION_HOURS,
  } = {},
): Limits {
  const scaled = (value: number) => Math.max(1, Math.round(value * scale));
  return {
    bodyBytes: 64 * 1024,
    uploadBytes: 20 * mebibyte,
    uploadQuota: quotaMegabytes === 0 ? null : quotaMegabytes * mebibyte,
    statementMs: statementSeconds * second,
    requestMs: 60 * second,
    connectionMs: 30 * second,
    sessionIdleMs: Math.min(sessionIdleMinutes, 60 * sessionHours) * minute,
    sessionHardMs: 60 * sessionHours * minute,
    stepUpMs: stepUpMinutes === 0 ? null : stepUpMinutes * minute,
    signInFailuresPerAddress: scaled(5),
    signInLockMs: 10 * minute,
    signInFailuresPerName: scaled(20),
    signInPauseMs: 30 * second,
    hashQueue: scaled(50),
    hashWaitMs: 5 * second,
    hashCost: HASH_COST,
    renderQueue: {
      concurrency: 4,
      maxWaiting: scaled(200),
      maxWaitingOfClient: scaled(40),
      waitMs: 10 * second,
    },
    signInsPerMinute: scaled(60),
    searchesPerMinute: scaled(60),
    publicReadsPerMinute: scaled(1200),
    previewsPerMinute: scaled(60),
    uploadsPerMinute: scaled(60),
    visitorPostsPerMinute: scaled(5),
    visitorPostsPerHour: scaled(30),
    accountCallsPerMinute: scaled(3000),
    refusalsPerMinute: scaled(60),
  };
}
