import { isApiError } from "@atrium/sdk";
import { useActionState } from "react";
import { useSearchParams } from "wouter";
import { session } from "./atrium.ts";

/** The page to sign in on. */
export function SignIn() {
  const [search] = useSearchParams();
  return (
    <main>
      <h1>Admin</h1>
      <SignInForm redirectUrl={search.get("redirectUrl") ?? undefined} />
    </main>
  );
}

/** Signs in, on a page of its own or over an expired one. */
export function SignInForm({ redirectUrl }: { redirectUrl?: string | undefined }) {
  const [problem, submit, pending] = useActionState(
    (_before: string | undefined, form: FormData) => attempt(form, redirectUrl),
    undefined,
  );
  return (
    <form action={submit}>
      <label>
        User name <input name="username" autoComplete="username" required />
      </label>{" "}
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>{" "}
      <button disabled={pending}>Sign in</button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </form>
  );
}

async function attempt(
  form: FormData,
  redirectUrl: string | undefined,
): Promise<string | undefined> {
  const credentials = { username: textOf(form, "username"), password: textOf(form, "password") };
  try {
    await session.signIn(credentials, { redirectUrl });
    return undefined;
  } catch (error) {
    return isApiError(error) ? error.message : "Signing in failed.";
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
