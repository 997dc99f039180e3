/** Every bound of the server: sizes, times, rates. One scale raises all rates and lock-out thresholds. */
export interface Limits {
  bodyBytes: number;
  uploadBytes: number;
  /** Query timeout. */
  statementMs: number;
  /** Timeout for receiving a whole request. */
  requestMs: number;
  /** Idle timeout of a connection. */
  connectionMs: number;
  sessionIdleMs: number;
  sessionHardMs: number;
  /** Failed sign-ins of one name from one address, and from anywhere, before it is locked. */
  signInFailuresPerAddress: number;
  signInFailuresPerName: number;
  signInLockMs: number;
  /** Passwords that may wait to be hashed, and for how long. */
  hashQueue: number;
  hashWaitMs: number;
  /** Calls per client and minute (or hour) of operations that visitors could flood. */
  signInsPerMinute: number;
  searchesPerMinute: number;
  previewsPerMinute: number;
  uploadsPerMinute: number;
  visitorPostsPerMinute: number;
  visitorPostsPerHour: number;
  /** Refused attempts per account and minute that the operation log records. */
  refusalsPerMinute: number;
}

const second = 1000;
const minute = 60 * second;
const mebibyte = 1024 * 1024;

/** @param scale 1 is normal; a load test uses more. */
export function limitsAt(scale: number): Limits {
  const scaled = (value: number) => Math.max(1, Math.round(value * scale));
  return {
    bodyBytes: 3 * mebibyte,
    uploadBytes: 20 * mebibyte,
    statementMs: 15 * second,
    requestMs: 60 * second,
    connectionMs: 30 * second,
    sessionIdleMs: 120 * minute,
    sessionHardMs: 720 * minute,
    signInFailuresPerAddress: scaled(5),
    signInFailuresPerName: scaled(20),
    signInLockMs: 10 * minute,
    hashQueue: scaled(50),
    hashWaitMs: 5 * second,
    signInsPerMinute: scaled(60),
    searchesPerMinute: scaled(60),
    previewsPerMinute: scaled(60),
    uploadsPerMinute: scaled(60),
    visitorPostsPerMinute: scaled(5),
    visitorPostsPerHour: scaled(30),
    refusalsPerMinute: scaled(60),
  };
}
