import type { FieldErrors, FieldRule, FormValues } from "./validate.ts";

/** The props of a form's field by name: label, limit, value and error. */
export function fieldProps<Name extends string>(
  rules: Record<Name, FieldRule>,
  labels: NoInfer<Record<Name, string>>,
  { values, errors }: { values: FormValues; errors: FieldErrors },
) {
  return (name: Name) => ({
    name,
    label: labels[name],
    limit: rules[name].limit,
    value: values[name],
    error: errors[name],
  });
}
