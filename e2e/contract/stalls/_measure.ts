/**
 * Loaded before the server's program, in its process: tells the test how long its event loop stood still, and how much
 * memory is in use.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const TICK_MS = 5;

const delay = monitorEventLoopDelay({ resolution: TICK_MS });
let busiestMs = 0;
let last = threadMs();

/** Processor time of this thread: other programs of the machine, and other threads of this one, do not count. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

setInterval(() => {
  const now = threadMs();
  busiestMs = Math.max(busiestMs, now - last);
  last = now;
}, TICK_MS).unref();

process.on("message", (question) => {
  if (question === "reset") {
    delay.reset();
    busiestMs = 0;
    last = threadMs();
    process.send?.({});
  } else if (question === "stall") {
    process.send?.({ delayMs: delay.max / 1e6, busiestMs });
  } else if (question === "memory") {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
    process.send?.({ heapBytes: process.memoryUsage().heapUsed });
  }
});
// The channel does not keep the process running.
process.channel?.unref();
delay.enable();
