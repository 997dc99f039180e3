"use client";

import { CircleAlert } from "lucide-react";
import { useId, useMemo, type ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { FieldContext } from "./field-context.ts";
import { Label } from "./label.tsx";
import { OptionalMark } from "./optional-mark.tsx";

export interface FieldProps {
  /** None for a control with a label of its own, such as a `Switch`. */
  label?: ReactNode | undefined;
  /** One control of this kit: it gets its id and descriptions from the field. */
  children: ReactNode;
  /** Help text, under the control. */
  help?: ReactNode | undefined;
  /** What is wrong and how to correct it, under the control. */
  error?: ReactNode | undefined;
  /** Required is the default and not marked; optional is. */
  optional?: boolean | undefined;
  /** The control's id; give one where an error summary links to it. */
  id?: string | undefined;
  /** Hides the label visually; it remains the accessible name. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A label above, the control, help and error under it, all tied together for assistive technology.
 *
 * @example <Field label="Title" error={errors.title?.message}><Input {...register("title")} /></Field>
 */
export function Field(props: FieldProps) {
  const { label, children, help, error, optional = false, hideLabel = false, className } = props;
  const generated = useId();
  const controlId = props.id ?? generated;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy =
    [error ? errorId : "", help ? helpId : ""].filter(Boolean).join(" ") || undefined;
  const context = useMemo(
    () => ({ controlId, describedBy, invalid: Boolean(error), required: !optional }),
    [controlId, describedBy, error, optional],
  );

  return (
    <div
      data-slot="field"
      className={cn("grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1", className)}
    >
      {label !== undefined && (
        <Label htmlFor={controlId} className={cn(hideLabel && "sr-only")}>
          {label}
          {optional && <OptionalMark />}
        </Label>
      )}
      <FieldContext value={context}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p data-slot="field-description" id={helpId} className="text-xs text-subtle-foreground">
          {help}
        </p>
      )}
    </div>
  );
}

export interface FieldErrorProps {
  id?: string | undefined;
  children: ReactNode;
}

/** The error under a control: an icon and a colour. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p data-slot="field-error" id={id} className="flex items-start gap-1 text-xs text-destructive">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
