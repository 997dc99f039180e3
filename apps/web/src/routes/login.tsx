import { createFileRoute, useLocation } from "@tanstack/react-router";
import { providerAnswer, type ProviderAnswer } from "../app/sign-in/provider-answer.ts";
import { textParam } from "../app/search-params.ts";
import { passwordLinkIn } from "../app/sign-in/password-link.ts";
import { SignInPage } from "../app/sign-in/sign-in-page.tsx";

export const Route = createFileRoute("/login")({
  staticData: {
    isShell: true,
    beforeHydration: async () => {
      const { messagesReady } = await import("../shared/api.ts");
      await messagesReady;
    },
  },
  beforeLoad: async ({ context }) => {
    const { prepareSignIn } = await import("../app/sign-in/prepare-sign-in.ts");
    return { pageTitle: await prepareSignIn(context.config) };
  },
  head: ({ match }) => ({ meta: [{ title: match.context.pageTitle }] }),
  validateSearch: (
    search: Record<string, unknown>,
  ): ProviderAnswer & { redirectUrl?: string | undefined } => ({
    redirectUrl: textParam(search.redirectUrl),
    ...providerAnswer(search),
  }),
  component: LoginPage,
});

function LoginPage() {
  const { redirectUrl, ...answer } = Route.useSearch();
  const passwordLink = useLocation({ select: ({ hash }) => passwordLinkIn(hash) });
  return <SignInPage redirectUrl={redirectUrl} passwordLink={passwordLink} answer={answer} />;
}
