import {
  createStore,
  memoryStorage,
  useNavigation,
  useSessionUser,
  useStoreSelector,
} from "@atrium/hooks";
import {
  AtriumProvider,
  createAtrium,
  useAtrium,
  useGuard,
  usePageTab,
  type Atrium,
} from "@atrium/hooks/atrium";
import { resourceQueries } from "@atrium/hooks/resource";
import { useTabs } from "@atrium/hooks/tabs";
import { signOut } from "@atrium/sdk";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createTestApp, password } from "./_test-app.tsx";

const EXPIRED = "the identity information has expired, please log in again";

/** A back office whose address is a state, with what it shows people. */
function createApp(stored: Record<string, string> = {}) {
  const shown: string[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const address = createStore<string>("/");
  const atrium = createAtrium({
    baseUrl: "/rest",
    navigate: (to) => address.set(to),
    notify: (message) => shown.push(message),
    queryClient,
    storage: memoryStorage(stored),
    openChannel: () => undefined,
  });
  function Router() {
    const href = useStoreSelector(address, (now) => now);
    return href.startsWith("/login") ? <p>sign in at {href}</p> : <Page href={href} />;
  }
  const open = (href: string) => {
    address.set(href);
    return render(
      <StrictMode>
        <AtriumProvider atrium={atrium}>
          <QueryClientProvider client={queryClient}>
            <Router />
          </QueryClientProvider>
        </AtriumProvider>
      </StrictMode>,
    );
  };
  return { atrium, queryClient, shown, open };
}

function Page({ href }: { href: string }) {
  const { navigationOf, tabs } = useAtrium();
  const decision = useGuard(href);
  const { pages } = useNavigation(navigationOf);
  const user = useSessionUser();
  const open = useTabs(tabs, (state) => state.tabs);
  if (decision.kind === "redirect") return <Redirect to={decision.to} />;
  if (decision.kind !== "allow") return <p>{decision.kind}</p>;
  return (
    <>
      <p>
        {user?.username} has {pages.length > 5 ? "a menu" : "no menu"}
      </p>
      {open.map(({ key, title }) => (
        <button key={key} onClick={() => void tabs.close(key)}>
          Close {title}
        </button>
      ))}
      {decision.match === undefined ? <p>home</p> : <Articles href={href} match={decision.match} />}
    </>
  );
}

function Redirect({ to }: { to: string }) {
  return <p>redirected to {to}</p>;
}

function Articles({ href, match }: { href: string; match: Parameters<typeof usePageTab>[1] }) {
  const { sdk } = useAtrium();
  usePageTab(href, match);
  const articles = resourceQueries("articles", { page: sdk.articles.page });
  const { data, refetch } = useQuery(articles.page({}));
  return <button onClick={() => void refetch()}>{data ? "Refresh" : "Loading"}</button>;
}

async function signInAs(atrium: Atrium, username: string): Promise<void> {
  await atrium.session.signIn({ username, password });
}

test("a first visit of / with a stored token shows the user and the menu", async () => {
  const { atrium: earlier } = createApp();
  await signInAs(earlier, "editor");
  const app = createApp({ token: earlier.session.getToken() ?? "" });
  await app.open("/");
  await expect.element(page.getByText("editor has a menu")).toBeVisible();
  await expect.element(page.getByText("home")).toBeVisible();
});

test("a stranger is sent to sign-in and back, and pages become tabs", async () => {
  const app = createApp();
  await app.open("/content/articles");
  const target = "redirected to /login?redirectUrl=%2Fcontent%2Farticles";
  await expect.element(page.getByText(target)).toBeVisible();
  await app.atrium.session.signIn(
    { username: "editor", password },
    { redirectUrl: "/content/articles" },
  );
  await expect.element(page.getByRole("button", { name: "Refresh" })).toBeVisible();
  await page.getByRole("button", { name: "Close Articles" }).click();
  await expect.element(page.getByText("home")).toBeVisible();
});

test("an expired session is shown once, and leaves no data behind", async () => {
  const app = createApp();
  await signInAs(app.atrium, "editor");
  await app.open("/content/articles");
  await expect.element(page.getByRole("button", { name: "Refresh" })).toBeVisible();
  await signOut(createTestApp().sdk, app.atrium.session.getToken() ?? "", { silent: true });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.element(page.getByText("sign in at /login")).toBeVisible();
  expect(app.shown).toEqual([EXPIRED]);
  expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(app.atrium.tabs.get().tabs).toEqual([]);
});
