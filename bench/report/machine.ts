import { availableParallelism, cpus, loadavg, totalmem } from "node:os";

/** The kind of machine a run was made on, in one line, without its name. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${process.platform} ${process.arch}, ${availableParallelism()} cores (${model}), ${memory} GB, Node ${process.version}`;
}

/** How busy the machine is: the mean number of runnable processes of the last minute. */
export function machineLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
