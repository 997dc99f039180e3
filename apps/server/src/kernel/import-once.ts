/**
 * Imports a module at its first use, and never again: even of what is loaded, an import takes as long as sanitising a
 * short text.
 */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => (loaded ??= load());
}
