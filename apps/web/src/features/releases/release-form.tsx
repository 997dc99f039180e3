import type { Input } from "@atrium/sdk";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zReleaseSaveBody } from "../../generated/form-schemas.ts";
import { releaseQueries, type Release } from "../../queries/releases.ts";
import { TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";

type Fields = Required<Pick<Input<"releasesSave">, "name" | "description">>;

const schema = z.required(z.pick(zReleaseSaveBody, { name: true, description: true }));

interface ReleaseFormProps {
  release: Release | undefined;
  onSaved: (id: string) => void;
}

/** Creates or renames a release. */
export function ReleaseForm({ release, onSaved }: ReleaseFormProps) {
  const { releases: messages, form: saving } = useMessages();
  const create = useMutation(releaseQueries.create());
  const update = useMutation(releaseQueries.update());
  const form = useRecordForm({
    schema,
    labels: { name: messages.name, description: messages.description },
    record: release,
    fieldsOf,
    create: create.mutateAsync,
    update: update.mutateAsync,
    onSaved: ({ name }, id) => {
      notices.success(release ? saving.saved({ name }) : saving.created({ name }));
      onSaved(id);
    },
  });
  return (
    <RecordForm form={form}>
      <TextField form={form} name="name" />
      <TextField form={form} name="description" />
    </RecordForm>
  );
}

function fieldsOf(release: Release | undefined): Fields {
  return { name: release?.name ?? "", description: release?.description ?? null };
}
