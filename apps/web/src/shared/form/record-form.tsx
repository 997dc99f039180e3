import { Button, cn, ErrorSummary, SaveBar } from "@atrium/ui";
import { useEffectEvent, useInsertionEffect, useRef, type ReactNode } from "react";
import type { FieldValues, FieldPath } from "react-hook-form";
import type { RecordKind } from "../../queries/revisions.ts";
import { HistoryButton } from "../history/history-button.tsx";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import { ConflictDialog, type ShownValue } from "./conflict-dialog.tsx";
import { useSaveShortcut } from "../use-save-shortcut.ts";
import { useViewTab } from "../view-location.tsx";
import { useFormPlace } from "./record-sheet.tsx";
import type { RecordForm as Form } from "./use-record-form.ts";
import { useUnsavedMark } from "./use-unsaved-mark.ts";

// Of the forms only the long ones need it, at once.
const KeptEditsOffer = lazyPart(
  async () => (await import("./kept-edits-offer.tsx")).KeptEditsOffer,
  null,
  { ahead: false },
);

export interface RecordFormProps<Fields extends FieldValues> {
  form: Form<Fields>;
  /** How a conflict shows a value, where it is more than a text or a number. */
  shownValue?: ShownValue<Fields> | undefined;
  /** The kind of the record, where its history can be seen and earlier states restored. */
  history?: RecordKind | undefined;
  /** The record as the journal and as people name it, where what is typed is kept on this device; see `unsavedPath`. */
  kept?: { readonly record: string; readonly titleOf: (values: Fields) => string } | undefined;
  /** More buttons at its foot, before those of every form. */
  actions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The frame of a form about a record: what is wrong at its top, its state and buttons at its foot. */
export function RecordForm<Fields extends FieldValues>(props: RecordFormProps<Fields>) {
  const { form, shownValue, history, kept, actions, children } = props;
  const { form: messages } = useMessages();
  const { setUnsaved, close } = useFormPlace();
  const { isDirty } = form.form.formState;
  const tab = useViewTab();
  useUnsavedMark(setUnsaved, isDirty);
  const submit = useEffectEvent(async () => {
    const isSaved = await form.submit();
    // The form of a hidden tab does not notice by itself.
    if (isSaved) setUnsaved(false);
    return isSaved;
  });
  // It can be saved as long as it is marked, in a hidden tab too.
  useInsertionEffect(() => {
    if (!isDirty) return;
    const work = tab.unsavedWork();
    work.save = () => submit();
    return () => {
      work.save = undefined;
    };
  }, [tab, isDirty]);
  const box = useRef<HTMLFormElement>(null);
  useSaveShortcut(() => isDirty && form.onSubmit(), box);
  // The labels are by field name.
  const labelOf = (field: string) => form.labels[field as FieldPath<Fields>] ?? field;
  const restore = (values: Readonly<Record<string, unknown>>) => {
    // What the log says of a record has the types of its fields; the schema checks them again.
    const fields = withLists(values, form.form.getValues()) as Partial<Fields>;
    if (form.restore(fields)) form.onSubmit();
  };
  return (
    <form
      ref={box}
      noValidate
      autoComplete="off"
      className="flex min-h-full flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog is inside another one for React, not for the document.
        event.stopPropagation();
        form.onSubmit();
      }}
    >
      {kept && (
        <KeptEditsOffer
          record={kept.record}
          content={() => ({
            values: { ...form.form.getValues() },
            ...form.edited(),
            title: kept.titleOf(form.form.getValues()),
          })}
          subscribe={(callback) => form.form.subscribe({ formState: { values: true }, callback })}
          saving={form.saving}
          onRestore={(edits) => form.restoreEdits(edits)}
        />
      )}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {children}
      <SaveBar
        className={cn("-mx-4 mt-auto -mb-4", close && "-bottom-4")}
        state={{ status: form.saving ? "saving" : isDirty ? "unsaved" : "unchanged" }}
      >
        {actions}
        {history !== undefined && form.recordId !== undefined && (
          <HistoryButton
            kind={history}
            id={form.recordId}
            labelOf={labelOf}
            hasField={(field) => field in form.labels}
            isUnsaved={isDirty}
            onRestore={restore}
          />
        )}
        {close && (
          <Button variant="outline" onClick={close}>
            {messages.cancel}
          </Button>
        )}
        <Button type="submit" loading={form.saving}>
          {form.isNew ? messages.create : messages.save}
        </Button>
      </SaveBar>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          theirSave={form.theirSave}
          labelOf={labelOf}
          shownValue={shownValue}
          onClose={form.postpone}
          onResolve={form.resolve}
        />
      )}
    </form>
  );
}

/** The log knows no list and an empty one alike. */
function withLists(
  values: Readonly<Record<string, unknown>>,
  present: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const listOf = (field: string, value: unknown) =>
    value === null && Array.isArray(present[field]) ? [] : value;
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, listOf(field, value)]),
  );
}
