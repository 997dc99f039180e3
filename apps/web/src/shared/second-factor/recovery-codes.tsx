import { Button } from "@atrium/ui";
import { CopyButton } from "../copy-button.tsx";
import { useMessages } from "../messages.ts";

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { secondFactorSettings: messages } = useMessages();
  return (
    <div className="grid gap-4">
      <p className="m-0 text-sm">{messages.recoveryText}</p>
      <div className="flex items-start gap-2 rounded-md border border-border p-3">
        <ul
          aria-label={messages.recoveryCodes}
          className="m-0 grid flex-1 list-none gap-x-6 gap-y-1 p-0 font-mono text-sm sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton label={messages.copyCodes} value={codes.join("\n")} />
      </div>
      <div>
        <Button onClick={onDone}>{messages.saved}</Button>
      </div>
    </div>
  );
}
