import "../../styles/admin.css";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { session } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { Notices } from "../../shared/notices.tsx";
import { AdminLogo } from "../admin/admin-logo.tsx";
import { MessagesProvider } from "../admin/messages-provider.tsx";
import { useTheme } from "../admin/use-theme.ts";
import { dehydratedMark, releaseHeld } from "../hold-script.ts";
import { wireAdmin } from "../admin/wire-admin.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import type { ProviderAnswer } from "./provider-answer.ts";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { SignInBackdrop } from "./sign-in-backdrop.tsx";
import { LocalSignIn } from "./local-sign-in.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";
import { useGoOn } from "./use-go-on.ts";
import { useAdminAhead } from "./use-admin-ahead.ts";

/** Few need it, and it brings the form library. */
const ChoosePassword = lazyPart(
  async () => (await import("./choose-password.tsx")).ChoosePassword,
  null,
  { ahead: false },
);

interface SignInPageProps {
  redirectUrl: string | undefined;
  /** Token of the link by which somebody chooses a password first. */
  passwordLink: string | undefined;
  /** What the identity provider sent the browser back with, if it did. */
  answer: ProviderAnswer;
}

/** Where staff sign in. `redirectUrl` is where they wanted to go; only a path of this site is followed. */
export function SignInPage(props: SignInPageProps) {
  return (
    <MessagesProvider>
      <SignIn {...props} />
    </MessagesProvider>
  );
}

function SignIn({ redirectUrl, passwordLink: ownLink, answer }: SignInPageProps) {
  const router = useRouter();
  const { config } = router.options.context;
  useTheme();
  useGoOn(redirectUrl, ownLink === undefined && answer.state === undefined);
  useAdminAhead();
  // The server has not seen it.
  const hydrated = useHydrated();
  const passwordLink = hydrated ? ownLink : undefined;
  const { session: messages } = useMessages();
  const title = passwordLink === undefined ? messages.signInTitle : messages.choosePassword;
  useLayoutEffect(() => wireAdmin(router), [router]);
  useEffect(() => {
    if (redirectUrl !== undefined) session.rememberRedirect(redirectUrl);
  }, [redirectUrl]);
  useEffect(() => {
    if (hydrated) releaseHeld(document);
  }, [hydrated]);
  useEffect(() => {
    delete document.documentElement.dataset["waits"];
  }, []);
  useEffect(() => {
    document.title = `${title} · ${config.systemName}`;
  }, [title, config.systemName]);
  return (
    <div className="grid min-h-dvh bg-background text-foreground lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <main className="flex flex-col justify-between gap-10 p-6 sm:p-10">
        <AdminLogo name={config.systemName} collapsed={false} />
        <div
          className="mx-auto grid w-full max-w-sm gap-6 in-data-waits:invisible"
          {...(!hydrated && { [dehydratedMark]: "" })}
        >
          <div className="grid gap-1">
            <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
            <p className="text-base text-muted-foreground">
              {config.companyName === config.systemName
                ? messages.signInDescription
                : `${messages.signInDescription} · ${config.companyName}`}
            </p>
          </div>
          {passwordLink === undefined ? (
            <>
              <NeedsScript />
              {!config.oidcOnly && <SignInSteps session={session} redirectUrl={redirectUrl} />}
              <ProviderSignIn session={session} answer={answer} />
              {config.oidcOnly && <LocalSignIn redirectUrl={redirectUrl} />}
            </>
          ) : (
            <ChoosePassword key={passwordLink} token={passwordLink} />
          )}
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
