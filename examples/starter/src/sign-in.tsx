import { useAtrium } from "@atrium/hooks/atrium";
import { isApiError } from "@atrium/sdk";
import { useState, type FormEvent } from "react";
import { useSearchParams } from "react-router";

export function SignIn() {
  const { session } = useAtrium();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState("");
  const [isPending, setIsPending] = useState(false);

  async function signIn(form: FormData) {
    const credentials = { username: textOf(form, "username"), password: textOf(form, "password") };
    const redirectUrl = search.get("redirectUrl") ?? undefined;
    setIsPending(true);
    try {
      await session.signIn(credentials, { redirectUrl }); // and goes there
    } catch (error) {
      setProblem(isApiError(error) ? error.message : "Signing in failed.");
      setIsPending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void signIn(new FormData(event.currentTarget));
  }

  return (
    <form className="sign-in" onSubmit={submit}>
      <h1>Harbour Office</h1>
      <label>
        User name <input name="username" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button disabled={isPending}>Sign in</button>
      {problem !== "" && <p role="alert">{problem}</p>}
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
