import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { scriptTimeoutMs } from "../start/load-scripts.ts";
import { lazyPart } from "./lazy-part.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Sheet = ({ title }: { title: string }) => <h2>{title}</h2>;

test("a part that is already loaded renders immediately", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<typeof Sheet>>(async () => Sheet);
  const Part = lazyPart(load, "waiting");
  expect(load).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(load).toHaveBeenCalledTimes(1);
  const { container } = render(<Part title="New user" />);
  expect(container.textContent).toBe("New user");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that is loading shows the fallback, then renders with its current props", async () => {
  let arrive: (part: typeof Sheet) => void = () => undefined;
  const arriving = new Promise<typeof Sheet>((resolve) => (arrive = resolve));
  const Part = lazyPart(() => arriving, "waiting");
  const { container, rerender } = render(<Part title="New user" />);
  expect(container.textContent).toBe("waiting");
  arrive(Sheet);
  await screen.findByText("New user");
  rerender(<Part title="Changed" />);
  expect(container.textContent).toBe("Changed");
});

test("a part that is shown keeps its state when the page comes to rest", async () => {
  vi.useFakeTimers();
  const Part = lazyPart(async () => () => {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  });
  render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(1));
  fireEvent.click(screen.getByRole("button"));
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole("button").textContent).toBe("1");
});

/** A part whose first load fails. */
function failingOnce() {
  const load = vi.fn<() => Promise<typeof Sheet>>();
  load.mockRejectedValueOnce(new Error("The script did not arrive")).mockResolvedValue(Sheet);
  return lazyPart(load);
}

test("a part that failed to load says so in its place and is loaded again on demand", async () => {
  const Part = failingOnce();
  const { container } = render(
    <main>
      The page
      <Part title="New user" />
    </main>,
  );
  const notice = await screen.findByRole("status");
  expect(notice.textContent).toContain("did not load");
  expect(container.textContent).toContain("The page");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("New user");
  expect(screen.queryByRole("status")).toBeNull();
});

test("a part that has not arrived in 120 seconds says so", async () => {
  vi.useFakeTimers();
  const Part = lazyPart<object>(() => new Promise(() => undefined), "waiting", { ahead: false });
  const { container } = render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(scriptTimeoutMs - 1000));
  expect(container.textContent).toBe("waiting");
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toContain("did not load");
});

test("a part that failed to load is loaded again when the connection returns", async () => {
  const Part = failingOnce();
  render(<Part title="New user" />);
  await screen.findByRole("status");
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("New user")).toBeDefined();
});

test("a part that failed to load is loaded again the next time it is shown", async () => {
  const Part = failingOnce();
  const first = render(<Part title="New user" />);
  await screen.findByRole("status");
  first.unmount();
  render(<Part title="New user" />);
  expect(await screen.findByText("New user")).toBeDefined();
});
