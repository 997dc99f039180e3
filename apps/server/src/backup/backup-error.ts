/** Why a backup, a restore or a move failed, in words for people. Nothing has been changed by then. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
