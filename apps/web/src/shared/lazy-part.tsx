import { createStore, useStoreSelector } from "@atrium/hooks";
import { PanelState } from "@atrium/ui";
import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { useMessages } from "./messages.ts";
import { loadOnce } from "../start/load-once.ts";
import { withScriptTimeout } from "../start/script-timeout.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * A part of a page that not everybody opens, such as a form in a sheet: loaded when the page is idle, or when it is
 * first rendered. One that cannot be loaded, such as offline, says so and is loaded again on demand, or when the connection
 * returns; the page around it stays as it is.
 *
 * React's own `lazy` would show the fallback even for a part that is already loaded, and then hold it for 300 ms.
 *
 * @param fallback Shown while it loads; nothing by default.
 * @param options.ahead Whether it is loaded when the page is idle; a part that hardly anybody opens is not.
 * @example const UserSheet = lazyPart(async () => (await import("./user-sheet.tsx")).UserSheet);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  { ahead = true }: { ahead?: boolean } = {},
): ComponentType<Props> {
  const loaded = createStore<{ Part?: ComponentType<Props> }>({});
  // Once: `load` may return another part at each call, and what is shown already would lose its state.
  const begin = loadOnce(async () => loaded.set({ Part: await withScriptTimeout(load()) }));
  if (ahead) whenIdle(() => void begin().catch(() => undefined));
  return function LazyPart(props: Props) {
    const { Part } = useStoreSelector(loaded, (state) => state);
    const [attempt, setAttempt] = useState(1);
    const [failedAttempt, setFailedAttempt] = useState(0);
    const isMissing = Part === undefined;
    useEffect(() => {
      if (isMissing) begin().catch(() => setFailedAttempt(attempt));
    }, [isMissing, attempt]);
    if (Part !== undefined) return createElement(Part, props);
    if (failedAttempt < attempt) return fallback;
    return <PartFailure isOverlay={fallback === null} onRetry={() => setAttempt(attempt + 1)} />;
  };
}

interface PartFailureProps {
  /** Most parts without a fallback are dialogs and sheets: over the page, where they would have been. */
  isOverlay: boolean;
  onRetry: () => void;
}

/** Shown instead of a part that could not be loaded. */
function PartFailure({ isOverlay, onRetry }: PartFailureProps) {
  const { shell } = useMessages();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const whenOnline = () => retry();
    window.addEventListener("online", whenOnline);
    return () => window.removeEventListener("online", whenOnline);
  }, []);
  return (
    <PanelState
      state={{ status: "failed", message: shell.chunkFailedText, onRetry }}
      className={
        isOverlay
          ? "fixed right-4 bottom-4 z-60 max-w-88 rounded-lg border border-border bg-popover shadow-md"
          : "rounded-lg border border-border bg-card"
      }
    />
  );
}
