/** Runs programs for the workspace's commands: the pinned Node first on PATH, output printed or logged. */
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const bin = join(root, "node_modules/.bin");

/** The environment of every program: the workspace's own tools and its pinned Node come first; colours are for terminals. */
export function workspaceEnv(extra = {}) {
  const isPlain = !process.stdout.isTTY && process.env.FORCE_COLOR === undefined;
  return {
    ...process.env,
    ...(isPlain && { NO_COLOR: "1" }),
    PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
    ...extra,
  };
}

/** Stops the command with a message for people, and nothing else. */
export class CommandError extends Error {}

/**
 * Runs a program with its output in `.atrium/logs/<name>.log`, and prints how long it takes. When it fails, the log
 * is shown.
 */
export async function runLogged(title, name, command, args, options = {}) {
  const stop = showProgress(title);
  const { status, log } = await runToLog(name, [[command, args]], options);
  stop(status === 0);
  if (status !== 0) throw new CommandError(describeFailure(title, log));
}

/**
 * Runs programs one after another until one fails, with their output in `.atrium/logs/<name>.log`.
 *
 * @param {string} name
 * @param {[command: string, args: string[]][]} commands
 * @returns The exit status of the last one that ran, and the path of the log.
 */
export async function runToLog(name, commands, options = {}) {
  const log = join(root, ".atrium/logs", `${name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  const output = createWriteStream(log);
  let status = 0;
  for (const [command, args] of commands) {
    if (status !== 0) break;
    const child = spawnHere(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    const closed = new Promise((resolve) => child.once("close", resolve));
    status = await finished(child);
    await closed; // what it wrote last may arrive after it has ended
  }
  await new Promise((resolve) => output.end(resolve));
  return { status, log };
}

const SHOWN_LINES = 60;

/** The beginning and the end of a log, what to do, and where the whole log is. */
export function describeFailure(title, log, remedy) {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  const isLong = lines.length > SHOWN_LINES;
  const half = SHOWN_LINES / 2;
  const gap = `… ${lines.length - SHOWN_LINES} lines …`;
  const shown = isLong ? [...lines.slice(0, half), gap, ...lines.slice(-half)] : lines;
  const advice = remedy === undefined ? "" : ` ${remedy}`;
  return `${shown.join("\n")}\n\n${title} failed.${advice} The whole log is in ${relative(root, log)}.`;
}

/** Runs the body of a command; failures meant for people end it with their message alone. */
export async function runCommand(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof CommandError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Starts a program in the repository's folder. */
export function spawnHere(command, args, options = {}) {
  const { env, ...rest } = options;
  return spawn(command, args, { cwd: root, env: workspaceEnv(env), ...rest });
}

/** Passes on what asks this process to stop; who presses Ctrl-C asks both, and the program must bear being asked twice. */
export function forwardSignals(child) {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    const forward = () => child.kill(signal);
    process.on(signal, forward);
    child.once("exit", () => process.off(signal, forward));
  }
}

/**
 * Resolves to a program's exit status: 127 when it could not be started, and 128 plus the signal's number
 * when a signal ended it, as shells count.
 */
export function finished(child) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function showProgress(title) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const live = process.stdout.isTTY;
  process.stdout.write(live ? `  ${title} …` : `  ${title} …\n`);
  const timer = live
    ? setInterval(() => process.stdout.write(`\r  ${title} … ${seconds()} s`), 1000)
    : undefined;
  return (good) => {
    clearInterval(timer);
    process.stdout.write(`${live ? "\r" : ""}  ${good ? "✓" : "✗"} ${title} (${seconds()} s)   \n`);
  };
}
