import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { SystemHealth } from "../../queries/system-health.ts";
import type { HealthCheck } from "./health-check.ts";

type FailingJob = SystemHealth["failingJobs"][number];

interface JobOptions {
  readonly messages: AdminMessages["systemHealth"];
  readonly formatTime: (value: string) => string;
}

/** Where what stands still is seen. */
const pages: Partial<Record<FailingJob["name"], string>> = {
  clock: "/content/calendar",
  "log-forward": "/monitor/operation-logs",
  "log-seal": "/monitor/operation-logs",
  retention: "/content/trash",
  webhooks: "/system/webhooks",
  "webhook-cleanup": "/system/webhooks",
};

/** Work that servers repeat: that nothing waits for it too long, and each that fails. */
export function jobChecks(
  { webhooks, mail, failingJobs }: SystemHealth,
  { messages, formatTime }: JobOptions,
): HealthCheck[] {
  const overdue = webhooks.overdue + (mail?.overdue ?? 0);
  return [
    {
      id: "jobs",
      name: messages.jobs,
      state: overdue > 0 ? "fault" : "works",
      text: messages.jobsText({ overdue }),
    },
    ...failingJobs.map(({ name, since, times }) => ({
      id: `job ${name}`,
      name: messages.jobNames[name],
      state: "fault" as const,
      text: messages.jobFails({ since: formatTime(since), times }),
      path: pages[name],
    })),
  ];
}
