import { withScriptTimeout } from "../start/script-timeout.ts";

/** A route, as far as it loads scripts: with its components and its loader, each split from the page's own script. */
export interface ScriptedRoute {
  readonly options: {
    component?: unknown;
    errorComponent?: unknown;
    notFoundComponent?: unknown;
    loader?: unknown;
  };
}

type Loader = (...input: readonly unknown[]) => unknown;
interface Preloadable {
  preload: () => Promise<unknown>;
}

/** Makes routes show their error page when their scripts do not arrive in time. Once per page: it changes the routes. */
export function limitRouteScripts(routes: Iterable<ScriptedRoute>): void {
  for (const { options } of routes) {
    limitPreload(options.component);
    limitPreload(options.errorComponent);
    limitPreload(options.notFoundComponent);
    const { loader } = options;
    if (isLoader(loader)) {
      options.loader = async (...input: readonly unknown[]) =>
        withScriptTimeout(Promise.resolve(loader(...input)));
    }
  }
}

/** The router calls `preload` of a component that is a script of its own, until it has come. */
function limitPreload(component: unknown): void {
  if (!isPreloadable(component)) return;
  const { preload } = component;
  component.preload = () => withScriptTimeout(preload());
}

function isPreloadable(component: unknown): component is Preloadable {
  return (
    typeof component === "function" &&
    "preload" in component &&
    typeof component.preload === "function"
  );
}

function isLoader(loader: unknown): loader is Loader {
  return typeof loader === "function";
}
