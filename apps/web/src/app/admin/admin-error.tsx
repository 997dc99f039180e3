import "../../styles/admin.css";
import { isApiError } from "@atrium/sdk";
import { Button } from "@atrium/ui";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";
import { session } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { Notices } from "../../shared/notices.tsx";
import { FullNotice } from "./full-notice.tsx";
import { MessagesProvider } from "./messages-provider.tsx";
import { useTheme } from "./use-theme.ts";
import { wireAdmin } from "./wire-admin.ts";

/** In place of the back office while the user's data cannot be loaded: try again, or log out. */
export function AdminError({ error }: ErrorComponentProps) {
  return (
    <MessagesProvider>
      <CannotOpen error={error} />
    </MessagesProvider>
  );
}

function CannotOpen({ error }: { error: unknown }) {
  const router = useRouter();
  useTheme();
  const { shell } = useMessages();
  const [retrying, setRetrying] = useState(false);
  useLayoutEffect(() => wireAdmin(router), [router]);
  const retry = async () => {
    setRetrying(true);
    // Resetting the boundary alone would not ask the guard again.
    await router.invalidate();
    setRetrying(false);
  };
  const requestId = isApiError(error) ? error.requestId : undefined;
  return (
    <main className="h-dvh bg-background text-foreground">
      <FullNotice
        kind="failed"
        title={shell.loadFailedTitle}
        text={`${shell.loadFailedText} ${error instanceof Error ? error.message : ""}`}
        detail={requestId}
      >
        <Button loading={retrying} onClick={() => void retry()}>
          {shell.tryAgain}
        </Button>
        <Button variant="outline" onClick={() => void session.signOut()}>
          {shell.signOut}
        </Button>
      </FullNotice>
      <Notices />
    </main>
  );
}
