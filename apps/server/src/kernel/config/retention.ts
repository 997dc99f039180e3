import type { Env } from "./env.ts";
import type { SettingReader } from "./setting-reader.ts";

/** For how many days each kind of record is kept; null for ever. */
export interface Retention {
  operationLogDays: number | null;
  signInLogDays: number | null;
  /** After this only the network of an address is kept in the sign-in log. */
  signInAddressDays: number | null;
  messageDays: number | null;
  trashDays: number | null;
  noticeDays: number | null;
  /** How long nothing has referred to a file that is removed. */
  unusedFileDays: number | null;
}

export function readRetention(read: SettingReader): Retention {
  const days = (name: keyof Env, fallback: number) =>
    read.integer(name, { fallback, min: 0, max: 36_500 }) || null;
  return {
    operationLogDays: days("KEEP_OPERATION_LOG_DAYS", 3 * 365),
    signInLogDays: days("KEEP_SIGN_IN_LOG_DAYS", 365),
    signInAddressDays: days("KEEP_SIGN_IN_ADDRESS_DAYS", 90),
    messageDays: days("KEEP_MESSAGE_DAYS", 2 * 365),
    trashDays: days("KEEP_TRASH_DAYS", 90),
    noticeDays: days("KEEP_NOTICE_DAYS", 90),
    unusedFileDays: days("KEEP_UNUSED_FILE_DAYS", 30),
  };
}
