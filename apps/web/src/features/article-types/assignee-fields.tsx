import { Field, MultiSelect } from "@atrium/ui";
import { useController } from "react-hook-form";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { Reviewers } from "../../shared/workflow/reviewers.ts";
import { useDeciders } from "../../shared/workflow/use-deciders.ts";
import type { TypeFields } from "../../queries/article-types.ts";

interface AssigneeFieldsProps {
  form: RecordForm<TypeFields>;
  /** The stage, from 0. */
  index: number;
  reviewers: Reviewers;
}

/** Who decides at a stage: roles, workgroups and single people. */
export function AssigneeFields({ form, index, reviewers }: AssigneeFieldsProps) {
  const { reviewFlow: messages } = useMessages();
  const { control } = form.form;
  const all = `flow.${index}.assignees` as const;
  const roles = useController({ control, name: `${all}.roleCodes` });
  const workgroups = useController({ control, name: `${all}.workgroupIds` });
  const people = useController({ control, name: `${all}.userIds` });
  const { problem, ...options } = useDeciders();
  return (
    <div className="grid gap-2 pt-1 @2xl:grid-cols-3">
      <Field
        label={messages.roles}
        id={form.controlId(all)}
        error={roles.fieldState.error?.message}
        help={reviewers.problem}
        optional
      >
        <MultiSelect
          options={reviewers.roles}
          labelOf={reviewers.nameOfRole}
          value={roles.field.value}
          onValueChange={roles.field.onChange}
          onBlur={roles.field.onBlur}
        />
      </Field>
      <Field optional label={messages.workgroups} error={workgroups.fieldState.error?.message}>
        <MultiSelect
          options={reviewers.workgroups}
          labelOf={reviewers.nameOfWorkgroup}
          value={workgroups.field.value}
          onValueChange={workgroups.field.onChange}
          onBlur={workgroups.field.onBlur}
        />
      </Field>
      <Field
        optional
        label={messages.people}
        error={people.fieldState.error?.message}
        help={problem}
      >
        <MultiSelect
          {...options}
          labelOf={reviewers.nameOfUser}
          value={people.field.value}
          onValueChange={people.field.onChange}
          onBlur={people.field.onBlur}
        />
      </Field>
    </div>
  );
}
