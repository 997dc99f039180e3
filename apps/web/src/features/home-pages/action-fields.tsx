import type * as z from "zod/mini";
import { useMessages } from "../../shared/messages.ts";
import type { ControlOf } from "./part-props.ts";
import { TextPart } from "./text-part.tsx";

interface Action {
  actionLabel: string | null;
  actionUrl: string | null;
}

interface ActionFieldsProps {
  schema: z.core.$ZodType;
  part: Action;
  onChange: (changes: Partial<Action>) => void;
  controlOf: ControlOf;
}

/** What an action says and where it leads; both or neither. */
export function ActionFields({ schema, part, onChange, controlOf }: ActionFieldsProps) {
  const { homePages: messages, homeFields } = useMessages();
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_2fr]">
      <TextPart
        schema={schema}
        name="actionLabel"
        label={messages.actionLabel}
        help={homeFields.actionLabelHelp}
        value={part.actionLabel}
        onChange={(actionLabel) => onChange({ actionLabel })}
        {...controlOf("actionLabel")}
      />
      <TextPart
        schema={schema}
        name="actionUrl"
        type="url"
        label={messages.actionUrl}
        help={homeFields.actionUrlHelp}
        value={part.actionUrl}
        onChange={(actionUrl) => onChange({ actionUrl })}
        {...controlOf("actionUrl")}
      />
    </div>
  );
}
