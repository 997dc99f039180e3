import { useMutation } from "@tanstack/react-query";
import { Button, Checkbox, DateTimeInput, Dialog, ErrorSummary, Field, Textarea } from "@atrium/ui";
import { useId, useState, type ReactNode } from "react";
import { Controller, useController, useWatch, type UseFormReturn } from "react-hook-form";
import { leaveUnsaved } from "../confirmations.ts";
import { useSaveForm } from "../form/use-save-form.ts";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { SavedRepliesMenu } from "../replies/saved-replies-menu.tsx";
import { insertReply } from "../replies/saved-replies.ts";
import { PeoplePicker } from "./people-picker.tsx";
import { ReturnNotice } from "./return-notice.tsx";
import { stepRules } from "./step-rules.ts";
import { maxCharacters, stepInput, stepSchema, type StepValues } from "./step-schema.ts";
import { useReturn } from "./use-return.ts";
import type { ReviewedType, StepAction } from "../../queries/workflow-step.ts";
import { circulationCandidates } from "../../queries/circulations.ts";
import { reviewedQueries } from "../../queries/workflow.ts";

/** What a step is taken with. */
export interface StepTarget {
  readonly bizType: ReviewedType;
  readonly bizId: string;
  /** The caller's task, for decisions. */
  readonly taskId?: string | undefined;
  readonly version: number;
  readonly title: string;
}

export interface StepDialogProps {
  action: StepAction;
  target: StepTarget;
  /** What is worth knowing first, above what is to be filled in. */
  advice?: ReactNode;
  onClose: () => void;
  /** Called after the step was taken and its queries were refetched. */
  onDone?: (() => void) | undefined;
}

/** Collects what a workflow step needs, explains its effect and takes it. An error is shown here, and the input is kept. */
export function StepDialog({ action, target, advice, onClose, onDone }: StepDialogProps) {
  const { workflow, phrases, form: formMessages } = useMessages();
  const rule = stepRules[action];
  const isOne = rule.receivers === "one";
  const formId = useId();
  // Home pages are neither transferred nor circulated.
  const receiverType = target.bizType === "homePage" ? undefined : target.bizType;
  const returned = useReturn(target.bizType, action === "submit" ? target.bizId : undefined);
  const [isConfirmed, setConfirmed] = useState(false);
  const commentLabel =
    rule.comment === "required"
      ? workflow.commentReason
      : returned === undefined
        ? workflow.comment
        : workflow.whatChanged;
  const step = useMutation(reviewedQueries[target.bizType].act({ refetchOnError: false }));
  const { form, onSubmit, saving, errors, attempt, controlId, errorOf } = useSaveForm({
    schema: stepSchema(rule, workflow, () => new Date()),
    defaultValues: { comment: "", receivers: [], scheduledAt: "", dueAt: "" },
    labels: {
      receivers: isOne ? workflow.receiver : workflow.receivers,
      scheduledAt: workflow.scheduledAt,
      dueAt: workflow.dueAt,
      comment: commentLabel,
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
  const title = phrases.labelled({ name: workflow.actions[action], text: target.title });
  const { isDirty } = form.formState;
  const close = () => leaveUnsaved(title, isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title}
      description={
        action === "submit" && target.bizType === "homePage"
          ? workflow.submitHomePage
          : workflow.explain[action]
      }
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {formMessages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={saving}
            disabled={returned?.isUntouched === true && !isConfirmed}
            variant={rule.danger ? "destructive" : "default"}
          >
            {workflow.actions[action]}
          </Button>
        </>
      }
    >
      {returned && (
        <div className="mb-4">
          <ReturnNotice entry={returned.entry} />
        </div>
      )}
      {advice}
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
        {rule.receivers !== "none" && receiverType !== undefined && (
          <Controller
            control={form.control}
            name="receivers"
            render={({ field: { value, onChange } }) => (
              <PeoplePicker
                id={controlId("receivers")}
                candidates={(query) =>
                  circulationCandidates({
                    ...query,
                    action: isOne ? "transfer" : "circulate",
                    bizType: receiverType,
                    bizId: target.bizId,
                  })
                }
                legend={isOne ? workflow.receiver : workflow.receivers}
                isOne={isOne}
                value={value}
                onChange={onChange}
                error={errorOf("receivers")}
              />
            )}
          />
        )}
        {rule.date && (
          <Field
            label={workflow.scheduledAt}
            id={controlId("scheduledAt")}
            error={errorOf("scheduledAt")}
          >
            <StepDate form={form} name="scheduledAt" isFirst />
          </Field>
        )}
        {rule.due === true && (
          <Field label={workflow.dueAt} optional id={controlId("dueAt")} error={errorOf("dueAt")}>
            <StepDate form={form} name="dueAt" />
          </Field>
        )}
        {rule.comment !== "none" && (
          <Field
            label={commentLabel}
            optional={rule.comment === "optional"}
            id={controlId("comment")}
            error={errorOf("comment")}
          >
            <Textarea rows={4} {...form.register("comment")} data-dialog-focus />
          </Field>
        )}
        {rule.comment === "required" && <ReasonPhrases form={form} />}
        {returned?.isUntouched && (
          <Checkbox
            checked={isConfirmed}
            onCheckedChange={setConfirmed}
            label={workflow.submitUnchanged}
          />
        )}
      </form>
    </Dialog>
  );
}

interface StepDateProps {
  form: UseFormReturn<StepValues>;
  name: "scheduledAt" | "dueAt";
  /** Whether the dialog begins with it. */
  isFirst?: boolean;
}

/** A date of the step, with the zone that it is typed in; an empty one is an empty text. */
function StepDate({ form, name, isFirst }: StepDateProps) {
  const { field } = useController({ control: form.control, name });
  return (
    <DateTimeInput
      {...field}
      data-dialog-focus={isFirst}
      value={field.value || null}
      onValueChange={(at) => field.onChange(at ?? "")}
    />
  );
}

/** Saved replies to authors, appended to the current text. */
function ReasonPhrases({ form }: { form: UseFormReturn<StepValues> }) {
  const written = useWatch({ control: form.control, name: "comment" });
  return (
    <div className="-mt-2 justify-self-start">
      <SavedRepliesMenu
        kind="reviews"
        written={written}
        maxCharacters={maxCharacters}
        onPick={(phrase) => {
          const comment = insertReply(written, phrase).slice(0, maxCharacters);
          form.setValue("comment", comment, { shouldDirty: true, shouldValidate: true });
        }}
      />
    </div>
  );
}
