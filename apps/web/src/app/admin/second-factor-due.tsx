import { useSession } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { config } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { SetUpSecondFactor } from "../../shared/second-factor/set-up-second-factor.tsx";
import { invalidateAll } from "../../queries/all-queries.ts";
import { AdminLogo } from "./admin-logo.tsx";

/** In place of the back office while a role requires a second factor that the user does not have. */
export function SecondFactorDue() {
  const session = useSession();
  const { secondFactor: messages, shell } = useMessages();
  const done = () => {
    session.setSecondFactorDue(false);
    // What was refused meanwhile is asked again.
    invalidateAll();
  };
  return (
    <div className="flex min-h-dvh flex-col bg-background text-foreground">
      <header className="flex h-12 items-center justify-between border-b border-border px-4">
        <AdminLogo name={config.systemName} collapsed={false} />
        <Button variant="ghost" onClick={() => void session.signOut()}>
          {shell.signOut}
        </Button>
      </header>
      <main className="mx-auto grid w-full max-w-md gap-5 px-4 py-12">
        <h1 className="text-2xl font-semibold">{messages.setUp}</h1>
        <p className="text-base text-muted-foreground">{messages.requiredText}</p>
        <SetUpSecondFactor onDone={done} />
      </main>
    </div>
  );
}
