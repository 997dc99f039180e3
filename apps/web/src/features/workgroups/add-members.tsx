import type { Input } from "@atrium/sdk";
import { Button, ErrorSummary, MultiSelect } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useController } from "react-hook-form";
import * as z from "zod/mini";
import { zWorkgroupMemberAddBody } from "../../generated/form-schemas.ts";
import { FormField, NumberField, SelectField } from "../../shared/form/fields.tsx";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { useSaveForm, type SaveForm } from "../../shared/form/use-save-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { usePeople } from "../../shared/people.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { memberQueries } from "../../queries/workgroups.ts";

type Fields = Omit<Required<Input<"workgroupMembersAdd">>, "workgroupId">;

const schema = z.omit(z.required(zWorkgroupMemberAddBody), { workgroupId: true });

interface AddMembersProps {
  workgroupId: string;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

/** Adds people to a workgroup, in one role. */
export function AddMembers({ workgroupId, onUnsaved, onClose }: AddMembersProps) {
  const { workgroups: messages, list, form: saving } = useMessages();
  const roles = useDictionary("memberRole");
  const add = useMutation(memberQueries.create());
  const form = useSaveForm<Fields, Fields>({
    schema,
    labels: { userIds: messages.people, memberRole: messages.memberRole, orderBy: list.orderBy },
    defaultValues: { userIds: [], memberRole: "member", orderBy: 0 },
    save: async (fields) => {
      const outcome = await add.mutateAsync({ workgroupId, ...fields });
      notices.success(messages.added(outcome));
      onClose();
    },
  });
  const { isDirty } = form.form.formState;
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [onUnsaved, isDirty]);
  return (
    <form
      noValidate
      autoComplete="off"
      className="grid gap-3 rounded-lg border border-border p-3"
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <PeopleField form={form} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField form={form} name="memberRole" options={roles.options} />
        <NumberField form={form} name="orderBy" help={messages.memberOrderHelp} />
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {saving.cancel}
        </Button>
        <Button type="submit" loading={form.saving}>
          {messages.add}
        </Button>
      </div>
    </form>
  );
}

function PeopleField({ form }: { form: SaveForm<Fields, Fields> }) {
  const { workgroups: messages } = useMessages();
  const { field } = useController({ control: form.form.control, name: "userIds" });
  const { problem, ...people } = usePeople();
  const { max } = limitsOf(zWorkgroupMemberAddBody.shape.userIds);
  return (
    <FormField form={form} name="userIds" help={problem ?? messages.peopleHelp({ max })}>
      <MultiSelect
        {...people}
        id={form.controlId("userIds")}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
