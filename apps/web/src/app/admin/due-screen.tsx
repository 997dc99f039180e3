import { useSession } from "@atrium/hooks";
import { Button, cn } from "@atrium/ui";
import type { ReactNode } from "react";
import { config } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { AdminLogo } from "./admin-logo.tsx";

interface DueScreenProps {
  title: string;
  text: string;
  className: string;
  children: ReactNode;
}

/** In place of the back office while something has to be done first; one can sign out instead. */
export function DueScreen({ title, text, className, children }: DueScreenProps) {
  const session = useSession();
  const { shell } = useMessages();
  return (
    <div className="flex min-h-dvh flex-col bg-background text-foreground">
      <header className="flex h-12 items-center justify-between border-b border-border px-4">
        <AdminLogo name={config.systemName} collapsed={false} />
        <Button variant="ghost" onClick={() => void session.signOut()}>
          {shell.signOut}
        </Button>
      </header>
      <main className={cn("mx-auto grid w-full gap-5 px-4 py-12", className)}>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="text-base text-muted-foreground">{text}</p>
        {children}
      </main>
    </div>
  );
}
