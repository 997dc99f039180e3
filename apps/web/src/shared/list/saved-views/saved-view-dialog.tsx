import { useHasPermission } from "@atrium/hooks";
import { Checkbox, ErrorSummary, Field, Input } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { zSavedViewSaveBody } from "../../../generated/form-schemas.ts";
import { savedViewQueries, type SavedView } from "../../../queries/saved-views.ts";
import { FormDialog } from "../../form/form-dialog.tsx";
import { useSaveForm } from "../../form/use-save-form.ts";
import { useMessages } from "../../messages.ts";
import { notices } from "../../notices.tsx";
import { columnsOf, searchOf } from "./saved-view-state.ts";
import type { ViewedList } from "./use-saved-views.ts";

interface SavedViewDialogProps {
  /** The view to rename or share; undefined for a new one of what the list shows. */
  view: SavedView | undefined;
  viewed: ViewedList;
  onClose: () => void;
}

const { name } = zSavedViewSaveBody.shape;
const schema = z.object({ name, columns: z.boolean(), shared: z.boolean() });

/** Names a view, and says whether others see it too. */
export function SavedViewDialog({ view, viewed, onClose }: SavedViewDialogProps) {
  const { savedViews: messages, form: words } = useMessages();
  const mayShare = useHasPermission()("system:savedView:share");
  const { list, page, table } = viewed;
  const create = useMutation(savedViewQueries.create());
  const update = useMutation(savedViewQueries.update());
  const { form, onSubmit, saving, errors, attempt, controlId, errorOf } = useSaveForm({
    schema,
    defaultValues: {
      name: view?.name ?? "",
      columns: table !== undefined && (view === undefined || view.columns !== null),
      shared: view?.shared ?? false,
    },
    labels: { name: messages.name },
    save: async (fields) => {
      const present = table ? columnsOf(table.layout) : null;
      const columns = fields.columns ? (view?.columns ?? present) : null;
      const values = { name: fields.name, shared: fields.shared, columns };
      const search = searchOf(page.state);
      const { id } = view
        ? await update.mutateAsync({ id: view.id, version: view.version, ...values })
        : await create.mutateAsync({ list, search, ...values });
      page.showState(page.state, id);
      notices.success(messages.saved({ name: fields.name.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={view ? messages.edit({ name: view.name }) : messages.saveAs}
      description={messages.what}
      submitLabel={words.save}
      loading={saving}
      unsaved={form.formState.isDirty}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <Field label={messages.name} id={controlId("name")} error={errorOf("name")}>
        <Input {...form.register("name")} autoComplete="off" data-dialog-focus />
      </Field>
      {table && (
        <Controller
          control={form.control}
          name="columns"
          render={({ field: { value, onChange } }) => (
            <Checkbox label={messages.withColumns} checked={value} onCheckedChange={onChange} />
          )}
        />
      )}
      {mayShare && (
        <Controller
          control={form.control}
          name="shared"
          render={({ field: { value, onChange } }) => (
            <Checkbox label={messages.share} checked={value} onCheckedChange={onChange} />
          )}
        />
      )}
    </FormDialog>
  );
}
