import { Button, Checkbox } from "@atrium/ui";
import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import { useRemarks } from "./remarks-scope.tsx";

// Most articles have none.
const RemarkThread = lazyPart(async () => (await import("./remark-thread.tsx")).RemarkThread);

/** The remarks on an article: the open ones, and on request those that were resolved. */
export function RemarkList() {
  const { remarks: messages } = useMessages();
  const scope = useRemarks();
  const [showsResolved, setShowsResolved] = useState(false);
  if (scope === undefined) return null;
  const { remarks, activeId, surface, compose } = scope;
  const open = remarks.filter(({ status }) => status === "open");
  const resolvedCount = remarks.length - open.length;
  const shown = remarks.filter(
    ({ id, status }) => status === "open" || showsResolved || id === activeId,
  );
  const add = () => {
    const passage = surface?.selected();
    compose({ field: passage ? "content" : "title", passage });
  };
  return (
    <section
      aria-label={messages.title}
      className="grid gap-3 rounded-lg border border-border bg-card p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="m-0 text-sm font-semibold text-muted-foreground">
          {messages.titleCount({ count: open.length })}
        </h2>
        <Button
          variant="outline"
          size="sm"
          // A press would end the selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={add}
        >
          <MessageSquarePlus aria-hidden="true" />
          {messages.add}
        </Button>
      </div>
      {shown.length === 0 && <p className="m-0 text-sm text-subtle-foreground">{messages.none}</p>}
      <ul className="m-0 grid list-none gap-2 p-0 empty:hidden">
        {shown.map((remark) => (
          <RemarkThread key={remark.id} remark={remark} />
        ))}
      </ul>
      {resolvedCount > 0 && (
        <Checkbox
          label={messages.showResolved({ count: resolvedCount })}
          checked={showsResolved}
          onCheckedChange={setShowsResolved}
        />
      )}
    </section>
  );
}
