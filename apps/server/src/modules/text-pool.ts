import type { Piscina } from "piscina";
import type { TextTasks } from "../content/text-tasks.ts";
import { AppError } from "../kernel/app-error.ts";
import { importOnce } from "../kernel/import-once.ts";
import { messages } from "../kernel/messages/index.ts";

/**
 * Characters that are worked on at once: the most hostile ones take some 30 ms. Handing them over would take longer than
 * the work on an ordinary text of this length.
 */
const INLINE_CHARACTERS = 10_000;
/** Texts that may wait; each is bounded by the body of its operation. */
const MAX_WAITING = 16;
/** The longest text takes 2 s of a processor. */
const DEADLINE_MS = 20_000;
const IDLE_MS = 10_000;

let pool: Promise<Piscina> | null = null;
const tasksModule = importOnce(() => import("../content/text-tasks.ts"));
let running = 0;

/**
 * Sanitises, describes or indexes a text: a short one at once, a longer one and a file in a thread, one at a time, so
 * that no text stops the server.
 *
 * @throws AppError `UNAVAILABLE` when too many texts wait, or this one takes too long.
 */
export async function runTextTask<Name extends keyof TextTasks>(
  name: Name,
  input: Parameters<TextTasks[Name]>[0],
): Promise<ReturnType<TextTasks[Name]>> {
  if (isDoneAtOnce(input)) {
    const { textTasks } = await tasksModule();
    // A task takes the input of its own name.
    const task = textTasks[name] as (text: typeof input) => ReturnType<TextTasks[Name]>;
    return task(input);
  }
  if (running > MAX_WAITING) throw tooMany();
  running += 1;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const threads = await (pool ??= startPool());
    return await threads.run({ name, input }, { signal });
  } catch (error) {
    if (signal.aborted) throw tooMany(error);
    throw error;
  } finally {
    running -= 1;
  }
}

/** Whether a task needs no thread. A file does, however short: it may unpack to a thousand times its length. */
export function isDoneAtOnce(input: Parameters<TextTasks[keyof TextTasks]>[0]): boolean {
  const length = lengthOf(input);
  return length !== null && length <= INLINE_CHARACTERS;
}

/** All that the work depends on; null for a file. */
function lengthOf(input: Parameters<TextTasks[keyof TextTasks]>[0]): number | null {
  if (typeof input === "string") return input.length;
  if ("file" in input) return null;
  return input.title.length + input.summary.length + input.words.length + input.text.length;
}

async function startPool(): Promise<Piscina> {
  const { Piscina: Pool } = await import("piscina");
  return new Pool({
    filename: workerUrl().href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // It gets no settings, since it needs none.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}

// From the sources the worker is TypeScript; in the build it is an entry of its own beside the program.
function workerUrl(): URL {
  const fromSource = import.meta.url.endsWith(".ts");
  return new URL(fromSource ? "../content/text-worker.ts" : "./text-worker.js", import.meta.url);
}

function tooMany(cause?: unknown): AppError {
  return new AppError("UNAVAILABLE", messages.server.busy, { retryAfter: 5, cause });
}
