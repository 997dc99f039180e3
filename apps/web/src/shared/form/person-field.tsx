import type { FieldValues } from "react-hook-form";
import { usePeople } from "../people.ts";
import { ComboboxField } from "./combobox-field.tsx";
import type { FieldProps } from "./fields.tsx";

interface PersonFieldProps<Fields extends FieldValues, Output> extends FieldProps<Fields, Output> {
  /** The name of the stored person, whom the search may not return. */
  storedName: string | null | undefined;
}

/** One of the staff, found by name. */
export function PersonField<Fields extends FieldValues, Output>(
  props: PersonFieldProps<Fields, Output>,
) {
  const { storedName, ...field } = props;
  const { problem, ...people } = usePeople();
  const storedId: unknown = field.form.form.formState.defaultValues?.[field.name];
  return (
    <ComboboxField
      {...field}
      {...people}
      help={problem ?? field.help}
      labelOf={(id) => (id === storedId ? (storedName ?? undefined) : undefined)}
    />
  );
}
