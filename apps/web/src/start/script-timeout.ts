import { scriptTimeoutMs } from "./load-scripts.ts";

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
