import { cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

afterEach(cleanup);

/** Shown when a lazy part fails to load. */
class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

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

test("a part that failed to load is retried the next time it is shown", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Sheet>>();
  load.mockRejectedValueOnce(new Error("The script did not arrive")).mockResolvedValue(Sheet);
  const Part = lazyPart(load);
  const first = render(
    <Boundary>
      <Part title="New user" />
    </Boundary>,
  );
  await screen.findByText("The script did not arrive");
  first.unmount();
  render(
    <Boundary>
      <Part title="New user" />
    </Boundary>,
  );
  await screen.findByText("New user");
  expect(load).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
