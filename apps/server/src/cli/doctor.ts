import { defineCommand } from "citty";
import { archiveEncrypter } from "../backup/archive-encrypter.ts";
import type { Config } from "../kernel/config/config.ts";
import { describeRisk, riskySettings } from "../kernel/config/risky-settings.ts";
import { connect } from "../modules/oidc/oidc-provider.ts";
import { openFiles } from "./open-files.ts";
import { progress, runCommand } from "./run-command.ts";

/** `atrium doctor`: lists risky settings with their fix, and tries the file store, the replica for public reads, the recipients of backups and the identity provider; exit code 1 when there is anything. */
export const doctorCommand = defineCommand({
  meta: {
    name: "doctor",
    description:
      "List the settings that are a risk, and try the store of the uploaded files, the replica for public reads, the recipients of backups and the identity provider",
  },
  run: () =>
    runCommand(async (config) => {
      const risks = riskySettings(config);
      for (const risk of risks) progress(describeRisk(risk));
      if (risks.length === 0) progress("No setting is a risk.");
      else process.exitCode = 1;
      progress(describeOrigins(config.adminUrl));
      using files = openFiles(config);
      await files.check();
      progress(`Uploaded files can be stored in ${files.place}.`);
      await tryReplica(config);
      progress(describeBackups(config.backupRecipients));
      if (config.oidc === null) return;
      const { issuer } = (await connect(config.oidc, new Date())).serverMetadata();
      progress(`The identity provider ${issuer} answers.`);
    }),
});

/** Says whether the replica follows; exit code 1 when it does not. */
async function tryReplica({ databaseUrl, databaseReadUrl }: Config): Promise<void> {
  if (databaseUrl === null || databaseReadUrl === null) return;
  const { checkReplica } = await import("../db/postgres/check-replica.ts");
  const { follows, sentence } = await checkReplica(databaseUrl, databaseReadUrl);
  progress(sentence);
  if (!follows) process.exitCode = 1;
}

function describeOrigins(adminUrl: string | null): string {
  return adminUrl === null
    ? "The back office shares the origin of the public pages; OFFICE_URL gives it one of its own."
    : `The back office has an origin of its own, ${adminUrl}.`;
}

/** @throws BackupError when one is not a public key. */
function describeBackups(recipients: readonly string[]): string {
  return archiveEncrypter(recipients) === null
    ? "Backups are not encrypted; BACKUP_RECIPIENT encrypts them."
    : `Backups are encrypted; private keys that open them: ${recipients.length}.`;
}
