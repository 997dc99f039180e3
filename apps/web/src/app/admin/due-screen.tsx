import { useSession } from "@atrium/hooks";
import { Button, cn } from "@atrium/ui";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
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
  const main = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    document.title = `${title} · ${config.systemName}`;
  }, [title]);
  useEffect(() => {
    // Whoever has begun already stays there.
    if (document.activeElement !== document.body) return;
    (main.current?.querySelector("input") ?? heading.current)?.focus();
  }, []);
  return (
    <div className="flex min-h-dvh flex-col bg-background text-foreground">
      <header className="flex h-12 items-center justify-between border-b border-border px-4">
        <AdminLogo name={config.systemName} collapsed={false} />
        <Button variant="ghost" onClick={() => void session.signOut()}>
          {shell.signOut}
        </Button>
      </header>
      <main ref={main} className={cn("mx-auto grid w-full gap-5 px-4 py-12", className)}>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
          {title}
        </h1>
        <p className="text-base text-muted-foreground">{text}</p>
        {children}
      </main>
    </div>
  );
}
