import { fork, type ChildProcess } from "node:child_process";
import type { PictureVariant } from "./picture-variants.ts";

/** Absolute paths. */
export interface ResizeTask extends Pick<PictureVariant, "width" | "format"> {
  source: string;
  target: string;
}

/** A part of a picture, in its own type. Absolute paths; pixels after EXIF rotation. */
export interface CropTask {
  source: string;
  target: string;
  region: PictureRegion;
}

export interface PictureRegion {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture as a square PNG, whole; absolute paths. */
export interface IconTask {
  source: string;
  target: string;
  /** Pixels of a side. */
  size: number;
  /** What is around it, as a CSS colour; null for nothing. */
  ground: string | null;
}

/** A picture, or a plain ground, under a drawing, as a JPEG; absolute paths. */
export interface CardTask {
  source: string | null;
  target: string;
  /** An SVG of exactly the card's size. */
  drawing: string;
  card: { width: number; height: number; ground: string };
}

export type EncodeTask = ResizeTask | CropTask | IconTask | CardTask;

const IDLE_MS = 10_000;

/** Resizes and crops pictures one after the other, in a process that exits when idle. */
export class PictureProcess {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** Resolves to whether the picture was made; never rejects. */
  encode(task: EncodeTask): Promise<boolean> {
    const made = this.#last.then(() => this.#run(task));
    this.#last = made;
    return made;
  }

  /** Ends the process for good and drops its work. */
  close(): void {
    this.#closed = true;
    this.#end();
  }

  async #run(task: EncodeTask): Promise<boolean> {
    if (this.#closed) return false;
    clearTimeout(this.#idle);
    const child = (this.#child ??= start());
    const made = await answerOf(child, task);
    if (!child.connected) this.#child = null;
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    return made;
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }
}

function start(): ChildProcess {
  // It gets no settings, since it needs none; and it is unreferenced: a waiting request has an open connection.
  const child = fork(workerUrl(), { execArgv: [], env: {}, stdio: "ignore" });
  child.unref();
  child.channel?.unref();
  // The exit event reports errors too.
  return child.on("error", () => undefined);
}

function answerOf(child: ChildProcess, task: EncodeTask): Promise<boolean> {
  return new Promise((resolve) => {
    const answered = (made: unknown) => settle(made === true);
    const ended = () => settle(false);
    const settle = (made: boolean) => {
      child.off("message", answered).off("disconnect", ended);
      resolve(made);
    };
    child.once("message", answered).once("disconnect", ended);
    child.send(task, (error) => {
      if (error) ended();
    });
  });
}

// From the sources the worker is TypeScript; in the build it is an entry of its own beside the program.
function workerUrl(): URL {
  const fromSource = import.meta.url.endsWith(".ts");
  return new URL(fromSource ? "./picture-worker.ts" : "./picture-worker.js", import.meta.url);
}
