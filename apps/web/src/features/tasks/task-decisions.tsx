import { Button, Kbd } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { useShortcuts } from "../../shared/use-shortcuts.ts";
import { StepDialog } from "../../shared/workflow/step-dialog.tsx";
import { stepRules, stepsToOffer } from "../../shared/workflow/step-rules.ts";
import type { StepAction } from "../../queries/workflow-step.ts";
import type { TaskRow } from "../../queries/tasks.ts";

/** What the user may decide about a task; each decision has its key. */
export function TaskDecisions({ task, onDone }: { task: TaskRow; onDone: () => void }) {
  const { workflow } = useMessages();
  const [step, setStep] = useState<StepAction>();
  const steps = stepsToOffer(task.allowedActions);
  const keyed = steps.map(
    (action) => [stepRules[action].key ?? "", () => setStep(action)] as const,
  );
  useShortcuts(step === undefined ? Object.fromEntries(keyed) : {});
  return (
    <section className="grid gap-2 rounded-lg border border-border bg-card p-4">
      <h2 className="text-sm font-semibold text-muted-foreground">{workflow.decisions}</h2>
      {steps.length === 0 && (
        <p className="text-sm text-subtle-foreground">{workflow.noDecisions}</p>
      )}
      {steps.map((action) => (
        <Button
          key={action}
          variant={variantOf(action)}
          onClick={() => setStep(action)}
          aria-keyshortcuts={stepRules[action].key}
          className="w-full justify-between"
        >
          {workflow.actions[action]}
          {stepRules[action].key && <Kbd>{stepRules[action].key}</Kbd>}
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
