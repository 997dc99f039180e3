import { FieldSet } from "@atrium/ui";
import { useController } from "react-hook-form";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { DictItemFields } from "./dict-item-fields.ts";
import { itemTones, ToneTag } from "./item-tone.tsx";

/** The colour of an item: each choice looks as it will. */
export function ToneField({ form }: { form: RecordForm<DictItemFields> }) {
  const { dicts: messages } = useMessages();
  const { field } = useController({ control: form.form.control, name: "color" });
  return (
    <FieldSet legend={messages.color} error={form.errorOf("color")}>
      <div className="flex flex-wrap gap-2">
        {[null, ...itemTones].map((tone, index) => (
          <label
            key={tone}
            className="flex cursor-pointer items-center gap-1.5 rounded-md border border-border px-2 py-1 text-sm has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              autoComplete="off"
              name={field.name}
              id={index === 0 ? form.controlId("color") : undefined}
              checked={field.value === tone}
              onChange={() => field.onChange(tone)}
              onBlur={field.onBlur}
              className="accent-(--primary)"
            />
            <ToneTag
              tone={tone}
              text={tone === null ? messages.colorNone : messages.colors[tone]}
            />
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
