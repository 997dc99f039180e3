import { zHomeQuote } from "../../generated/form-schemas.ts";
import { useMessages } from "../../shared/messages.ts";
import type { PartProps } from "./part-props.ts";
import { TextPart } from "./text-part.tsx";

/** What somebody says, and who that is. */
export function QuoteFields({ part, onChange, controlOf }: PartProps<"quote">) {
  const { homePages: messages } = useMessages();
  return (
    <>
      <TextPart
        schema={zHomeQuote}
        name="text"
        label={messages.quote}
        rows={3}
        value={part.text}
        onChange={(text) => onChange({ text: text ?? "" })}
        {...controlOf("text")}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextPart
          schema={zHomeQuote}
          name="person"
          label={messages.person}
          value={part.person}
          onChange={(person) => onChange({ person: person ?? "" })}
          {...controlOf("person")}
        />
        <TextPart
          schema={zHomeQuote}
          name="role"
          label={messages.role}
          value={part.role}
          onChange={(role) => onChange({ role })}
          {...controlOf("role")}
        />
      </div>
    </>
  );
}
