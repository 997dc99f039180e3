import { setTimeout as wait } from "node:timers/promises";

// Longer than the longest query.
const drainMs = 25_000;
const sameKeyPressMs = 1_000;

export interface ShutdownOptions {
  /** Called at the first signal. */
  onStopping: () => void;
  /** Milliseconds to go on after a supervisor's SIGTERM, until balancers have noticed. */
  delayMs: number;
}

/**
 * Resolves when the server should drain: at once on SIGINT, after a delay on SIGTERM. It then has some seconds; a second
 * signal exits at once.
 */
export async function waitForShutdownSignal({
  onStopping,
  delayMs,
}: ShutdownOptions): Promise<void> {
  const signal = await nextSignal();
  const askedAt = Date.now();
  // One key press may arrive twice: from the terminal, and from the parent process.
  onSignal(() => {
    if (Date.now() - askedAt > sameKeyPressMs) process.exit(1);
  });
  onStopping();
  if (signal === "SIGTERM") await wait(delayMs);
  setTimeout(() => process.exit(1), drainMs).unref();
}

function nextSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    onSignal(resolve);
  });
}

function onSignal(listener: (signal: NodeJS.Signals) => void): void {
  process.on("SIGINT", listener);
  process.on("SIGTERM", listener);
}
