import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { circulationQueries } from "../../queries/circulations.ts";
import type { BizType } from "../../queries/workflow-step.ts";
import { reviewedQueries } from "../../queries/workflow.ts";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { ExactTime } from "../time.tsx";
import { useQuery } from "../use-query.ts";
import { whenShown } from "../when-shown.ts";

/** How long a text must be in view before it counts as read. */
const shownMs = 2000;

interface ReadNoticeProps {
  bizType: BizType;
  bizId: string;
  version: number;
  /** Something unread was circulated to the user. */
  isUnread: boolean;
}

/** Over what was circulated to the user: from whom and why. Once it was in view, it is marked as read. */
export function ReadNotice(props: ReadNoticeProps) {
  const [wasUnread] = useState(props.isUnread);
  return wasUnread || props.isUnread ? <Notice {...props} /> : null;
}

function Notice({ bizType, bizId, version, isUnread }: ReadNoticeProps) {
  const { workflow } = useMessages();
  const box = useRef<HTMLElement>(null);
  const step = useMutation(reviewedQueries[bizType].act());
  const readers = useQuery(circulationQueries.page({ bizType, bizId, pageSize: 200 }));
  const own = readers.data?.records.find(({ isOwn }) => isOwn);
  const markRead = (isAsked: boolean) => {
    if (!isUnread || step.isPending) return;
    step.mutate(
      { bizId, action: "markRead", version },
      // Unasked, it is tried again at the next visit.
      { onError: (error) => isAsked && notices.error(error.message) },
    );
  };
  const onShown = useEffectEvent(() => markRead(false));
  useEffect(() => {
    if (!isUnread || box.current === null) return undefined;
    return whenShown(box.current, shownMs, onShown);
  }, [isUnread]);
  return (
    <section
      ref={box}
      aria-label={workflow.sentToYou}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-info-soft px-3 py-2 text-sm"
    >
      <BookOpen aria-hidden="true" className="size-4 shrink-0 text-info" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="m-0 font-medium">
          {own ? workflow.sentBy({ name: own.fromUserName }) : workflow.sentToYou}
          {own?.dueAt && (
            <span className="font-normal text-muted-foreground">
              {" · "}
              {workflow.due} <ExactTime value={own.dueAt} />
            </span>
          )}
        </p>
        {own?.comment && <p className="m-0 whitespace-pre-line wrap-anywhere">{own.comment}</p>}
      </div>
      {isUnread ? (
        <Button
          size="sm"
          variant="outline"
          className="pointer-coarse:min-h-11"
          loading={step.isPending}
          onClick={() => markRead(true)}
        >
          {workflow.actions.markRead}
        </Button>
      ) : (
        <span role="status" className="text-muted-foreground">
          {workflow.done.markRead}
        </span>
      )}
    </section>
  );
}
