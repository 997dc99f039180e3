import { Button, ErrorSummary, Field, Textarea } from "@atrium/ui";
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from "react";
import { useController } from "react-hook-form";
import type * as z from "zod/mini";
import { fieldRules } from "../form/field-rules.ts";
import { useSaveForm } from "../form/use-save-form.ts";
import type { ReplyTemplateKind } from "../../queries/reply-templates.ts";
import type { TemplateValues } from "./fill-template.ts";
import { insertReply } from "./saved-replies.ts";
import { TemplatesMenu } from "./templates-menu.tsx";

interface Reply {
  content: string;
}

export interface ReplyFormProps {
  kind: ReplyTemplateKind;
  /** What the placeholders of templates stand for. */
  values: Omit<TemplateValues, "me">;
  /** The contract's schema of a reply. */
  schema: z.core.$ZodType<Reply, Reply>;
  label: string;
  help?: string | undefined;
  submitLabel: string;
  /** What was written before, when it was left unsent. */
  draft: string;
  onDraft: (written: string) => void;
  /** Sends the reply. A rejection is shown, and the text is kept. */
  send: (content: string) => Promise<unknown>;
  areaRef?: Ref<HTMLTextAreaElement> | undefined;
  /** What else can be chosen, beside the button. */
  children?: ReactNode | undefined;
}

/** The form for a reply to a visitor. */
export function ReplyForm({
  kind,
  values,
  schema,
  label,
  help,
  submitLabel,
  draft,
  onDraft,
  send,
  areaRef,
  children,
}: ReplyFormProps) {
  const saveForm = useSaveForm<Reply, Reply>({
    schema,
    defaultValues: { content: draft },
    labels: { content: label },
    save: async ({ content }) => {
      await send(content);
      write("");
    },
  });
  const { field } = useController({ control: saveForm.form.control, name: "content" });
  const [isMenuOpen, setMenuOpen] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(areaRef, () => area.current as HTMLTextAreaElement);
  const maxCharacters = fieldRules(schema, "content").maxLength ?? Number.MAX_SAFE_INTEGER;
  function write(text: string): void {
    field.onChange(text);
    onDraft(text);
  }
  return (
    <form
      noValidate
      autoComplete="off"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        saveForm.onSubmit();
      }}
    >
      <ErrorSummary errors={saveForm.errors} attempt={saveForm.attempt} />
      <Field
        label={label}
        id={saveForm.controlId("content")}
        error={saveForm.errorOf("content")}
        help={help}
      >
        <Textarea
          ref={area}
          onKeyDown={(event) => {
            if (event.key !== "." || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            setMenuOpen(true);
          }}
          rows={4}
          maxLength={maxCharacters}
          value={field.value}
          onBlur={field.onBlur}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <TemplatesMenu
          kind={kind}
          values={values}
          open={isMenuOpen}
          onOpenChange={setMenuOpen}
          onPick={(text) => {
            write(insertReply(field.value, text).slice(0, maxCharacters));
            area.current?.focus();
          }}
        />
        <span className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2">
          {children}
          <Button variant="outline" type="submit" loading={saveForm.saving}>
            {submitLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}
