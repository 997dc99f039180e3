import { PanelState } from "@atrium/ui";
import { useRef, useState } from "react";
import { ChangeNavigation } from "../../shared/compare/change-navigation.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { typeQueries, typeVersion } from "../../queries/article-types.ts";
import type { TaskRow } from "../../queries/tasks.ts";
import { useQuery } from "../../shared/use-query.ts";
import { ComparedType } from "./compared-type.tsx";
import { firstBase, ReviewBase, reviewBases } from "./review-base.tsx";

/** A type of articles under review, its flow included, beside what the reviewer saw last or what is live. */
export function TypeContent({ task }: { task: TaskRow }) {
  const { tasks: messages, compare } = useMessages();
  const area = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<number | null>();
  const submitted = useQuery(typeVersion(task.bizId, task.versionNo));
  const present = useQuery(typeQueries.detail(task.bizId));
  const earlier = Array.from({ length: task.versionNo - 1 }, (_, at) => ({
    versionNo: task.versionNo - 1 - at,
  })).slice(0, 50);
  const bases = reviewBases(task, present.data, earlier);
  const baseNo = chosen === undefined ? firstBase(bases) : (chosen ?? undefined);
  const base = useQuery({
    ...typeVersion(task.bizId, baseNo ?? 0),
    enabled: baseNo !== undefined,
  });
  const isComparing = baseNo !== undefined && base.isPending;
  if (submitted.data === undefined || present.data === undefined || isComparing) {
    const waiting = [submitted, present, base].find(({ data }) => data === undefined) ?? base;
    return <PanelState state={pendingStatus(waiting, messages.content)} />;
  }
  const before = baseNo === undefined ? undefined : base.data;
  return (
    <section
      ref={area}
      aria-label={messages.content}
      className="rounded-lg border border-border bg-card p-5 sm:p-8"
    >
      {bases.length > 0 && <ReviewBase bases={bases} value={baseNo ?? null} onChange={setChosen} />}
      {before && <ChangeNavigation area={area} comparison={String(baseNo)} />}
      <ComparedType
        before={before}
        after={submitted.data}
        beforeLabel={compare.baseVersion({ version: before?.versionNo ?? 0 })}
        afterLabel={compare.baseVersion({ version: task.versionNo })}
      />
    </section>
  );
}
