"use client";

import { SessionProvider, useSessionState } from "@atrium/hooks";
import { isApiError } from "@atrium/sdk";
import { Button, Field, Input } from "@atrium/ui";
import { useActionState } from "react";
import { session } from "./session.ts";

/** Who is signed in, or the form to do so. */
export function SessionBar() {
  return (
    <SessionProvider session={session}>
      <CurrentUser />
    </SessionProvider>
  );
}

function CurrentUser() {
  const state = useSessionState((now) => now);
  if (state.status !== "ready") return <SignInForm />;
  return (
    <p className="flex items-center gap-3">
      Signed in as {state.content.user.name}
      <Button variant="outline" onClick={() => void session.signOut()}>
        Sign out
      </Button>
    </p>
  );
}

function SignInForm() {
  const [problem, submit, isPending] = useActionState(
    (_before: string | undefined, form: FormData) => attempt(form),
    undefined,
  );
  return (
    <form action={submit} aria-label="Sign in" className="flex flex-wrap items-end gap-3">
      <Field label="User name" error={problem}>
        <Input name="username" autoComplete="username" required />
      </Field>
      <Field label="Password">
        <Input name="password" type="password" autoComplete="current-password" required />
      </Field>
      <Button type="submit" loading={isPending}>
        Sign in
      </Button>
    </form>
  );
}

async function attempt(form: FormData): Promise<string | undefined> {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  try {
    await session.signIn({ username: textOf("username"), password: textOf("password") });
    return undefined;
  } catch (error) {
    return isApiError(error) ? error.message : "Signing in failed.";
  }
}
