import { defaultMessages, type Messages } from "../messages.ts";
import type { NoticesPort } from "../ports/notices.ts";
import { createStore, type ReadableStore, type Store } from "../store/create-store.ts";
import { failureNotice } from "./failure-notice.ts";
import type { FileRules } from "./file-rules.ts";
import {
  uploadedFiles,
  uploadReducer,
  type UploadedFile,
  type UploadEvent,
  type UploadState,
} from "./upload-state.ts";
import { validateFiles, type FileProblem } from "./validate-files.ts";

/**
 * Sends one file, and says nothing to people when that fails: the store does, once. An empty `url` counts as a
 * failure. `onProgress` takes a percentage, 0 to 100. See `uploadWith`.
 *
 * @example
 * const send: UploadCall = async (file, { signal }) => {
 *   const reply = await fetch("/files", { method: "POST", body: file, signal });
 *   return { url: await reply.text() };
 * };
 */
export type UploadCall = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percentage: number) => void },
) => Promise<{ url: string }>;

/**
 * How files are uploaded.
 *
 * @example
 * const options: UploadOptions = { rules: { kind: "img", limit: 9 }, upload: sendFile, notices };
 */
export interface UploadOptions {
  readonly rules: FileRules;
  readonly upload: UploadCall;
  readonly notices: NoticesPort;
  readonly messages?: Messages;
  /** Files that are there already; those of an image field are `filesOf(field)`. */
  readonly initial?: readonly UploadedFile[];
  /** Called with the files that are there whenever they, or their order, change. */
  readonly onChange?: (files: readonly UploadedFile[]) => void;
  /** How many are sent at the same time; 3 by default. */
  readonly concurrency?: number;
}

/**
 * The files of one upload field, and what can be done with them.
 *
 * @example
 * const replaceFirst = (store: UploadStore) => {
 *   for (const { uid } of store.get().items.slice(0, 1)) store.remove(uid);
 *   return store.add(files);
 * };
 */
export interface UploadStore extends ReadableStore<UploadState> {
  readonly rules: FileRules;
  /** Checks files and sends the right ones, in order. Problems are shown, and returned. */
  add(files: readonly File[]): readonly FileProblem[];
  /** Sends a failed file again; it comes back to its place in the list. Problems as with `add`. */
  retry(uid: string): readonly FileProblem[];
  /** Stops an upload; the file leaves the list without a word. */
  cancel(uid: string): void;
  /** Takes a file out of the list and says so; a failed one is forgotten without a word. */
  remove(uid: string): void;
  /** Puts a file at another place of the list, counted from 0. */
  move(uid: string, to: number): void;
  /** Stops everything under way and forgets what failed. */
  dispose(): void;
}

/**
 * Makes the store of an upload field. It lives as long as whoever keeps it: dispose of it when its form goes.
 *
 * @example
 * const upload = createUpload({ rules: { kind: "file", maxSizeMb: 20 }, upload: sendFile, notices });
 */
export function createUpload(options: UploadOptions): UploadStore {
  return new FileUpload(options);
}

class FileUpload implements UploadStore {
  readonly rules: FileRules;
  readonly #options: UploadOptions;
  readonly #messages: Messages;
  readonly #state: Store<UploadState>;
  /** Those under way or failed. */
  readonly #files = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();
  #count = 0;

  readonly get = () => this.#state.get();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  constructor(options: UploadOptions) {
    this.rules = options.rules;
    this.#options = options;
    this.#messages = options.messages ?? defaultMessages;
    this.#state = createStore<UploadState>({
      items: (options.initial ?? []).map(({ name, url }) => {
        return { uid: this.#nextUid(), name, url, status: "success", progress: 100 };
      }),
      failed: [],
    });
  }

  add(files: readonly File[]): readonly FileProblem[] {
    const { accepted, problems } = this.#check(files);
    const chosen = accepted.map((file) => ({ uid: this.#nextUid(), name: file.name, file }));
    for (const { uid, file } of chosen) this.#files.set(uid, file);
    this.#dispatch({ type: "chosen", files: chosen });
    this.#sendNext();
    return problems;
  }

  retry(uid: string): readonly FileProblem[] {
    const hasFailed = this.get().failed.some((one) => one.uid === uid);
    const file = hasFailed ? this.#files.get(uid) : undefined;
    if (file === undefined) return [];
    const { accepted, problems } = this.#check([file]);
    if (accepted.length > 0) this.#dispatch({ type: "retried", uid });
    this.#sendNext();
    return problems;
  }

  cancel(uid: string): void {
    if (this.#find(uid)?.status !== "success") this.#discard(uid);
  }

  remove(uid: string): void {
    const item = this.#find(uid);
    this.#discard(uid);
    if (item !== undefined) this.#options.notices.success(this.#messages.fileDeleted());
  }

  move(uid: string, to: number): void {
    this.#dispatch({ type: "moved", uid, to });
  }

  dispose(): void {
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
    this.#files.clear();
    this.#dispatch({ type: "stopped" });
  }

  #check(files: readonly File[]) {
    const present = this.get().items.length;
    const checked = validateFiles(files, this.rules, present, this.#messages);
    // What is wrong with several files is said once.
    const said = new Map(checked.problems.map((problem) => [problem.message, problem]));
    for (const { severity, message } of said.values()) this.#options.notices[severity](message);
    return checked;
  }

  #sendNext(): void {
    while (this.#running.size < (this.#options.concurrency ?? 3)) {
      const next = this.get().items.find((item) => item.status === "checked");
      const file = next && this.#files.get(next.uid);
      if (next === undefined || file === undefined) return;
      void this.#send(next.uid, file);
    }
  }

  async #send(uid: string, file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(uid, controller);
    this.#dispatch({ type: "started", uid });
    const onProgress = (percentage: number) => {
      if (!signal.aborted) this.#dispatch({ type: "progressed", uid, percentage });
    };
    try {
      const { url } = await this.#options.upload(file, { signal, onProgress });
      if (!url) throw new Error("The upload answered without an address");
      this.#end(signal, { type: "succeeded", uid, url });
    } catch (error) {
      this.#end(signal, { type: "failed", uid, error });
    }
    this.#sendNext();
  }

  /** Cancelling is no failure, and whatever a cancelled upload answers is too late. */
  #end(signal: AbortSignal, event: UploadEvent & { type: "succeeded" | "failed" }): void {
    if (signal.aborted) return;
    this.#running.delete(event.uid);
    this.#dispatch(event);
    if (event.type === "succeeded") {
      this.#files.delete(event.uid);
      return;
    }
    const sentence = failureNotice(event.error, this.#messages);
    if (sentence !== undefined) this.#options.notices.error(sentence);
  }

  #discard(uid: string): void {
    this.#running.get(uid)?.abort();
    this.#running.delete(uid);
    this.#files.delete(uid);
    this.#dispatch({ type: "removed", uid });
    this.#sendNext();
  }

  /** Applies an event, and reports when the files that are there are others or in another order. */
  #dispatch(event: UploadEvent): void {
    const before = urlsOf(this.get());
    this.#state.set((state) => uploadReducer(state, event));
    if (urlsOf(this.get()) !== before) this.#options.onChange?.(uploadedFiles(this.get()));
  }

  #find(uid: string) {
    return this.get().items.find((item) => item.uid === uid);
  }

  #nextUid(): string {
    this.#count += 1;
    return `upload-${this.#count}`;
  }
}

function urlsOf(state: UploadState): string {
  return JSON.stringify(uploadedFiles(state));
}
