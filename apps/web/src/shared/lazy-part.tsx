import { createStore, useStoreSelector } from "@atrium/hooks";
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * A part of a page that not everybody opens, such as a form in a sheet: loaded when the page is idle, or when it is
 * first rendered. A failed load is retried the next time.
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
  // The browser caches a loaded module, and retries after a failure.
  const begin = async () => loaded.set({ Part: await load() });
  if (ahead) whenIdle(() => void begin().catch(() => undefined));
  return function LazyPart(props: Props) {
    const { Part } = useStoreSelector(loaded, (state) => state);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const isMissing = Part === undefined;
    useEffect(() => {
      if (isMissing) begin().catch((error: unknown) => setFailure({ error }));
    }, [isMissing]);
    if (failure !== undefined) throw failure.error;
    return Part === undefined ? fallback : createElement(Part, props);
  };
}
