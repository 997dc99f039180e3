import { ErrorSummary, Field, Input, MultiSelect, Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import * as z from "zod/mini";
import { zAccessTokenSaveBody } from "../../generated/form-schemas.ts";
import { accessTokenQueries, accessTokenScopes } from "../../queries/access-tokens.ts";
import { FormDialog } from "../../shared/form/form-dialog.tsx";
import { useSaveForm } from "../../shared/form/use-save-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { useOperationName } from "../../shared/operation-name.ts";
import { useQuery } from "../../shared/use-query.ts";

export interface AccessTokenFormDialogProps {
  /** Called with the token itself. */
  onCreated: (token: string) => void;
  onClose: () => void;
}

const dayMs = 24 * 3_600_000;
const lifetimes = ["7", "30", "90", "365"] as const;

const { name, scopes } = zAccessTokenSaveBody.shape;
const schema = z.object({ name, scopes, days: z.enum(lifetimes) });

/** Asks what a new token is for, what it may do, and for how long. */
export function AccessTokenFormDialog({ onCreated, onClose }: AccessTokenFormDialogProps) {
  const { accessTokens: messages } = useMessages();
  const operationName = useOperationName();
  const available = useQuery(accessTokenScopes);
  const creation = useMutation(accessTokenQueries.create());
  const { form, onSubmit, saving, errors, attempt, controlId, errorOf } = useSaveForm({
    schema,
    defaultValues: { name: "", scopes: [], days: "90" },
    labels: { name: messages.name, scopes: messages.scopes, days: messages.lifetime },
    save: async ({ days, ...fields }) => {
      const expiresAt = new Date(Date.now() + Number(days) * dayMs).toISOString();
      onCreated((await creation.mutateAsync({ ...fields, expiresAt })).token);
    },
  });
  const { field } = useController({ control: form.control, name: "scopes" });
  const options = available.data?.map(({ code, name: label }) => ({
    value: code,
    label: operationName(label),
    detail: code,
  }));
  return (
    <FormDialog
      unsaved={form.formState.isDirty}
      title={messages.create}
      description={messages.createText}
      submitLabel={messages.save}
      loading={saving}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <Field
        label={messages.name}
        id={controlId("name")}
        error={errorOf("name")}
        help={messages.nameHelp}
      >
        <Input {...form.register("name")} autoComplete="off" />
      </Field>
      <Field
        label={messages.scopes}
        id={controlId("scopes")}
        error={errorOf("scopes")}
        help={available.error?.message ?? messages.scopesHelp}
      >
        <MultiSelect
          options={options ?? []}
          loading={available.isPending}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
        />
      </Field>
      <Field label={messages.lifetime} id={controlId("days")} error={errorOf("days")}>
        <Select
          {...form.register("days")}
          options={lifetimes.map((value) => ({
            value,
            label: messages.days({ count: Number(value) }),
          }))}
        />
      </Field>
    </FormDialog>
  );
}
