import { Input } from "@atrium/ui";
import { Search } from "lucide-react";

export interface SearchInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
  className?: string;
}

/** A box whose words narrow down the list or tree beside it. */
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
