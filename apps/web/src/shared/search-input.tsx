import { Input } from "@atrium/ui";
import { Search } from "lucide-react";

export interface SearchInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
  className?: string;
}

/** A search field that filters a list or tree. */
export function SearchInput({ label, onChange, ...props }: SearchInputProps) {
  return (
    <Input
      type="search"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      leading={<Search aria-hidden="true" />}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
