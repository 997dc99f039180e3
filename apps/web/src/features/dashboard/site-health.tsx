import { useId } from "react";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { fileSize } from "../../shared/media/file-size.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { useNow } from "../../shared/use-now.ts";
import type { Home } from "../../queries/home.ts";
import { HealthFact } from "./health-fact.tsx";
import { MenuFaults } from "./menu-faults.tsx";

const dayMs = 86_400_000;
const oldBackupMs = 7 * dayMs;

/** How the site itself is, for those who look after it. What needs a look is marked. */
export function SiteHealth({ system }: { system: NonNullable<Home["system"]> }) {
  const { dashboard: messages } = useMessages();
  const locale = useLocale();
  const headingId = useId();
  const now = useNow();
  const { failedSignIns, lockedAccounts, storageBytes, lastBackupAt, mailEnabled } = system;
  const administers = storageBytes !== null;
  const yesterday = new Date(now - dayMs).toLocaleDateString("sv");
  const backupAge = lastBackupAt === null ? Infinity : now - Date.parse(lastBackupAt);
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-hidden rounded-lg border border-border bg-card"
    >
      <h2 id={headingId} className="border-b border-border px-4 py-2.5 text-base font-semibold">
        {messages.health}
      </h2>
      <dl className="m-0 flex flex-wrap gap-px bg-border *:flex-[1_1_11rem]">
        {failedSignIns !== null && (
          <HealthFact
            name={messages.failedSignIns}
            path={`/monitor/sign-in-logs?success=false&from=${yesterday}`}
          >
            {failedSignIns.toLocaleString(locale)}
          </HealthFact>
        )}
        {lockedAccounts !== null && (
          <HealthFact
            name={messages.lockedAccounts}
            path="/system/users?locked=true"
            isWarning={lockedAccounts > 0}
          >
            {lockedAccounts.toLocaleString(locale)}
          </HealthFact>
        )}
        {administers && (
          <>
            <HealthFact name={messages.storage} path="/content/media">
              {fileSize(storageBytes, locale)}
            </HealthFact>
            <HealthFact name={messages.lastBackup} isWarning={backupAge > oldBackupMs}>
              {lastBackupAt === null ? (
                messages.neverBackedUp
              ) : (
                <RelativeTime value={lastBackupAt} />
              )}
            </HealthFact>
            <MenuFaults />
            <HealthFact name={messages.mail}>
              {mailEnabled === true ? messages.mailOn : messages.mailOff}
            </HealthFact>
          </>
        )}
      </dl>
    </section>
  );
}
