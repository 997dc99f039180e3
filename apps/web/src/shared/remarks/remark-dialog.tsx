import { randomKey } from "@atrium/hooks/resource";
import { Checkbox, Field, Textarea } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { remarkQueries, type Mention } from "../../queries/article-remarks.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { readRefusal } from "../form/server-errors.ts";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { MentionTextarea } from "./mention-textarea.tsx";
import { mentionedIn } from "./mention-at.ts";
import type { RemarkPlace } from "./remark-place.ts";
import { useFieldName } from "./use-field-name.ts";

interface RemarkDialogProps {
  articleId: string;
  versionNo: number;
  place: RemarkPlace;
  onClose: () => void;
}

/** Asks for a remark on a field or a passage, with or without other words for it. */
export function RemarkDialog({ articleId, versionNo, place, onClose }: RemarkDialogProps) {
  const { remarks: messages } = useMessages();
  const { field, passage } = place;
  const fieldName = useFieldName();
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<readonly Mention[]>([]);
  const [suggestion, setSuggestion] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [key] = useState(randomKey);
  const create = useMutation(remarkQueries.create());
  const save = async () => {
    // A suggestion speaks for itself.
    const said = text.trim() === "" && suggestion !== undefined ? messages.suggested : text;
    if (said.trim() === "") return setProblem(messages.textRequired);
    try {
      await create.mutateAsync({
        body: {
          articleId,
          versionNo,
          field,
          text: said,
          mentions: mentionedIn(text, picked),
          ...(passage && { passage }),
          ...(suggestion !== undefined && { suggestion }),
        },
        idempotencyKey: key,
      });
    } catch (error) {
      const { fields, general } = readRefusal(error, ["text"]);
      return setProblem([...Object.values(fields), ...general].join(" "));
    }
    notices.success(messages.saved);
    onClose();
  };
  return (
    <FormDialog
      unsaved={text !== "" || suggestion !== undefined}
      title={messages.add}
      description={passage ? undefined : fieldName(field)}
      submitLabel={messages.add}
      loading={create.isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {passage && (
        <blockquote className="m-0 max-h-40 overflow-y-auto border-l-2 border-warning pl-3 text-sm whitespace-pre-line text-muted-foreground">
          {passage.quote}
        </blockquote>
      )}
      <Field
        label={messages.text}
        help={messages.textHelp}
        error={problem}
        optional={suggestion !== undefined}
      >
        <MentionTextarea
          value={text}
          maxLength={2000}
          rows={3}
          data-dialog-focus
          onText={setText}
          onMention={(mention) => setPicked([...picked, mention])}
        />
      </Field>
      {passage && (
        <>
          <Checkbox
            label={messages.suggest}
            checked={suggestion !== undefined}
            onCheckedChange={(isOn) => setSuggestion(isOn ? passage.quote : undefined)}
          />
          {suggestion !== undefined && (
            <Field label={messages.suggestion} help={messages.suggestionHelp}>
              <Textarea
                value={suggestion}
                maxLength={4000}
                onChange={({ currentTarget }) => setSuggestion(currentTarget.value)}
              />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  );
}
