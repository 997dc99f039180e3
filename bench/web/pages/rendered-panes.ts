/** Records which panes of the back office React renders, through the hook that its developer tools use. */

export interface RenderedPanes {
  /** The paths of the panes in which a component rendered since the last call. */
  panes: () => string[];
}

declare global {
  interface Window {
    renderedPanes: RenderedPanes;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** The part of React's internal fiber that is read here. */
interface Fiber {
  flags: number;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** The flag of a fiber whose component rendered. */
const performedWork = 1;

const panes = new Set<string>();

window.renderedPanes = {
  panes: () => {
    const rendered = [...panes];
    panes.clear();
    return rendered;
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
  const path = typeof pane === "string" ? pane : within;
  if (path !== undefined && (fiber.flags & performedWork) !== 0) panes.add(path);
  // A subtree that React skipped keeps its children, whose flags are those of an earlier commit.
  if (fiber.alternate?.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) note(child, path);
}
