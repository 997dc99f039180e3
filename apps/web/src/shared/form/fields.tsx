import {
  Field,
  Input,
  NumberInput,
  Select,
  Switch,
  Textarea,
  TreeSelect,
  type SelectOption,
  type TreeNode,
} from "@atrium/ui";
import type { ReactNode } from "react";
import { useController, type FieldPath, type FieldValues } from "react-hook-form";
import { PictureUpload } from "../picture-upload.tsx";
import { fieldRules } from "./field-rules.ts";
import type { SaveForm } from "./use-save-form.ts";

/** The props that every field of a form has. */
export interface FieldProps<Fields extends FieldValues, Output> {
  form: SaveForm<Fields, Output>;
  name: FieldPath<Fields>;
  help?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

interface TextFieldProps<Fields extends FieldValues, Output> extends FieldProps<Fields, Output> {
  type?: "text" | "email" | "tel" | "url" | undefined;
  /** Renders a textarea with this many rows. */
  rows?: number | undefined;
  autoComplete?: string | undefined;
}

/** A text of the form. An empty box is null where the contract allows it. */
export function TextField<Fields extends FieldValues, Output>(
  props: TextFieldProps<Fields, Output>,
) {
  const { form, name, type = "text", rows, disabled, autoComplete = "off" } = props;
  const { nullable, maxLength } = fieldRules(form.schema, name);
  const input = {
    ...form.form.register(name, {
      setValueAs: (value: unknown) => (nullable && value === "" ? null : value),
    }),
    maxLength,
    autoComplete,
    readOnly: disabled,
  };
  return (
    <FormField {...props} optional={nullable}>
      {rows === undefined ? <Input {...input} type={type} /> : <Textarea {...input} rows={rows} />}
    </FormField>
  );
}

/** A whole number of the form. */
export function NumberField<Fields extends FieldValues, Output>(props: FieldProps<Fields, Output>) {
  const { field } = useController({ control: props.form.form.control, name: props.name });
  return (
    <FormField {...props}>
      <NumberInput {...field} onValueChange={field.onChange} disabled={props.disabled} />
    </FormField>
  );
}

interface SelectFieldProps<Fields extends FieldValues, Output> extends FieldProps<Fields, Output> {
  options: readonly SelectOption[];
  /** A first, empty choice. */
  placeholder?: string | undefined;
}

/** One of several words. */
export function SelectField<Fields extends FieldValues, Output>(
  props: SelectFieldProps<Fields, Output>,
) {
  const { form, name, options, placeholder, disabled } = props;
  const { nullable } = fieldRules(form.schema, name);
  const { field } = useController({ control: form.form.control, name });
  return (
    <FormField {...props} optional={nullable}>
      <Select
        {...field}
        value={field.value ?? ""}
        onChange={(event) => {
          const { value } = event.currentTarget;
          field.onChange(nullable && value === "" ? null : value);
        }}
        options={options}
        placeholder={placeholder}
        disabled={disabled}
      />
    </FormField>
  );
}

/** Yes or no. */
export function SwitchField<Fields extends FieldValues, Output>(props: FieldProps<Fields, Output>) {
  const { form, name, disabled } = props;
  const { field } = useController({ control: form.form.control, name });
  const { value, ...rest } = field;
  return (
    <FormField {...props} ownLabel>
      <Switch
        {...rest}
        label={form.labels[name]}
        checked={value === true}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
        disabled={disabled}
      />
    </FormField>
  );
}

interface TreeFieldProps<Fields extends FieldValues, Output> extends FieldProps<Fields, Output> {
  nodes: readonly TreeNode[];
  placeholder?: string | undefined;
  /** What stands for no choice: `"0"` for the parent of a top-level entry. Null unless given. */
  none?: string | undefined;
}

/** One entry of a tree. */
export function TreeField<Fields extends FieldValues, Output>(
  props: TreeFieldProps<Fields, Output>,
) {
  const { form, name, nodes, placeholder, none = null, disabled } = props;
  const { nullable } = fieldRules(form.schema, name);
  const { field } = useController({ control: form.form.control, name });
  return (
    <FormField {...props} optional={nullable}>
      <TreeSelect
        id={form.controlId(name)}
        label={form.labels[name] ?? name}
        placeholder={placeholder}
        nodes={nodes}
        value={field.value === none ? null : field.value}
        onValueChange={(value) => field.onChange(value ?? none)}
        disabled={disabled}
      />
    </FormField>
  );
}

interface ImageFieldProps<Fields extends FieldValues, Output> extends FieldProps<Fields, Output> {
  /** Shows the whole picture, such as a logo. */
  isWhole?: boolean | undefined;
}

/** One picture, by its address. */
export function PictureField<Fields extends FieldValues, Output>(
  props: ImageFieldProps<Fields, Output>,
) {
  const { form, name, disabled, isWhole } = props;
  const { nullable } = fieldRules(form.schema, name);
  const { field } = useController({ control: form.form.control, name });
  return (
    <PictureUpload
      label={form.labels[name] ?? name}
      id={form.controlId(name)}
      value={field.value || null}
      onChange={field.onChange}
      help={props.help}
      error={form.errorOf(name)}
      optional={nullable}
      disabled={disabled}
      isWhole={isWhole}
    />
  );
}

interface FormFieldProps<Fields extends FieldValues, Output> extends FieldProps<Fields, Output> {
  optional?: boolean | undefined;
  /** Whether the control has the label itself. */
  ownLabel?: boolean | undefined;
  children: ReactNode;
}

/** The label, help and error around a control of one's own. */
export function FormField<Fields extends FieldValues, Output>(
  props: FormFieldProps<Fields, Output>,
) {
  const { form, name, help, optional, ownLabel, children } = props;
  return (
    <Field
      label={ownLabel ? undefined : (form.labels[name] ?? name)}
      id={form.controlId(name)}
      error={form.errorOf(name)}
      help={help}
      optional={optional}
    >
      {children}
    </Field>
  );
}
