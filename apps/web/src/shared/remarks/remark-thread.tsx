import { can } from "@atrium/hooks";
import { Badge, Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { remarkQueries, type Remark } from "../../queries/article-remarks.ts";
import { useMessages } from "../messages.ts";
import { RelativeTime } from "../time.tsx";
import { RemarkReply } from "./remark-reply.tsx";
import { useRemarks } from "./remarks-scope.tsx";
import { SuggestedEdit } from "./suggested-edit.tsx";
import { useFieldName } from "./use-field-name.ts";

/** A remark with its replies, and what may be done about it. */
export function RemarkThread({ remark }: { remark: Remark }) {
  const { remarks: messages } = useMessages();
  const scope = useRemarks();
  const fieldName = useFieldName();
  const frame = useRef<HTMLLIElement>(null);
  const update = useMutation(remarkQueries.update());
  const [replying, setReplying] = useState(false);
  const { id, version, passage, field, status, allowedActions } = remark;
  const isActive = scope?.activeId === id;
  const isGone = passage !== null && status === "open" && scope?.found?.has(id) === false;
  useEffect(() => {
    if (isActive) frame.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const show = () => {
    scope?.setActive(id);
    scope?.surface?.reveal(id);
  };
  const setStatus = (next: Remark["status"]) => update.mutate({ id, version, status: next });
  return (
    <li
      ref={frame}
      data-remark={id}
      className={`grid gap-2 rounded-md border p-3 text-sm ${isActive ? "border-ring bg-accent" : "border-border"}`}
    >
      {passage === null ? (
        <p className="m-0 font-medium">{fieldName(field)}</p>
      ) : (
        <button
          type="button"
          onClick={show}
          aria-label={messages.showPassage({ quote: passage.quote })}
          className="line-clamp-3 min-h-11 cursor-pointer border-0 border-l-2 border-solid border-warning bg-transparent py-1 pl-2 text-left text-muted-foreground wrap-anywhere"
        >
          {passage.quote}
        </button>
      )}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {isGone && <Badge variant="secondary">{messages.gone}</Badge>}
        {status === "resolved" && (
          <Badge variant="secondary">
            {messages.resolvedBy({ name: remark.resolvedByName ?? "" })}
          </Badge>
        )}
      </div>
      <Said
        name={remark.createdByName}
        at={remark.createdAt}
        text={remark.text}
        versionNo={remark.versionNo}
      />
      {remark.suggestion && <SuggestedEdit remark={remark} suggestion={remark.suggestion} />}
      {remark.replies.map((reply) => (
        <Said key={reply.id} name={reply.createdByName} at={reply.createdAt} text={reply.text} />
      ))}
      {replying ? (
        <RemarkReply remark={remark} onDone={() => setReplying(false)} />
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {can(allowedActions, "reply") && (
            <Button variant="outline" size="sm" onClick={() => setReplying(true)}>
              {messages.reply}
            </Button>
          )}
          {can(allowedActions, "resolve") && (
            <Button
              variant="outline"
              size="sm"
              loading={update.isPending}
              onClick={() => setStatus("resolved")}
            >
              {messages.resolve}
            </Button>
          )}
          {can(allowedActions, "reopen") && (
            <Button
              variant="outline"
              size="sm"
              loading={update.isPending}
              onClick={() => setStatus("open")}
            >
              {messages.reopen}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface SaidProps {
  name: string;
  at: string;
  text: string;
  versionNo?: number;
}

function Said({ name, at, text, versionNo }: SaidProps) {
  const { workflow } = useMessages();
  return (
    <div className="grid gap-0.5">
      <p className="m-0 flex flex-wrap gap-x-1.5 text-xs text-subtle-foreground">
        <span className="font-medium text-foreground">{name}</span>
        <RelativeTime value={at} />
        {versionNo !== undefined && <span>{workflow.historyVersion({ version: versionNo })}</span>}
      </p>
      <p className="m-0 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}
