import { DateTimeInput } from "@atrium/ui";
import { useController, type FieldValues } from "react-hook-form";
import { fieldRules } from "./field-rules.ts";
import { FormField, type FieldProps } from "./fields.tsx";

/** A date and time of the form, in the reader's own zone; an empty one is null. */
export function DateTimeField<Fields extends FieldValues, Output>(
  props: FieldProps<Fields, Output>,
) {
  const { form, name, disabled } = props;
  const { field } = useController({ control: form.form.control, name });
  const { value, onChange, ...rest } = field;
  return (
    <FormField {...props} optional={fieldRules(form.schema, name).nullable}>
      <DateTimeInput {...rest} value={value ?? null} onValueChange={onChange} disabled={disabled} />
    </FormField>
  );
}
