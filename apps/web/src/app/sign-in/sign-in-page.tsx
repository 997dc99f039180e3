import "../../styles/admin.css";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { config, session } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { Notices } from "../../shared/notices.tsx";
import { AdminLogo } from "../admin/admin-logo.tsx";
import { MessagesProvider } from "../admin/messages-provider.tsx";
import { useTheme } from "../admin/use-theme.ts";
import { wireAdmin } from "../admin/wire-admin.ts";
import { SignInBackdrop } from "./sign-in-backdrop.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

interface SignInPageProps {
  redirectUrl: string | undefined;
}

/** Where staff sign in. `redirectUrl` is where they wanted to go; only a path of this site is followed. */
export function SignInPage({ redirectUrl }: SignInPageProps) {
  return (
    <MessagesProvider>
      <SignIn redirectUrl={redirectUrl} />
    </MessagesProvider>
  );
}

function SignIn({ redirectUrl }: SignInPageProps) {
  const router = useRouter();
  useTheme();
  const { session: messages } = useMessages();
  useLayoutEffect(() => wireAdmin(router), [router]);
  useEffect(() => {
    if (redirectUrl !== undefined) session.rememberRedirect(redirectUrl);
  }, [redirectUrl]);
  useEffect(() => {
    document.title = `${messages.signInTitle} · ${config.systemName}`;
  }, [messages]);
  return (
    <div className="grid min-h-dvh bg-background text-foreground lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <main className="flex flex-col justify-between gap-10 p-6 sm:p-10">
        <AdminLogo name={config.systemName} collapsed={false} />
        <div className="mx-auto grid w-full max-w-sm gap-6">
          <div className="grid gap-1">
            <h1 className="text-3xl font-semibold tracking-tight">{messages.signInTitle}</h1>
            <p className="text-base text-muted-foreground">
              {config.companyName === config.systemName
                ? messages.signInDescription
                : `${messages.signInDescription} · ${config.companyName}`}
            </p>
          </div>
          <SignInSteps session={session} redirectUrl={redirectUrl} />
        </div>
        <p className="text-sm text-subtle-foreground">
          <a
            href={router.history.createHref("/index")}
            className="text-muted-foreground hover:text-foreground"
          >
            {messages.toSite}
          </a>
        </p>
      </main>
      <SignInBackdrop />
      <Notices />
    </div>
  );
}
