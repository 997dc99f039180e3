import { can as isAllowed } from "@atrium/hooks";
import { Button, DropdownMenu, IconButton } from "@atrium/ui";
import { Ellipsis, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { StepDialog } from "../../shared/workflow/lazy-step-dialog.tsx";
import { stepEntries } from "../../shared/workflow/step-entries.ts";
import { stepRules, stepsToOffer } from "../../shared/workflow/step-rules.ts";
import type { StepAction } from "../../queries/workflow-step.ts";
import { DeleteType } from "./delete-type.tsx";
import { PublicLink } from "./public-link.tsx";
import type { ArticleType, TypeRow } from "../../queries/article-types.ts";

export interface TypeHeaderProps {
  type: ArticleType;
  /** All types, to choose one to move the articles to. */
  types: readonly TypeRow[];
  /** Asks whether unsaved input may be lost. */
  mayLeave: () => Promise<boolean>;
  /** A step was taken: the record is another one. */
  onChanged: () => void;
  onNewBelow: () => void;
  onDeleted: (parentId: string) => void;
}

/** The header of a type: its name, status and actions. */
export function TypeHeader(props: TypeHeaderProps) {
  const { type, types, onChanged, onDeleted } = props;
  const { articleTypes: messages } = useMessages();
  const site = useContentLanguages();
  const [step, setStep] = useState<StepAction>();
  const [deleting, setDeleting] = useState(false);
  const { headVersionNo, publishedVersionNo } = type;
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex min-h-control flex-wrap items-center gap-x-3">
          <h2 className="m-0 min-w-0 text-lg font-semibold wrap-anywhere">{type.name}</h2>
          <DisplayStatusBadge status={type.displayStatus} />
        </div>
        <p className="m-0 flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
          <span>
            {publishedVersionNo === null
              ? messages.versionHidden({ head: headVersionNo })
              : messages.versions({ head: headVersionNo, published: publishedVersionNo })}
          </span>
          {site.isMultilingual && <span>{site.nameOf(type.language)}</span>}
          <span>{messages.articles({ count: type.articleCount })}</span>
          <PublicLink type={type} />
        </p>
      </div>
      <Actions {...props} onStep={setStep} onDelete={() => setDeleting(true)} />
      {step && (
        <StepDialog
          action={step}
          target={{
            bizType: "articleType",
            bizId: type.id,
            version: type.version,
            title: type.name,
          }}
          onClose={() => setStep(undefined)}
          onDone={onChanged}
        />
      )}
      {deleting && (
        <DeleteType
          type={type}
          types={types}
          onDeleted={() => onDeleted(type.parentId)}
          onClose={() => setDeleting(false)}
        />
      )}
    </header>
  );
}

interface ActionsProps extends TypeHeaderProps {
  onStep: (step: StepAction) => void;
  onDelete: () => void;
}

/** The primary step is a button; the others are in the menu. */
function Actions({ type, mayLeave, onChanged, onNewBelow, onStep, onDelete }: ActionsProps) {
  const { articleTypes: messages, workflow, list } = useMessages();
  const can = useViewCan();
  const mayDelete = can("delete") && isAllowed(type.allowedActions, "delete");
  const [main, ...others] = stepsToOffer(type.allowedActions, can);
  // A step is about what is saved: what is not is given up first, or the step is not taken.
  const take = async (act: () => void) => {
    if (!(await mayLeave())) return;
    onChanged();
    act();
  };
  const entries = stepEntries(others, workflow, (action) => void take(() => onStep(action)));
  if (mayDelete) {
    if (entries.length > 0) entries.push({ kind: "separator", id: "line" });
    entries.push({
      id: "delete",
      label: list.delete,
      icon: <Trash2 />,
      danger: true,
      onSelect: onDelete,
    });
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {can("save") && (
        <Button variant="outline" onClick={onNewBelow}>
          <Plus aria-hidden="true" />
          {messages.newBelow}
        </Button>
      )}
      {main && (
        <Button
          variant={stepRules[main].primary ? "default" : "outline"}
          onClick={() => void take(() => onStep(main))}
        >
          {workflow.actions[main]}
        </Button>
      )}
      {entries.length > 0 && (
        <DropdownMenu
          trigger={
            <IconButton label={list.moreNamed({ name: type.name })} variant="outline">
              <Ellipsis />
            </IconButton>
          }
          entries={entries}
        />
      )}
    </div>
  );
}
