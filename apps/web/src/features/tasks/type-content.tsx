import { PanelState } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { TypeSummary } from "../../shared/workflow/type-summary.tsx";
import { typeQueries } from "../../queries/article-types.ts";

/** A type of articles under review. */
export function TypeContent({ id }: { id: string }) {
  const { tasks: messages } = useMessages();
  const type = useQuery(typeQueries.detail(id));
  if (type.data === undefined) {
    const state = pendingStatus(type, messages.content);
    return <PanelState state={state} />;
  }
  return (
    <section
      aria-label={messages.content}
      className="rounded-lg border border-border bg-card p-5 sm:p-8"
    >
      <TypeSummary type={type.data} />
    </section>
  );
}
