import { act, cleanup, render, screen } from "@testing-library/react";
import { faults } from "@atrium/sdk/testing";
import { StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import { AtriumProvider } from "./atrium-provider.tsx";
import { credentials, setUp, type SetUp } from "./_set-up.ts";
import { useGuard } from "./use-guard.ts";
import { usePageTab } from "./use-page-tab.ts";

afterEach(cleanup);

function Page({ href }: { href: string }) {
  const decision = useGuard(href);
  if (decision.kind === "redirect") return <p>to {decision.to}</p>;
  if (decision.kind !== "allow") return <p>{decision.kind}</p>;
  if (decision.match === undefined) return <p>home</p>;
  return <View href={href} match={decision.match} />;
}

function View(props: { href: string; match: Parameters<typeof usePageTab>[1] }) {
  const tab = usePageTab(props.href, props.match);
  return <p>{`${tab?.title} ${tab?.snapshot.href}`}</p>;
}

function show(atrium: SetUp, href: string) {
  const tree = (at: string) => (
    <StrictMode>
      <AtriumProvider atrium={atrium}>
        <Page href={at} />
      </AtriumProvider>
    </StrictMode>
  );
  const { rerender } = render(tree(href));
  return (at: string) => rerender(tree(at));
}

test("shows the page of the address in a tab, once the session is loaded", async () => {
  const atrium = setUp({ token: "t" });
  const go = show(atrium, "/roles?pageNo=2");
  expect(screen.getByText("loading")).toBeDefined();
  expect(await screen.findByText("Roles /roles?pageNo=2")).toBeDefined();
  go("/roles/7");
  expect(screen.getByText("Role /roles/7")).toBeDefined();
  expect(atrium.tabs.get().tabs.map(({ key }) => key)).toEqual(["/roles", "/roles/7"]);
  expect(atrium.server.callsOf("usersCurrent")).toHaveLength(1);
});

test("redirects a stranger, and loads the session after a sign-in at the same address", async () => {
  const atrium = setUp();
  show(atrium, "/");
  expect(await screen.findByText("to /login?redirectUrl=%2F")).toBeDefined();
  await act(() => atrium.session.signIn(credentials));
  expect(await screen.findByText("home")).toBeDefined();
});

test("leaves the page to the session that ends", async () => {
  const atrium = setUp({ token: "t" });
  show(atrium, "/");
  await screen.findByText("home");
  await act(() => atrium.session.signOut());
  expect(screen.getByText("loading")).toBeDefined();
  expect(atrium.visited).toEqual(["/login"]);
});

test("shows that the session could not be loaded, and tries again at the next address", async () => {
  const atrium = setUp({ token: "t" });
  atrium.server.fail("dictsList", faults.forbidden(), { times: 1 });
  const go = show(atrium, "/roles");
  expect(await screen.findByText("load-failed")).toBeDefined();
  expect(atrium.shown).toEqual(["error: loading the dictionaries failed"]);
  go("/");
  expect(await screen.findByText("home")).toBeDefined();
});

test("needs a provider", () => {
  const failing = () => render(<Page href="/" />);
  expect(failing).toThrow("useAtrium needs an AtriumProvider above it");
});
