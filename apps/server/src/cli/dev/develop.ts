import { once } from "node:events";
import { join, relative } from "node:path";
import type { Config } from "../../kernel/config/config.ts";
import { startVite } from "../../web/dev-vite.ts";
import { announce } from "../announce.ts";
import { prepareDataFolder } from "../data-folder.ts";
import { forPeople } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { waitForShutdownSignal } from "../shutdown-signal.ts";
import { ContractWriter } from "./contract-writer.ts";
import { effectOf } from "./edit-effect.ts";
import { FrontServer } from "./front-server.ts";
import { SharedDatabase } from "./shared-database.ts";
import { Reloader } from "./reloader.ts";
import type { Sources } from "./sources.ts";

const root = join(import.meta.dirname, "../../../../..");
const answeringMs = 5_000;
const closingMs = 15_000;

/** Exit status that asks `scripts/dev.mjs` for a new process. */
const restartStatus = 75;

/**
 * Serves the site from its sources until a shutdown signal. The embedded database, Vite and the port stay open while
 * apps are replaced.
 */
export async function develop(sources: Sources): Promise<void> {
  await runCommand((config) => serve(sources, config));
}

async function serve(sources: Sources, config: Config): Promise<void> {
  prepareDataFolder(config.dataDir);
  await using cleanup = new AsyncDisposableStack();
  const shared = await SharedDatabase.open(config);
  cleanup.defer(async () => shared?.close());
  const front = new FrontServer();
  const address = await front.listen(config.host, config.port);
  cleanup.defer(() => front.close(answeringMs));
  const vite = await startVite({ vite: sources.vite, config, server: front.http });
  cleanup.defer(async () => vite?.close());
  const reloader = new Reloader({
    sources,
    front,
    sharedResources: { shared, vite },
    onReloaded: (ms) => console.log(`  Reloaded in ${Math.round(ms)} ms`),
    onFailed: (error) => showFailure("reloaded", error),
  });
  cleanup.defer(async () => {
    await front.close(answeringMs);
    await reloader.close();
  });
  const ending = Promise.race([
    waitForShutdownSignal({ delayMs: 0, onStopping: () => forPeople.progress("Stopping …") }),
    untilParentIsGone(),
    untilRestart(sources, reloader),
  ]);
  await reloader.start();
  announce(config, address, forPeople);
  await ending;
  // Nothing may keep the process alive after shutdown.
  setTimeout(() => process.exit(), closingMs).unref();
}

/** Applies edits; resolves when one needs a new process. */
function untilRestart(sources: Sources, reloader: Reloader): Promise<void> {
  const contract = new ContractWriter();
  return new Promise((resolve) => {
    const restart = async (path: string) => {
      try {
        await sources.check(path);
      } catch (error) {
        return showFailure("restarted", error);
      }
      console.log(`  Restarting, since ${relative(root, path)} outlives reloads …`);
      process.exitCode = restartStatus;
      resolve();
    };
    sources.onEdit((path) => {
      const effect = effectOf(relative(root, path));
      if (effect === "contract") contract.request();
      if (effect === "reload") reloader.request();
      if (effect === "restart") void restart(path);
    });
  });
}

/** A killed parent cannot pass on Ctrl-C. */
async function untilParentIsGone(): Promise<void> {
  if (!process.connected) return new Promise(() => {});
  const gone = once(process, "disconnect");
  process.channel?.unref();
  await gone;
}

/** Prints the error and its location, without Vite's own stack frames. */
function showFailure(done: "reloaded" | "restarted", error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = text.split("\n").filter((line) => !line.includes("/vite/dist/"));
  console.error(`\n  Not ${done}; the last version goes on. ${lines.join("\n")}\n`);
}
