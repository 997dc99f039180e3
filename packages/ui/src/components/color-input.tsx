"use client";

import { Check } from "lucide-react";
import { useId, useState } from "react";
import { cn } from "../lib/utils.ts";
import { parseHexColor } from "../lib/parse-hex-color.ts";
import { readableTextColor } from "../lib/readable-text-color.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { useFieldControl } from "./field-context.ts";
import { Input } from "./input.tsx";

/** A colour to choose with one press. */
export interface Swatch {
  /** As `#rrggbb`. */
  value: string;
  /** The accessible name, also shown on hover. */
  label: string;
}

export interface ColorInputProps {
  /** The colour as `#rrggbb`, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** The colours to choose from at once. */
  swatches?: readonly Swatch[] | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/**
 * A colour: a few to choose from, the browser's own picker, and the box for its number. Empty means none.
 *
 * @example <ColorInput value={item.color} onValueChange={setColor} swatches={statusColors} />
 */
export function ColorInput(props: ColorInputProps) {
  const { value, onValueChange, swatches = [], disabled = false, className } = props;
  const messages = useUiMessages();
  const field = useFieldControl(props);
  const [draft, setDraft] = useState<string | null>(null);
  const write = (text: string) => {
    const color = parseHexColor(text);
    setDraft(text);
    if (color !== undefined) onValueChange(color);
  };
  return (
    <div className={cn("flex flex-wrap items-center gap-2", className)}>
      {swatches.length > 0 && (
        <Swatches swatches={swatches} value={value} onSelect={onValueChange} disabled={disabled} />
      )}
      <span className="flex items-center gap-1">
        <input
          type="color"
          autoComplete="off"
          disabled={disabled}
          aria-label={messages.customColor}
          title={messages.customColor}
          value={value ?? "#808080"}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className="size-8 shrink-0 rounded-md border border-input bg-input-background p-0.5 disabled:opacity-60"
        />
        <Input
          {...field}
          id={field.id ?? props.id}
          {...(field.id === undefined && { "aria-label": messages.colorHex })}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder="#rrggbb"
          className="w-28 font-mono"
          value={draft ?? value ?? ""}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
        />
      </span>
    </div>
  );
}

interface SwatchesProps {
  swatches: readonly Swatch[];
  value: string | null;
  onSelect: (value: string) => void;
  disabled: boolean;
}

function Swatches({ swatches, value, onSelect, disabled }: SwatchesProps) {
  const messages = useUiMessages();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={messages.colors} className="flex flex-wrap gap-1.5">
      {swatches.map((swatch) => (
        <label
          key={swatch.value}
          title={swatch.label}
          style={{ background: swatch.value, color: readableTextColor(swatch.value) }}
          className="grid size-6 cursor-pointer place-items-center rounded-full border border-input has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={name}
            autoComplete="off"
            disabled={disabled}
            aria-label={swatch.label}
            checked={value?.toLowerCase() === swatch.value.toLowerCase()}
            onChange={() => onSelect(swatch.value)}
            className="peer sr-only"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="hidden size-3.5 peer-checked:block"
          />
        </label>
      ))}
    </div>
  );
}
