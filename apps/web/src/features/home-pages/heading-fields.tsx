import type * as z from "zod/mini";
import { useMessages } from "../../shared/messages.ts";
import type { ControlOf } from "./part-props.ts";
import { TextPart } from "./text-part.tsx";

interface Heading {
  heading: string;
  text: string | null;
}

interface HeadingFieldsProps {
  schema: z.core.$ZodType;
  part: Heading;
  onChange: (changes: Partial<Heading>) => void;
  controlOf: ControlOf;
}

/** A heading and the line below it. */
export function HeadingFields({ schema, part, onChange, controlOf }: HeadingFieldsProps) {
  const { homePages: messages } = useMessages();
  return (
    <>
      <TextPart
        schema={schema}
        name="heading"
        label={messages.heading}
        value={part.heading}
        onChange={(heading) => onChange({ heading: heading ?? "" })}
        {...controlOf("heading")}
      />
      <TextPart
        schema={schema}
        name="text"
        label={messages.text}
        rows={2}
        value={part.text}
        onChange={(text) => onChange({ text })}
        {...controlOf("text")}
      />
    </>
  );
}
