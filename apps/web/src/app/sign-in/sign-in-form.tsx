import type { Credentials } from "@atrium/hooks";
import { Button, ErrorSummary, Field, IconButton, Input } from "@atrium/ui";
import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useMessages } from "../../shared/messages.ts";
import { useSignIn } from "./use-sign-in.ts";

export interface SignInFormProps {
  signIn: (credentials: Credentials) => Promise<void>;
  /** The only one who may sign in here; the field is filled and stays so. */
  username?: string | undefined;
  /** What the button says; "Sign in" by default. */
  submitLabel?: string;
  /** Buttons before the one that signs in; alone it is as wide as the form. */
  children?: ReactNode;
}

/** User name and password, with the error above them. The input is kept. */
export function SignInForm({ signIn, username = "", submitLabel, children }: SignInFormProps) {
  const { session } = useMessages();
  const [capsLock, setCapsLock] = useState(false);
  const [shown, setShown] = useState(false);
  const { submit, signingIn, errors, attempt, controlId, errorOf } = useSignIn(signIn);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        void submit({
          username: textOf(typed.get("username")),
          password: textOf(typed.get("password")),
        });
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <Field label={session.username} id={controlId("username")} error={errorOf("username")}>
        <Input
          name="username"
          defaultValue={username}
          autoComplete={username === "" ? "username webauthn" : "username"}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={username !== ""}
          autoFocus={username === ""}
        />
      </Field>
      <Field label={session.password} id={controlId("password")} error={errorOf("password")}>
        <Input
          name="password"
          type={shown ? "text" : "password"}
          autoComplete="current-password"
          autoFocus={username !== ""}
          data-dialog-focus={username === "" ? undefined : ""}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          trailing={
            <IconButton
              label={shown ? session.hidePassword : session.showPassword}
              size="sm"
              className="pointer-events-auto"
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff /> : <Eye />}
            </IconButton>
          }
        />
      </Field>
      {capsLock && (
        <p role="status" className="-mt-2 flex items-center gap-1.5 text-xs text-warning">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          {session.capsLock}
        </p>
      )}
      {children === undefined ? (
        <Button type="submit" size="lg" loading={signingIn} className="w-full">
          {submitLabel ?? session.signIn}
        </Button>
      ) : (
        <div className="flex flex-wrap justify-end gap-2">
          {children}
          <Button type="submit" loading={signingIn}>
            {submitLabel ?? session.signIn}
          </Button>
        </div>
      )}
    </form>
  );
}

function textOf(typed: FormDataEntryValue | null): string {
  return typeof typed === "string" ? typed : "";
}
