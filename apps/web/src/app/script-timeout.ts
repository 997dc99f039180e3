/** How long a page waits for a script (specification section 9). */
export const scriptTimeoutMs = 120_000;

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

/** Waits for a script no longer than the time-out: an import cannot be given up, but waiting for it can. */
export async function withScriptTimeout<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error("The script did not arrive in time");
    timer = setTimeout(() => reject(error), scriptTimeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
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
