import type { Session } from "@atrium/hooks";
import { Button, ErrorSummary } from "@atrium/ui";
import { useRouter } from "@tanstack/react-router";
import { LogIn } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { sdk } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import type { ProviderAnswer } from "./provider-answer.ts";

export interface ProviderSignInProps {
  session: Session;
  /** What the provider sent the browser back with, if it did. */
  answer: ProviderAnswer;
}

/** Signs in with the identity provider, where there is one. */
export function ProviderSignIn(props: ProviderSignInProps) {
  const { oidcLabel } = useRouter().options.context.config;
  return oidcLabel === undefined || oidcLabel === "" ? null : (
    <SignInWithProvider label={oidcLabel} {...props} />
  );
}

function SignInWithProvider({ label, session, answer }: ProviderSignInProps & { label: string }) {
  const { session: messages } = useMessages();
  const router = useRouter();
  const [busy, setBusy] = useState(answer.state !== undefined);
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  function fail(reason: unknown): void {
    setBusy(false);
    setError(reason instanceof Error ? reason.message : String(reason));
    setAttempt((count) => count + 1);
  }

  async function begin(): Promise<void> {
    setBusy(true);
    setError(undefined);
    const { url } = await sdk.oidc.begin(undefined, { silent: true });
    globalThis.location.assign(url);
  }

  const finish = useEffectEvent(async () => {
    const { state, ...rest } = answer;
    if (state === undefined) return;
    // An answer counts once, and stays neither in the address nor in the history.
    await router.navigate({ to: "/login", replace: true });
    const body = { state, ...withoutAbsent(rest) };
    const obtainToken = async () => (await sdk.oidc.signIn(body, { silent: true })).token;
    await session.signInWith(obtainToken).catch(fail);
  });
  useEffect(() => void finish(), []);

  return (
    <div className="grid gap-3">
      <ErrorSummary errors={error === undefined ? [] : [{ message: error }]} attempt={attempt} />
      <Button
        variant="outline"
        size="lg"
        className="w-full"
        loading={busy}
        onClick={() => void begin().catch(fail)}
      >
        <LogIn aria-hidden="true" />
        {messages.signInWithProvider({ name: label })}
      </Button>
    </div>
  );
}

function withoutAbsent(answer: Omit<ProviderAnswer, "state">): Record<string, string> {
  const given = Object.entries(answer).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Record<string, string>;
}
