import { Select, type SelectOption } from "@atrium/ui";

export interface FilterSelectProps {
  label: string;
  /** The choice that filters nothing, such as “All statuses”. */
  all: string;
  options: readonly SelectOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter with a few values. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      placeholder={all}
      options={options}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      className="w-auto min-w-40 max-w-64"
    />
  );
}
