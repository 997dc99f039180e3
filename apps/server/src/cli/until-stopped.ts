// More than the longest query may take, less than the half minute that most supervisors grant.
const patienceMs = 25_000;
const sameKeyPressMs = 1_000;

/**
 * Waits for Ctrl-C or a request to end. Then the server has some seconds to finish what it has taken; a second Ctrl-C ends it at once.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let askedAt = 0;
    const stop = () => {
      if (askedAt === 0) {
        askedAt = Date.now();
        console.log("  Stopping …");
        setTimeout(() => process.exit(1), patienceMs).unref();
        resolve();
      } else if (Date.now() - askedAt > sameKeyPressMs) {
        // One key press may arrive twice: from the terminal, and passed on by the program that started us.
        process.exit(1);
      }
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  });
}
