import { useMutation } from "@tanstack/react-query";
import { Button, Dialog, ErrorSummary, Field, Input, Textarea } from "@atrium/ui";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { useSaveForm } from "../form/use-save-form.ts";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { PeoplePicker } from "./people-picker.tsx";
import { stepRules } from "./step-rules.ts";
import { stepInput, stepSchema } from "./step-schema.ts";
import { stepMutation, type BizType, type StepAction } from "./workflow-queries.ts";

/** What a step is taken with. */
export interface StepTarget {
  readonly bizType: BizType;
  readonly bizId: string;
  /** The caller's task, for decisions. */
  readonly taskId?: string | undefined;
  readonly version: number;
  readonly title: string;
}

/** Props of `StepDialog`. */
export interface StepDialogProps {
  action: StepAction;
  target: StepTarget;
  onClose: () => void;
  /** The step was taken, and all that shows it fetched anew. */
  onDone?: (() => void) | undefined;
}

/** Asks for what a step needs, says what it leads to, and takes it. A refusal is shown here; the words stay. */
export function StepDialog({ action, target, onClose, onDone }: StepDialogProps) {
  const { workflow, form: formWords } = useMessages();
  const rule = stepRules[action];
  const formId = useId();
  const step = useMutation(stepMutation(target.bizType));
  const { form, onSubmit, saving, errors, attempt, controlId, errorOf } = useSaveForm({
    schema: stepSchema(rule, workflow, () => new Date()),
    defaultValues: { comment: "", receivers: [], scheduledAt: "" },
    labels: {
      comment: rule.comment === "required" ? workflow.commentReason : workflow.comment,
      receivers: rule.receivers === "one" ? workflow.receiver : workflow.receivers,
      scheduledAt: workflow.scheduledAt,
    },
    save: async (values) => {
      const { bizId, taskId, version } = target;
      const subject = taskId === undefined ? { bizId } : { taskId };
      await step.mutateAsync({ ...subject, action, version, ...stepInput(rule, values) });
      notices.success(workflow.done[action]);
      onClose();
      onDone?.();
    },
  });
  return (
    <Dialog
      open
      keepOpen={form.formState.isDirty}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${workflow.actions[action]}: ${target.title}`}
      description={workflow.explain[action]}
      footer={
        <>
          <Button onClick={onClose}>{formWords.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            loading={saving}
            variant={rule.danger ? "danger" : "primary"}
          >
            {workflow.actions[action]}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 empty:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        {rule.receivers !== "none" && (
          <Controller
            control={form.control}
            name="receivers"
            render={({ field }) => (
              <PeoplePicker
                id={controlId("receivers")}
                label={rule.receivers === "one" ? workflow.receiver : workflow.receivers}
                multiple={rule.receivers === "many"}
                value={field.value}
                onChange={field.onChange}
                error={errorOf("receivers")}
              />
            )}
          />
        )}
        {rule.moment && (
          <Field
            label={workflow.scheduledAt}
            id={controlId("scheduledAt")}
            error={errorOf("scheduledAt")}
          >
            <Input type="datetime-local" {...form.register("scheduledAt")} data-dialog-focus />
          </Field>
        )}
        {rule.comment !== "none" && (
          <Field
            label={rule.comment === "required" ? workflow.commentReason : workflow.comment}
            optional={rule.comment === "optional"}
            id={controlId("comment")}
            error={errorOf("comment")}
          >
            <Textarea rows={4} {...form.register("comment")} data-dialog-focus />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
