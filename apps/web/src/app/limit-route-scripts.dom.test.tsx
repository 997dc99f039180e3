import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withScriptTimeout } from "../start/script-timeout.ts";
import { scriptTimeoutMs } from "../start/load-scripts.ts";
import { limitRouteScripts } from "./limit-route-scripts.ts";

const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Opens a page with two more, one whose component never comes, and one whose loader never does. */
async function openSite() {
  const rootRoute = createRootRoute();
  const at = (path: string) => ({ getParentRoute: () => rootRoute, path });
  const routes = [
    createRoute({ ...at("/"), component: () => <p>Home</p> }),
    createRoute({ ...at("/component"), component: lazyRouteComponent(never) }),
    createRoute({ ...at("/loader"), loader: never, component: () => <p>Loaded</p> }),
    createRoute({ ...at("/ready"), loader: () => "data", component: () => <p>Ready</p> }),
  ];
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultErrorComponent: ({ error }) => <p>{String(error)}</p>,
  });
  limitRouteScripts(Object.values(router.routesById));
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  const goTo = (to: string) => act(async () => void router.navigate({ to }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { goTo, pass };
}

const lateMessage = "Error: The script did not arrive in time";

test.each(["/component", "/loader"])(
  "a public page waits 120 seconds for the script of %s, then shows its error page",
  async (path) => {
    const { goTo, pass } = await openSite();
    await goTo(path);
    await pass(scriptTimeoutMs - 1000);
    expect(screen.queryByText(lateMessage)).toBeNull();
    await pass(2000);
    expect(screen.getByText(lateMessage)).toBeDefined();
  },
);

test("a page whose scripts arrive is shown at once", async () => {
  const { goTo, pass } = await openSite();
  await goTo("/ready");
  await pass(0);
  expect(screen.getByText("Ready")).toBeDefined();
});

test("a script that arrives stops the clock", async () => {
  expect(scriptTimeoutMs).toBe(120_000);
  await expect(withScriptTimeout(Promise.resolve("view"))).resolves.toBe("view");
  await expect(withScriptTimeout(Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(vi.getTimerCount()).toBe(0);
});
