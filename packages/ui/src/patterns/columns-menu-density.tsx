"use client";

import { useUiMessages } from "../messages-provider.tsx";
import type { DataTableDensity } from "./data-table-types.ts";
import { useId } from "react";

interface ColumnsMenuDensityProps {
  density: DataTableDensity;
  onChange: (density: DataTableDensity) => void;
}

/** The row height setting of `ColumnsMenu`. */
export function ColumnsMenuDensity({ density, onChange }: ColumnsMenuDensityProps) {
  const messages = useUiMessages();
  const name = useId();
  const names = { compact: messages.densityCompact, regular: messages.densityRegular };
  return (
    <fieldset className="m-0 flex items-center gap-3 border-0 p-0 text-sm">
      <legend className="sr-only">{messages.density}</legend>
      {(["compact", "regular"] as const).map((one) => (
        <label key={one} className="inline-flex items-center gap-1.5">
          <input
            type="radio"
            autoComplete="off"
            name={name}
            checked={density === one}
            onChange={() => onChange(one)}
            className="accent-primary m-0"
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}
