import type { FieldErrors, FieldRule, FormValues } from "./validate.ts";

/** The props of a form's field by name: id, label, limit, value and error. */
export function fieldProps<Name extends string>(
  rules: Record<Name, FieldRule>,
  labels: NoInfer<Record<Name, string>>,
  { form, values, errors }: { form: string; values: FormValues; errors: FieldErrors },
) {
  return (name: Name) => ({
    id: fieldId(form, name),
    name,
    label: labels[name],
    limit: rules[name].limit,
    value: values[name],
    error: errors[name],
  });
}

/** The id of a form's field, which the summary of its errors links to. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
