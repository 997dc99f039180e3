import { Combobox, type OptionSource } from "@atrium/ui";
import { useController, type FieldValues } from "react-hook-form";
import { FormField, type FieldProps } from "./fields.tsx";
import { fieldRules } from "./field-rules.ts";

interface ComboboxFieldProps<Fields extends FieldValues, Output>
  extends FieldProps<Fields, Output>, OptionSource {
  placeholder?: string | undefined;
}

/** One of many, found by typing. */
export function ComboboxField<Fields extends FieldValues, Output>(
  props: ComboboxFieldProps<Fields, Output>,
) {
  const { form, name, disabled, help, ...source } = props;
  const { nullable } = fieldRules(form.schema, name);
  const { field } = useController({ control: form.form.control, name });
  return (
    <FormField form={form} name={name} help={help} optional={nullable}>
      <Combobox
        {...source}
        id={form.controlId(name)}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        clearable={nullable}
        disabled={disabled}
      />
    </FormField>
  );
}
