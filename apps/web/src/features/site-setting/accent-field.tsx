import { Button, Input, parseHexColor } from "@atrium/ui";
import { useController } from "react-hook-form";
import { FormField } from "../../shared/form/fields.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { SiteSettingFields } from "../../queries/site-settings.ts";

interface AccentFieldProps {
  form: RecordForm<SiteSettingFields>;
  name: "accentLight" | "accentDark";
  help?: string;
}

/** What the browser's picker starts from while there is no colour: the one that is shipped. */
const shipped = { accentLight: "#155e75", accentDark: "#67d3e3" };

/** An accent colour: typed, picked, or that of the theme. */
export function AccentField({ form, name, help }: AccentFieldProps) {
  const { siteSetting: messages } = useMessages();
  const { field } = useController({ control: form.form.control, name });
  const { ref, value, onChange, onBlur } = field;
  const choose = (text: string) => onChange(text === "" ? null : text);
  // Only once it is typed: the first three digits of six are a colour too.
  const normalise = () => {
    const color = parseHexColor(value ?? "");
    if (color !== undefined) onChange(color);
  };
  return (
    <FormField form={form} name={name} help={help} optional>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={messages.accentPick({ name: form.labels[name] ?? name })}
          value={/^#[0-9a-f]{6}$/.test(value ?? "") ? (value ?? "") : shipped[name]}
          onChange={(event) => choose(event.target.value)}
          className="size-(--control) shrink-0 cursor-pointer rounded-md border border-input bg-transparent p-0.5"
        />
        <Input
          ref={ref}
          id={form.controlId(name)}
          value={value ?? ""}
          onChange={(event) => choose(event.target.value)}
          onBlur={() => {
            normalise();
            onBlur();
          }}
          onKeyDown={({ key }) => {
            if (key === "Enter") normalise();
          }}
          maxLength={7}
          placeholder={messages.accentShipped}
          autoComplete="off"
        />
        {value !== null && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            {messages.accentReset}
          </Button>
        )}
      </div>
    </FormField>
  );
}
