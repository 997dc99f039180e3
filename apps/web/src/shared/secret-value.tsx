import { Input } from "@atrium/ui";
import { CopyButton } from "./copy-button.tsx";

export interface SecretValueProps {
  label: string;
  copyLabel: string;
  value: string;
}

/** A secret that is shown this once, to be copied. */
export function SecretValue({ label, copyLabel, value }: SecretValueProps) {
  return (
    <div className="flex items-center gap-2">
      <Input
        readOnly
        value={value}
        aria-label={label}
        className="font-mono text-xs"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton label={copyLabel} value={value} />
    </div>
  );
}
