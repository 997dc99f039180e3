/** Notes which panes of the back office React draws, from the same signs that its developer tools read. */

/** What the page gets for a run. */
export interface Drawn {
  /** Addresses of the panes in which a component ran since the last question. */
  panes: () => string[];
}

declare global {
  interface Window {
    drawn: Drawn;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** What is read of React's own record of a part of the page. */
interface Fiber {
  flags: number;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** The flag of a component that ran. */
const performedWork = 1;

const panes = new Set<string>();

window.drawn = {
  panes: () => {
    const noted = [...panes];
    panes.clear();
    return noted;
  },
};

window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
  onCommitFiberRoot: (_id: number, root: { current: Fiber }) => note(root.current, undefined),
};

function note(fiber: Fiber, within: string | undefined): void {
  const pane = fiber.memoizedProps?.["data-pane"];
  const place = typeof pane === "string" ? pane : within;
  if (place !== undefined && (fiber.flags & performedWork) !== 0) panes.add(place);
  // What React has left alone keeps its children, whose flags tell of an earlier commit.
  if (fiber.alternate?.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) note(child, place);
}
