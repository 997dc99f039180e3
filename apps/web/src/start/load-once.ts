/**
 * Loads a module, or something made of one, at the first call and hands out the same promise afterwards. Whoever awaits it
 * goes on within the same task, whereas browsers fulfil an `import()` in a task of its own, be the module there or not: a
 * frame may be drawn before. One that failed to load is asked for again.
 *
 * @example const loadGuard = loadOnce(() => import("./guard-admin.ts"));
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
