import { lazy, type ComponentType } from "react";
import type { Feature, FirstQueries, View, ViewLoader } from "../shared/feature.ts";
import { setInstalledViews } from "../shared/installed-views.ts";
import { withScriptTimeout } from "../start/script-timeout.ts";

const manifests = import.meta.glob<{ feature: Feature }>("../features/*/feature.ts", {
  eager: true,
});

const loaders: ReadonlyMap<string, ViewLoader> = new Map(
  Object.values(manifests).flatMap(({ feature }) => Object.entries(feature.views)),
);

setInstalledViews([...loaders.keys()]);

const loaded = new Map<string, View>();
const shown = new Map<string, ComponentType>();

/** The names of all views that are installed. */
export function viewNames(): readonly string[] {
  return [...loaders.keys()];
}

/**
 * The component of a view, loaded when first rendered unless it was preloaded; undefined when it is not installed.
 * Stable until `forgetView`.
 */
export function viewOf(name: string): ComponentType | undefined {
  const known = shown.get(name);
  const load = loaders.get(name);
  if (known !== undefined || load === undefined) return known;
  // React holds what waits for a lazy component for 300 ms, be it loaded by then.
  const view = loaded.get(name) ?? lazy(async () => ({ default: await withScriptTimeout(load()) }));
  shown.set(name, view);
  return view;
}

/** Forgets a view that failed to load: React would remember the failure for ever. */
export function forgetView(name: string): void {
  shown.delete(name);
}

/** Preloads a view's script; an error surfaces when the view is rendered. */
export async function preloadView(name: string): Promise<void> {
  const load = loaders.get(name);
  if (load === undefined || loaded.has(name)) return;
  await load().then(
    (view) => loaded.set(name, view),
    () => undefined,
  );
}

/** What a loaded view asks for first; undefined for one that is not loaded, or does not say. */
export function firstQueriesOf(name: string): FirstQueries | undefined {
  return loaded.get(name)?.firstQueries;
}
