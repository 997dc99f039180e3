import { Skeleton } from "@atrium/ui";
import { lazyPart } from "./lazy-part.tsx";

const load = async () => (await import("./rich-editor.tsx")).RichEditor;

/** The editor of rich text, the largest part of all: the fields around it come before it. */
export const LazyRichEditor = lazyPart(load, <Skeleton className="h-96" />);

const idleTimeoutMs = 500;

/** Waits until the editor of rich text had the time to show itself; where it cannot be loaded, for nothing. */
export async function richEditorShown(): Promise<void> {
  await load().catch(() => undefined);
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in globalThis)) setTimeout(resolve, 50);
    else requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
  });
}
