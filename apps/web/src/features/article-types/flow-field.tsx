import { Button } from "@atrium/ui";
import { CircleCheck, Plus, Send } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useDragOrder } from "../../shared/drag-order/use-drag-order.ts";
import { SwitchField } from "../../shared/form/fields.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { FlowStep } from "../../shared/workflow/review-flow.tsx";
import { useReviewers } from "../../shared/workflow/reviewers.ts";
import { StageField } from "./stage-field.tsx";
import { newStage } from "./new-stage.ts";
import type { TypeFields } from "../../queries/article-types.ts";
import { maxStages } from "./type-fields.ts";

interface FlowFieldProps {
  form: RecordForm<TypeFields>;
}

/** The flow of review, from the author to the approval: its stages are added, named, staffed, put in order and removed. */
export function FlowField({ form }: FlowFieldProps) {
  const { reviewFlow: messages } = useMessages();
  const { control, getValues } = form.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "flow" });
  const required = useWatch({ control, name: "requireReview" });
  const reviewers = useReviewers();
  const [said, setSaid] = useState("");

  const moveTo = (from: number, to: number) => {
    const stage = getValues(`flow.${from}`);
    if (to === from || to < 0 || to >= fields.length) return;
    keepFocus();
    move(from, to);
    const name = stage.name || messages.stage({ number: from + 1 });
    setSaid(messages.moved({ name, place: to + 1, count: fields.length }));
  };
  const drag = useDragOrder(moveTo);
  return (
    <div className="grid gap-3">
      <SwitchField form={form} name="requireReview" help={messages.inForceHelp} />
      {!required && fields.length > 0 && (
        <p className="m-0 text-sm text-muted-foreground">{messages.notRequired}</p>
      )}
      {form.errorOf("flow") && (
        <p role="alert" className="m-0 text-xs text-destructive">
          {form.errorOf("flow")}
        </p>
      )}
      <ol aria-label={messages.flow} className="m-0 list-none p-0 text-sm">
        <FlowStep mark={<Send aria-hidden="true" className="size-3 text-subtle-foreground" />}>
          <p className="m-0 text-muted-foreground">{messages.submitted}</p>
        </FlowStep>
        {fields.length === 0 && (
          <FlowStep mark="…">
            <p className="m-0 rounded-md border border-dashed border-input px-3 py-2 text-muted-foreground">
              {messages.inherited}
            </p>
          </FlowStep>
        )}
        {fields.map((stage, index) => (
          <StageField
            key={stage.id}
            form={form}
            index={index}
            count={fields.length}
            drag={drag}
            reviewers={reviewers}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
        <FlowStep mark={<CircleCheck aria-hidden="true" className="size-4 text-success" />} last>
          <p className="m-0 text-muted-foreground">{messages.approved}</p>
        </FlowStep>
      </ol>
      <div>
        <Button
          variant="outline"
          id={form.controlId("flow")}
          size="sm"
          disabled={fields.length >= maxStages}
          onClick={() =>
            append(newStage(getValues("flow")), { focusName: `flow.${fields.length}.name` })
          }
        >
          <Plus aria-hidden="true" />
          {messages.add}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** A moved stage is briefly detached from the document and loses focus; this restores it. */
function keepFocus(): void {
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    if (focused instanceof HTMLElement) focused.focus();
  });
}
