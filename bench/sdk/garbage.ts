import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/** Collects garbage now: everything, or only what is young. */
export const collectGarbage = runInNewContext("gc") as (options?: { type: "minor" }) => void;
