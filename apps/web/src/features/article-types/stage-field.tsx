import { cn, Field, FieldSet, IconButton, Input, Select } from "@atrium/ui";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useController } from "react-hook-form";
import { zReviewNode } from "../../generated/form-schemas.ts";
import { DragHandle } from "../../shared/drag-order/drag-handle.tsx";
import { DropLine } from "../../shared/drag-order/drop-line.tsx";
import type { DragOrder } from "../../shared/drag-order/use-drag-order.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { FlowMarker } from "../../shared/workflow/review-flow.tsx";
import type { Reviewers } from "../../shared/workflow/reviewers.ts";
import { AssigneeFields } from "./assignee-fields.tsx";
import type { TypeFields } from "../../queries/article-types.ts";

const { name: nameRule, mode: modeRule } = zReviewNode.shape;
const modes = modeRule.options;
const nameLimit = limitsOf(nameRule).max;

interface StageFieldProps {
  form: RecordForm<TypeFields>;
  /** Its place, from 0. */
  index: number;
  count: number;
  drag: DragOrder;
  reviewers: Reviewers;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One stage of a flow, on its line: its name, who decides, and whether one of them is enough. */
export function StageField(props: StageFieldProps) {
  const { form, index, count, drag, reviewers } = props;
  const { reviewFlow: messages } = useMessages();
  const nameField = `flow.${index}.name` as const;
  const modeField = useController({ control: form.form.control, name: `flow.${index}.mode` });
  return (
    <li
      {...drag.rowProps(index)}
      aria-label={messages.stage({ number: index + 1 })}
      className={cn("relative flex gap-3 pb-4", drag.from === index && "opacity-45")}
    >
      <DropLine
        drag={drag}
        index={index}
        count={count}
        above="-top-2.5"
        below="bottom-1.5"
        className="left-9"
      />
      <span aria-hidden="true" className="absolute top-6 bottom-0 left-[11.5px] w-px bg-input" />
      <FlowMarker>{index + 1}</FlowMarker>
      <div className="@container grid min-w-0 flex-1 gap-3 rounded-lg border border-border bg-background p-3">
        <div className="flex items-center justify-between gap-3">
          <span className="text-xs text-muted-foreground">
            {messages.stage({ number: index + 1 })}
          </span>
          <StageButtons {...props} />
        </div>
        <div className="grid items-start gap-2 @md:grid-cols-2">
          <Field
            label={messages.stageName}
            id={form.controlId(nameField)}
            error={form.errorOf(nameField)}
          >
            <Input
              {...form.form.register(nameField)}
              maxLength={nameLimit}
              placeholder={messages.stageNameExample}
              autoComplete="off"
            />
          </Field>
          <Field label={messages.mode}>
            <Select
              {...modeField.field}
              options={modes.map((value) => ({ value, label: messages.modes[value] }))}
            />
          </Field>
        </div>
        <FieldSet
          legend={messages.assignees}
          help={messages.assigneesHelp}
          error={form.errorOf(`flow.${index}.assignees`)}
        >
          <AssigneeFields form={form} index={index} reviewers={reviewers} />
        </FieldSet>
      </div>
    </li>
  );
}

function StageButtons({ index, count, drag, onMove, onRemove }: StageFieldProps) {
  const { reviewFlow: messages, trees, phrases } = useMessages();
  const stage = messages.stage({ number: index + 1 });
  return (
    <div className="-my-1 -mr-1 flex">
      <DragHandle drag={drag} index={index} label={messages.move({ stage })} onMove={onMove} />
      <IconButton
        size="sm"
        label={phrases.labelled({ name: stage, text: trees.moveUp })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="sm"
        label={phrases.labelled({ name: stage, text: trees.moveDown })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton size="sm" label={messages.remove({ stage })} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}
