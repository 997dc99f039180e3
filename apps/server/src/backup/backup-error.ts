/** Why a backup, a restore or a move did not happen, in words for people. Nothing has been changed by then. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
