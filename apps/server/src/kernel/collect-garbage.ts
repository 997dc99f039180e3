import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees what only the start needed: the engine would keep it until it next runs short of memory. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function")
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
