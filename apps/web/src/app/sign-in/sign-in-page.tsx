import "../../styles/office.css";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { config, session } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { Notices } from "../../shared/notices.tsx";
import { OfficeLogo } from "../office/office-logo.tsx";
import { SpokenWords } from "../office/spoken-words.tsx";
import { useTheme } from "../office/use-theme.ts";
import { wireOffice } from "../office/wire-office.ts";
import { SignInBackdrop } from "./sign-in-backdrop.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInPageProps {
  redirectUrl: string | undefined;
}

/** Where staff sign in. `redirectUrl` is where they wanted to go; only a path of this site is followed. */
export function SignInPage({ redirectUrl }: SignInPageProps) {
  return (
    <SpokenWords>
      <SignIn redirectUrl={redirectUrl} />
    </SpokenWords>
  );
}

function SignIn({ redirectUrl }: SignInPageProps) {
  const router = useRouter();
  useTheme();
  const { session: words } = useMessages();
  useLayoutEffect(() => wireOffice(router), [router]);
  useEffect(() => {
    if (redirectUrl !== undefined) session.rememberRedirect(redirectUrl);
  }, [redirectUrl]);
  useEffect(() => {
    document.title = `${words.signInTitle} · ${config.systemName}`;
  }, [words]);
  return (
    <div className="grid min-h-dvh bg-canvas text-ink lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <main className="flex flex-col justify-between gap-10 p-6 sm:p-10">
        <OfficeLogo name={config.systemName} collapsed={false} />
        <div className="mx-auto grid w-full max-w-sm gap-6">
          <div className="grid gap-1">
            <h1 className="text-28 font-strong tracking-tight">{words.signInTitle}</h1>
            <p className="text-14 text-ink-muted">
              {config.companyName === config.systemName
                ? words.signInLead
                : `${words.signInLead} · ${config.companyName}`}
            </p>
          </div>
          <SignInForm signIn={(credentials) => session.signIn(credentials, { redirectUrl })} />
        </div>
        <p className="text-13 text-ink-faint">
          <a href={router.history.createHref("/index")} className="text-ink-muted hover:text-ink">
            {words.toSite}
          </a>
        </p>
      </main>
      <SignInBackdrop />
      <Notices />
    </div>
  );
}
