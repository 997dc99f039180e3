import { can as isAllowed } from "@atrium/hooks";
import { PanelState } from "@atrium/ui";
import { useState, type ReactNode } from "react";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { HistoryPanel } from "../../shared/workflow/history-panel.tsx";
import { ReviewFlow } from "../../shared/workflow/review-flow.tsx";
import { TypeSummary } from "../../shared/workflow/type-summary.tsx";
import { typeQueries, type ArticleType, type TypeRow } from "../../queries/article-types.ts";
import type { Language } from "../../shared/content-languages.ts";
import { useQuery } from "../../shared/use-query.ts";
import { TypeForm } from "./type-form.tsx";
import { TypeTranslations } from "./type-translations.tsx";
import { TypeHeader, type TypeHeaderProps } from "./type-header.tsx";

interface TypeDetailsProps extends Omit<TypeHeaderProps, "type"> {
  id: string;
  /** Incremented to remount the form. */
  round: number;
  onSaved: (id: string) => void;
  /** Begins a type that is its translation. */
  onTranslate: (language: Language) => void;
}

/** A type: its status, fields, current review flow and history. */
export function TypeDetails({ id, round, onSaved, onTranslate, ...header }: TypeDetailsProps) {
  const { articleTypes: messages, workflow } = useMessages();
  // Fetches the current record; a later refetch must not replace the input.
  const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false };
  const query = useQuery({ ...typeQueries.detail(id), ...fresh });
  const type = query.data;
  if (type === undefined) return <PanelState state={pendingStatus(query, messages.permission)} />;
  return (
    <section aria-label={type.name} className="@container grid gap-3">
      <TypeHeader type={type} {...header} />
      <div className="grid items-start gap-3 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
        <TypeMain key={round} type={type} types={header.types} onSaved={onSaved} />
        <div className="grid gap-3">
          <TypeTranslations type={type} types={header.types} onTranslate={onTranslate} />
          <Aside title={messages.currentFlow}>
            <RulesInForce type={type} />
          </Aside>
          <Aside title={workflow.history}>
            <HistoryPanel bizType="articleType" bizId={id} />
          </Aside>
        </div>
      </div>
    </section>
  );
}

interface TypeMainProps {
  type: ArticleType;
  types: readonly TypeRow[];
  onSaved: (id: string) => void;
}

/** The form, or read-only details without the permission or while in review. */
function TypeMain({ type, types, onSaved }: TypeMainProps) {
  const { articleTypes: messages } = useMessages();
  const can = useViewCan();
  // As it was to begin with: what is being typed must not vanish when a review begins elsewhere.
  const [mayChange] = useState(can("update") && isAllowed(type.allowedActions, "update"));
  if (mayChange) {
    return <TypeForm type={type} parentId={type.parentId} types={types} onSaved={onSaved} />;
  }
  return (
    <div className="grid gap-3 rounded-lg border border-border bg-card p-4">
      {can("update") && type.reviewStatus === "running" && (
        <p className="m-0 text-sm text-muted-foreground">{messages.underReview}</p>
      )}
      <TypeSummary type={type} />
    </div>
  );
}

function RulesInForce({ type }: { type: ArticleType }) {
  const { articleTypes: messages } = useMessages();
  if (!type.effectiveRequireReview) {
    return <p className="m-0 text-sm text-muted-foreground">{messages.noReview}</p>;
  }
  return (
    <>
      <p className="m-0 mb-3 text-xs text-subtle-foreground">{messages.currentFlowText}</p>
      <ReviewFlow flow={type.effectiveFlow} />
    </>
  );
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-border bg-card p-4">
      <h3 className="m-0 mb-2 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}
