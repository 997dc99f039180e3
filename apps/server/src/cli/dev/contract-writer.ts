import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const openapiFolder = join(import.meta.dirname, "../../../../../openapi");

/** Regenerates the contract when its sources were edited, one run at a time. */
export class ContractWriter {
  #running: Promise<void> = Promise.resolve();
  #isDue = false;

  /** Debounced. What it writes counts as an edit in turn. */
  request(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#running = this.#running.then(() => {
      this.#isDue = false;
      return generate();
    });
  }
}

async function generate(): Promise<void> {
  const child = spawn(process.execPath, ["generate.ts"], {
    cwd: openapiFolder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const [code] = await once(child, "close");
  if (code === 0) console.log(`  ${output.trim()}`);
  // Ctrl-C ends both.
  else if (code !== null) console.error(`\n  The contract is as before: ${output.trim()}\n`);
}
