/** Programs in a worker of their own. */
import type { Outcome } from "./run-program.ts";

/** A program that runs. */
export interface Run {
  /** What became of it. Never rejects. */
  outcome: Promise<Outcome>;
  /** Ends it now. */
  stop: () => void;
}

const TIMEOUT_MS = 10_000;

/** Starts a program, which has ten seconds. The SDK and the fake are loaded with the first one. */
export function startProgram(code: string): Run {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const end = (outcome: Outcome) => {
    clearTimeout(timer);
    worker.terminate();
    resolve(outcome);
  };
  const fail = (failure: string) => end({ output: [], failure, calls: [] });
  const timer = setTimeout(
    () => fail("The program ran for ten seconds and was ended."),
    TIMEOUT_MS,
  );
  worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => end(data));
  worker.addEventListener("error", () => fail("The program could not be run in this browser."));
  worker.postMessage(code);
  return { outcome: promise, stop: () => fail("The program was stopped.") };
}
