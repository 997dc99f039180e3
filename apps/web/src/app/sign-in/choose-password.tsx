import { isApiError } from "@atrium/sdk";
import { Button, Spinner } from "@atrium/ui";
import { useRouter } from "@tanstack/react-router";
import { queryClient, sdk, session } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { passwordLink } from "../../queries/password-links.ts";
import { useQuery } from "../../shared/use-query.ts";
import { ChoosePasswordForm } from "./choose-password-form.tsx";

/** Whoever has followed a link chooses a password, and is signed in with it. */
export function ChoosePassword({ token }: { token: string }) {
  const router = useRouter();
  const { session: messages, sessionDialogs } = useMessages();
  const { data, error, refetch } = useQuery(passwordLink(token), queryClient);
  const leave = () => router.navigate({ to: "/login", search: {}, replace: true });
  if (error) {
    const isGone = isApiError(error) && error.errorCode === "GONE";
    return (
      <div className="grid justify-items-start gap-4">
        <p role="alert" className="m-0 text-base">
          {isGone ? sessionDialogs.linkGone : error.message}
        </p>
        <Button variant="outline" onClick={() => void (isGone ? leave() : refetch())}>
          {isGone ? messages.signIn : messages.tryAgain}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <p role="status" className="m-0 flex items-center gap-2 text-base">
        <Spinner />
        {sessionDialogs.linkChecking}
      </p>
    );
  }
  return (
    <ChoosePasswordForm
      person={data}
      choose={async (password) => {
        await sdk.session.choosePassword({ token, password }, { silent: true });
        await leave();
        // A second factor is asked for by the page for signing in, which is there now.
        await session.signIn({ username: data.username, password }).catch(() => undefined);
      }}
    />
  );
}
