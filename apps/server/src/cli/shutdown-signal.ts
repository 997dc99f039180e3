// Longer than the longest query, shorter than the 30 seconds that most supervisors grant.
const shutdownTimeoutMs = 25_000;
const sameKeyPressMs = 1_000;

/**
 * Resolves on SIGINT or SIGTERM. The server then has some seconds to drain; a second Ctrl-C exits at once.
 */
export function waitForShutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    let askedAt = 0;
    const stop = () => {
      if (askedAt === 0) {
        askedAt = Date.now();
        console.log("  Stopping …");
        setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
        resolve();
      } else if (Date.now() - askedAt > sameKeyPressMs) {
        // One key press may arrive twice: from the terminal, and from the parent process.
        process.exit(1);
      }
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  });
}
