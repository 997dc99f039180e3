import type { FieldErrors, FieldRule, FormValues } from "./validate.ts";

/** How to show the field of a name, as a form stands: its label, its limit, what it holds and what is wrong with it. */
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
