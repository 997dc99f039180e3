import { Button, ErrorSummary, Field, Input } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { passkeyQueries } from "../../queries/passkeys.ts";
import { browserName } from "../browser-name.ts";
import { useMessages } from "../messages.ts";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { explainPasskey } from "./explain-passkey.ts";
import { makePasskey } from "./passkey-ceremonies.ts";

export interface AddPasskeyProps {
  onDone: () => void;
  /** Buttons beside the one that continues. */
  children?: ReactNode;
}

/** Asks for a name and has the browser make a passkey; then shows recovery codes, where it is the first factor. */
export function AddPasskey({ onDone, children }: AddPasskeyProps) {
  const { passkeys: messages, passkeySettings } = useMessages();
  const [codes, setCodes] = useState<readonly string[]>();
  const addition = useMutation(passkeyQueries.add());
  const making = useMutation({
    mutationFn: async (name: string) =>
      addition.mutateAsync({ name, credential: await makePasskey() }),
    onSuccess: ({ recoveryCodes }) => (recoveryCodes === null ? onDone() : setCodes(recoveryCodes)),
  });
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const { error } = making;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("name");
        const name = typeof typed === "string" ? typed.trim() : "";
        making.mutate(name === "" ? defaultName() : name);
      }}
    >
      <ErrorSummary
        errors={error === null ? [] : [{ message: explainPasskey(error, messages) }]}
        attempt={making.failureCount}
      />
      <Field label={passkeySettings.name} help={passkeySettings.nameHelp}>
        <Input name="name" defaultValue={defaultName()} maxLength={64} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={making.isPending}>
          {passkeySettings.continue}
        </Button>
        {children}
      </div>
    </form>
  );
}

function defaultName(): string {
  return browserName(globalThis.navigator.userAgent) ?? "Passkey";
}
