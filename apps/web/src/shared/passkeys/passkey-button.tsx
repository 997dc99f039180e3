import { Button, ErrorSummary, type ButtonProps } from "@atrium/ui";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { explainPasskey } from "./explain-passkey.ts";

export interface PasskeyButtonProps extends Pick<ButtonProps, "size" | "className"> {
  label: string;
  /** Asks for a passkey and sends it. */
  onUse: () => Promise<void>;
  /** What failed apart from the button. */
  error?: string | undefined;
}

/** Asks for a passkey, with why that failed above. */
export function PasskeyButton({ label, onUse, error, ...props }: PasskeyButtonProps) {
  const { passkeys: messages } = useMessages();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const shown = failure ?? error;

  async function use(): Promise<void> {
    setAsking(true);
    setFailure(undefined);
    try {
      await onUse();
    } catch (reason) {
      setFailure(explainPasskey(reason, messages));
      setAttempt((count) => count + 1);
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="grid gap-3">
      <ErrorSummary errors={shown === undefined ? [] : [{ message: shown }]} attempt={attempt} />
      <Button variant="outline" loading={asking} onClick={() => void use()} {...props}>
        <KeyRound aria-hidden="true" />
        {label}
      </Button>
    </div>
  );
}
