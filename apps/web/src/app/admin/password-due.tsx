import { useSession } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { config } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { PasswordForm } from "../../shared/password-form.tsx";
import { AdminLogo } from "./admin-logo.tsx";

/** In place of the back office while the password handed out at the start is still in use. */
export function PasswordDue() {
  const session = useSession();
  const { session: messages, shell } = useMessages();
  const changed = () => {
    notices.success(messages.passwordChanged);
    session.setPasswordDue(false);
  };
  return (
    <div className="flex min-h-dvh flex-col bg-background text-foreground">
      <header className="flex h-12 items-center justify-between border-b border-border px-4">
        <AdminLogo name={config.systemName} collapsed={false} />
        <Button variant="ghost" onClick={() => void session.signOut()}>
          {shell.signOut}
        </Button>
      </header>
      <main className="mx-auto grid w-full max-w-sm gap-5 px-4 py-12">
        <h1 className="text-2xl font-semibold">{messages.passwordTitle}</h1>
        <p className="text-base text-muted-foreground">{messages.passwordChangeRequired}</p>
        <PasswordForm onChanged={changed} />
      </main>
    </div>
  );
}
