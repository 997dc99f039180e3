import { Button, Kbd } from "@atrium/ui";
import { useRef, useState } from "react";
import { BackToList } from "../../shared/back-to-list.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useShortcuts } from "../../shared/use-shortcuts.ts";
import { StepDialog } from "../../shared/workflow/lazy-step-dialog.tsx";
import { stepRules, stepsToOffer } from "../../shared/workflow/step-rules.ts";
import type { StepAction } from "../../queries/workflow-step.ts";
import type { TaskRow } from "../../queries/tasks.ts";
import { taskPaths } from "./task-paths.ts";

interface TaskDecisionsProps {
  task: TaskRow;
  /** Whether it no longer waits for the user. A decision that is being written stays open. */
  isGone: boolean;
  onDone: () => void;
}

/** What the user may decide about a task, each with its key: beside the text, or in a bar below it that stays in view. */
export function TaskDecisions({ task, isGone, onDone }: TaskDecisionsProps) {
  const { workflow, tasks: messages } = useMessages();
  const [step, setStep] = useState<StepAction>();
  const steps = isGone ? [] : stepsToOffer(task.allowedActions);
  const box = useRef<HTMLElement>(null);
  const decideByKey = (key: string, action: StepAction) => {
    // The dialog returns the focus: to the button of the key, where nothing else has it.
    if (document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.focus();
    }
    setStep(action);
  };
  const keyed = steps.map((action) => {
    const { key = "" } = stepRules[action];
    return [key, () => decideByKey(key, action)] as const;
  });
  useShortcuts(step === undefined ? Object.fromEntries(keyed) : {});
  return (
    <section
      ref={box}
      aria-label={workflow.decisions}
      className="grid gap-2 border-border bg-card p-4 max-lg:grid-cols-2 sm:max-lg:grid-cols-4 max-lg:border-t max-lg:px-3 max-lg:py-2 lg:rounded-lg lg:border"
    >
      <h2 className="text-sm font-semibold text-muted-foreground max-lg:sr-only">
        {workflow.decisions}
      </h2>
      {isGone && (
        <div role="status" className="col-span-full grid gap-2 text-sm">
          <p className="m-0 font-medium">{messages.gone}</p>
          <p className="m-0 text-subtle-foreground">{messages.goneText}</p>
          <BackToList to={taskPaths.waiting} />
        </div>
      )}
      {!isGone && steps.length === 0 && (
        <p className="col-span-full text-sm text-subtle-foreground">{workflow.noDecisions}</p>
      )}
      {steps.map((action) => (
        <Button
          key={action}
          variant={variantOf(action)}
          onClick={() => setStep(action)}
          aria-keyshortcuts={stepRules[action].key}
          className="w-full max-lg:min-h-11 lg:justify-between"
        >
          {workflow.actions[action]}
          {stepRules[action].key && <Kbd className="max-lg:hidden">{stepRules[action].key}</Kbd>}
        </Button>
      ))}
      {step && (
        <StepDialog
          action={step}
          target={{
            bizType: task.bizType,
            bizId: task.bizId,
            taskId: task.id,
            version: task.bizVersion,
            title: task.title,
          }}
          onClose={() => setStep(undefined)}
          onDone={onDone}
        />
      )}
    </section>
  );
}

function variantOf(action: StepAction): "default" | "outline" | "ghostDestructive" {
  if (stepRules[action].primary) return "default";
  return stepRules[action].danger ? "ghostDestructive" : "outline";
}
