import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { SystemHealth } from "../../queries/system-health.ts";
import type { CheckState, HealthCheck } from "./health-check.ts";
import { jobChecks } from "./job-checks.ts";

interface CheckOptions {
  readonly messages: AdminMessages["systemHealth"];
  /** Undefined where the menus may not be read. */
  readonly menuFaults: number | undefined;
  readonly now: number;
  readonly formatSize: (bytes: number) => string;
  readonly formatTime: (value: string) => string;
}

const dayMs = 86_400_000;
const oldBackupMs = 7 * dayMs;

/** Everything there is to know about the system, what needs a look first. */
export function healthChecks(health: SystemHealth, options: CheckOptions): HealthCheck[] {
  const checks = [
    ...ofSoftware(health, options),
    ...ofServices(health, options),
    ...jobChecks(health, options),
    ...ofAccess(health, options),
    ...ofSettings(health, options),
  ];
  return checks.toSorted((a, b) => urgency[a.state] - urgency[b.state]);
}

const urgency: Record<CheckState, number> = { fault: 0, warning: 1, works: 2 };

function ofSoftware(
  { version, nodeVersion, startedAt, database }: SystemHealth,
  { messages, formatSize, formatTime }: CheckOptions,
): HealthCheck[] {
  const { engine, bytes, schemaCurrent } = database;
  return [
    {
      id: "version",
      name: messages.version,
      state: "works",
      text: messages.versionText({ version, nodeVersion, since: formatTime(startedAt) }),
    },
    {
      id: "database",
      name: messages.database,
      state: "works",
      text: messages.databaseText({
        kind: messages.engines[engine],
        version: database.version,
        size: formatSize(bytes),
      }),
    },
    {
      id: "schema",
      name: messages.schema,
      state: schemaCurrent ? "works" : "fault",
      text: schemaCurrent ? messages.schemaCurrent : messages.schemaBehind,
    },
  ];
}

function ofServices(
  { storage, mail, webhooks, lastBackupAt }: SystemHealth,
  { messages, now, formatSize, formatTime }: CheckOptions,
): HealthCheck[] {
  const size = formatSize(storage.bytes);
  const backupAge = lastBackupAt === null ? Infinity : now - Date.parse(lastBackupAt);
  return [
    {
      id: "storage",
      name: messages.storage,
      state: storage.writable ? "works" : "fault",
      text: storage.writable
        ? messages.storageText({ place: messages.places[storage.kind], size, count: storage.files })
        : messages.storageFailed({ place: messages.places[storage.kind] }),
      path: "/content/media",
    },
    mail === null
      ? { id: "mail", name: messages.mail, state: "warning", text: messages.mailOff }
      : mailCheck(mail, messages, formatTime),
    deliveriesCheck(webhooks, messages, formatTime),
    {
      id: "backup",
      name: messages.backup,
      state: backupAge > oldBackupMs ? "warning" : "works",
      text:
        lastBackupAt === null
          ? messages.backupNever
          : messages.backupText({ time: formatTime(lastBackupAt) }),
    },
  ];
}

/** Nobody sees mails in the back office, so what the mail server said is all there is to go by. */
function mailCheck(
  mail: SystemHealth["webhooks"],
  messages: AdminMessages["systemHealth"],
  formatTime: (value: string) => string,
): HealthCheck {
  const { failed, lastError } = mail;
  const check = outboxCheck("mail", messages.mail, mail, messages, formatTime);
  if (failed === 0) return check;
  return { ...check, text: messages.mailsFail({ failed, error: lastError ?? "" }) };
}

/** Each webhook lists its deliveries, with what its receiver answered. */
function deliveriesCheck(
  webhooks: SystemHealth["webhooks"],
  messages: AdminMessages["systemHealth"],
  formatTime: (value: string) => string,
): HealthCheck {
  const { failed } = webhooks;
  const check = outboxCheck("webhooks", messages.webhookDeliveries, webhooks, messages, formatTime);
  const text = failed > 0 ? messages.deliveriesFail({ failed }) : check.text;
  return { ...check, text, path: "/system/webhooks" };
}

function outboxCheck(
  id: string,
  name: string,
  { waiting, failed, lastSentAt }: SystemHealth["webhooks"],
  messages: AdminMessages["systemHealth"],
  formatTime: (value: string) => string,
): HealthCheck {
  const text =
    lastSentAt === null
      ? messages.nothingSent({ waiting })
      : messages.lastSent({ waiting, time: formatTime(lastSentAt) });
  return { id, name, state: failed > 0 ? "warning" : "works", text };
}

function ofAccess(
  { failedSignIns, lockedAccounts }: SystemHealth,
  { messages, now, menuFaults }: CheckOptions,
): HealthCheck[] {
  const yesterday = new Date(now - dayMs).toLocaleDateString("sv");
  const checks: HealthCheck[] = [
    {
      id: "signIns",
      name: messages.signIns,
      state: "works",
      text: messages.signInsText({ count: failedSignIns }),
      path: `/monitor/sign-in-logs?success=false&from=${yesterday}`,
    },
    {
      id: "locked",
      name: messages.locked,
      state: lockedAccounts > 0 ? "warning" : "works",
      text: messages.lockedText({ count: lockedAccounts }),
      path: "/system/users?locked=true",
    },
  ];
  if (menuFaults === undefined) return checks;
  const menus: HealthCheck = {
    id: "menus",
    name: messages.menus,
    state: menuFaults > 0 ? "fault" : "works",
    text: messages.menusText({ count: menuFaults }),
    path: "/system/menus",
  };
  return [...checks, menus];
}

function ofSettings({ riskySettings }: SystemHealth, { messages }: CheckOptions): HealthCheck[] {
  if (riskySettings.length === 0)
    return [
      { id: "settings", name: messages.settings, state: "works", text: messages.settingsSafe },
    ];
  return riskySettings.map(({ code, name }) => ({
    id: `${code} ${name}`,
    name: messages.settingNamed({ name }),
    state: "warning",
    text: messages.risks[code],
  }));
}
