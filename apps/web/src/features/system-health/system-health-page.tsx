import { Button, PageHeader, PanelState, StatusBadge, type StatusVariant } from "@atrium/ui";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { systemHealth, type SystemHealth } from "../../queries/system-health.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { fileSize } from "../../shared/media/file-size.ts";
import { useMenuFaultCount } from "../../shared/menus/use-menu-fault-count.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useNow } from "../../shared/use-now.ts";
import { useQuery } from "../../shared/use-query.ts";
import { useUserNavigation } from "../../shared/user-navigation.ts";
import { ViewPage } from "../../shared/view-page.tsx";
import type { CheckState, HealthCheck } from "./health-check.ts";
import { healthChecks } from "./health-checks.ts";

/** Whether the system does its work, each part in words and with the page where it is mended. */
export function SystemHealthPage() {
  const { systemHealth: messages } = useMessages();
  const health = useQuery(systemHealth);
  const [isChecking, setChecking] = useState(false);
  const checkAgain = async () => {
    setChecking(true);
    await health.refetch();
    setChecking(false);
  };
  return (
    <ViewPage>
      <PageHeader
        title={messages.title}
        description={messages.pageDescription}
        actions={
          <Button variant="outline" loading={isChecking} onClick={() => void checkAgain()}>
            <RotateCw aria-hidden="true" />
            {messages.checkAgain}
          </Button>
        }
      />
      {health.data === undefined ? (
        <PanelState state={pendingStatus(health, messages.permission)} />
      ) : (
        <Checks health={health.data} />
      )}
    </ViewPage>
  );
}
SystemHealthPage.firstQueries = () => [systemHealth];

const variants: Record<CheckState, StatusVariant> = {
  works: "success",
  warning: "warning",
  fault: "destructive",
};

function Checks({ health }: { health: SystemHealth }) {
  const { systemHealth: messages } = useMessages();
  const locale = useLocale();
  const now = useNow();
  const menuFaults = useMenuFaultCount();
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const checks = healthChecks(health, {
    messages,
    menuFaults,
    now,
    formatSize: (bytes) => fileSize(bytes, locale),
    formatTime: (value) => times.format(new Date(value)),
  });
  const count = checks.filter(({ state }) => state !== "works").length;
  return (
    <>
      <p role="status" className="m-0 font-medium">
        {messages.summary({ count })}
      </p>
      <ul className="m-0 grid list-none gap-px overflow-hidden rounded-lg border border-border bg-border p-0">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
    </>
  );
}

function CheckRow({ check: { name, state, text, path } }: { check: HealthCheck }) {
  const { systemHealth: messages } = useMessages();
  const { pages } = useUserNavigation();
  const [pathname] = path?.split("?") ?? [];
  const isOwn = pages.some((page) => page.path === pathname);
  return (
    <li className="grid items-baseline gap-x-4 gap-y-1 bg-card px-4 py-3 text-sm md:grid-cols-[12rem_8rem_1fr_auto]">
      <strong className="font-medium">{name}</strong>
      <StatusBadge variant={variants[state]}>{messages.states[state]}</StatusBadge>
      <span className="wrap-anywhere text-muted-foreground">{text}</span>
      {path !== undefined && isOwn && (
        <AdminLink look="text" to={path} aria-label={messages.openNamed({ name })}>
          {messages.open}
        </AdminLink>
      )}
    </li>
  );
}
