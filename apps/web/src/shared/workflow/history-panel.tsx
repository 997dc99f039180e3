import { PanelState, Timeline, type StatusVariant, type TimelineItem } from "@atrium/ui";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";
import { useSeedTranslations, type SeedTranslations } from "../seed-translations.ts";
import { exactTime, RelativeTime } from "../time.tsx";
import { useDictionary, type DictionaryView } from "../use-dictionary.ts";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { CirculatedReaders } from "./circulated-readers.tsx";
import type { ReviewedType } from "../../queries/workflow-step.ts";
import { historyOf, type HistoryEntry } from "../../queries/workflow.ts";
import { useQuery } from "../use-query.ts";

const variants: Partial<Record<HistoryEntry["action"], StatusVariant>> = {
  submit: "progress",
  approve: "success",
  reject: "destructive",
  return: "warning",
  publish: "success",
  schedule: "info",
  offline: "warning",
  delete: "destructive",
};

/** The history of a record: who did what, when, to which version, with which comment. */
export function HistoryPanel({ bizType, bizId }: { bizType: ReviewedType; bizId: string }) {
  const { workflow, phrases } = useMessages();
  const actions = useDictionary("historyAction");
  const seed = useSeedTranslations();
  const history = useQuery(historyOf(bizType, bizId));
  if (history.data === undefined) {
    return <PanelState state={pendingStatus(history, workflow.history)} />;
  }
  if (history.data.length === 0) {
    return <PanelState state={{ status: "empty", title: workflow.historyEmpty }} />;
  }
  return (
    <Timeline
      label={workflow.history}
      items={history.data.map((entry) => toItem(entry, actions, workflow, phrases, seed))}
    />
  );
}

function toItem(
  entry: HistoryEntry,
  actions: DictionaryView,
  messages: AdminMessages["workflow"],
  phrases: AdminMessages["phrases"],
  seed: SeedTranslations,
): TimelineItem {
  const isCirculated = entry.action === "circulate";
  const names = phrases.list({ names: entry.receivers.map(({ name }) => name) });
  const details = [
    entry.actorName || messages.historySystem,
    entry.nodeName && messages.historyStage({ stage: seed.stage(entry.nodeName) }),
    names !== "" && !isCirculated && messages.historyTo({ names }),
    messages.historyVersion({ version: entry.versionNo }),
    entry.scheduledAt && messages.historyFor({ time: exactTime(new Date(entry.scheduledAt)) }),
  ].filter(Boolean);
  return {
    id: entry.id,
    variant: variants[entry.action],
    title: actions.label(entry.action),
    time: <RelativeTime value={entry.createdAt} />,
    body: (
      <>
        <p className="text-xs text-subtle-foreground">{details.join(" · ")}</p>
        {entry.reason && <p className="mt-1">{messages.approvalEndReasons[entry.reason]}</p>}
        {entry.comment && <p className="mt-1 whitespace-pre-line wrap-anywhere">{entry.comment}</p>}
        {isCirculated && <CirculatedReaders receivers={entry.receivers} />}
      </>
    ),
  };
}
