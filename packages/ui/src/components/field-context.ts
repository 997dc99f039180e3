"use client";

import { createContext, use } from "react";

/** What a field passes to the control inside it. */
export interface FieldContextValue {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Links a control to the label, help and error of the `Field` around it. */
export const FieldContext = createContext<FieldContextValue | null>(null);

/** The attributes a field and its control must agree on. */
export interface FieldControlProps {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-required"?: boolean | "true" | "false" | undefined;
}

/**
 * The attributes for a control: the field's, unless the control's own props say otherwise. Descriptions are joined.
 *
 * @example <input {...props} {...useFieldControl(props)} />
 */
export function useFieldControl(own: FieldControlProps): FieldControlProps {
  const field = use(FieldContext);
  if (!field) return {};
  const describedBy = [own["aria-describedby"], field.describedBy].filter(Boolean).join(" ");
  return {
    id: own.id ?? field.controlId,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field.invalid || undefined),
    "aria-required": own["aria-required"] ?? (field.required || undefined),
  };
}
