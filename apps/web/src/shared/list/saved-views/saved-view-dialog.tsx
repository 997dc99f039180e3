import { useHasPermission } from "@atrium/hooks";
import { Button, Checkbox, Dialog, ErrorSummary, Field, Input } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { zSavedViewSaveBody } from "../../../generated/form-schemas.ts";
import { savedViewQueries, type SavedView } from "../../../queries/saved-views.ts";
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
  const formId = useId();
  const mayShare = useHasPermission()("system:savedView:share");
  const { list, page, layout } = viewed;
  const create = useMutation(savedViewQueries.create());
  const update = useMutation(savedViewQueries.update());
  const { form, onSubmit, saving, errors, attempt, controlId, errorOf } = useSaveForm({
    schema,
    defaultValues: {
      name: view?.name ?? "",
      columns: view === undefined || view.columns !== null,
      shared: view?.shared ?? false,
    },
    labels: { name: messages.name },
    save: async (fields) => {
      const columns = fields.columns ? (view?.columns ?? columnsOf(layout)) : null;
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
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={view ? messages.edit({ name: view.name }) : messages.saveAs}
      description={messages.what}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        <Field label={messages.name} id={controlId("name")} error={errorOf("name")}>
          <Input {...form.register("name")} autoComplete="off" data-dialog-focus />
        </Field>
        <Controller
          control={form.control}
          name="columns"
          render={({ field: { value, onChange } }) => (
            <Checkbox label={messages.withColumns} checked={value} onCheckedChange={onChange} />
          )}
        />
        {mayShare && (
          <Controller
            control={form.control}
            name="shared"
            render={({ field: { value, onChange } }) => (
              <Checkbox label={messages.share} checked={value} onCheckedChange={onChange} />
            )}
          />
        )}
      </form>
    </Dialog>
  );
}
