import { useId, type ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { FieldError } from "./field.tsx";
import { OptionalMark } from "./optional-mark.tsx";

export interface FieldSetProps {
  legend: ReactNode;
  /** Marked; required is the default and is not. */
  optional?: boolean | undefined;
  children: ReactNode;
  help?: ReactNode | undefined;
  error?: ReactNode | undefined;
  className?: string | undefined;
}

/** Several controls under one name: check boxes of one question, the two ends of a period. */
export function FieldSet(props: FieldSetProps) {
  const { legend, optional = false, children, help, error, className } = props;
  const id = useId();
  const describedBy = [error ? `${id}-error` : "", help ? `${id}-help` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset
      data-slot="field-set"
      className={cn("m-0 grid min-w-0 gap-1.5 border-0 p-0", className)}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend
        data-slot="field-legend"
        className="mb-1 p-0 text-sm font-medium text-muted-foreground"
      >
        {legend}
        {optional && <OptionalMark />}
      </legend>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p
          data-slot="field-description"
          id={`${id}-help`}
          className="text-xs text-subtle-foreground"
        >
          {help}
        </p>
      )}
    </fieldset>
  );
}
