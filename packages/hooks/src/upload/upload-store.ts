import { defaultMessages, type Messages } from "../messages.ts";
import type { NoticesPort } from "../ports/notices.ts";
import { createStore, type ReadableStore, type Store } from "../store/create-store.ts";
import { failureNotice } from "./failure-notice.ts";
import { defaultFileLimit, type FileRules } from "./file-rules.ts";
import {
  uploadedFiles,
  uploadReducer,
  type UploadedFile,
  type UploadEvent,
  type UploadState,
} from "./upload-state.ts";
import { validateFiles, type FileProblem } from "./validate-files.ts";

/**
 * Sends one file, without a notice on failure: the store shows it. An empty `url` counts as a failure. `onProgress`
 * accepts a percentage, 0 to 100. See `uploadWith`.
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
 * The options of an upload field.
 *
 * @example
 * const options: UploadOptions = { rules: { kind: "img", limit: 9 }, upload: sendFile, notices };
 */
export interface UploadOptions {
  readonly rules: FileRules;
  readonly upload: UploadCall;
  readonly notices: NoticesPort;
  readonly messages?: Messages;
  /** Files that are uploaded already; those of an image field are `filesOf(field)`. */
  readonly initial?: readonly UploadedFile[];
  /** Called when files are chosen, before they are validated: what was said of earlier ones is over. */
  readonly onChoose?: () => void;
  /** Called with the uploaded files whenever they, or their order, change. */
  readonly onChange?: (files: readonly UploadedFile[]) => void;
  /** How many are sent at once; 3 by default. */
  readonly concurrency?: number;
}

/**
 * The files of one upload field and their actions.
 *
 * @example
 * const replaceFirst = (store: UploadStore) => {
 *   for (const { uid } of store.get().items.slice(0, 1)) store.remove(uid);
 *   return store.add(files);
 * };
 */
export interface UploadStore extends ReadableStore<UploadState> {
  readonly rules: FileRules;
  /** Validates files and sends the valid ones, in order. Shows and returns the problems. */
  add(files: readonly File[]): readonly FileProblem[];
  /** Adds files that are uploaded already, such as from a media library, as far as the limit allows. */
  addUploaded(files: readonly UploadedFile[]): void;
  /** Retries a failed file, at its position in the list. Problems as with `add`. */
  retry(uid: string): readonly FileProblem[];
  /** Aborts an upload; the file leaves the list without a notice. */
  cancel(uid: string): void;
  /** Removes a file from the list with a notice; a failed one without. */
  remove(uid: string): void;
  /** Moves a file to another index of the list. */
  move(uid: string, to: number): void;
  /** Aborts running uploads and discards failed ones. */
  dispose(): void;
}

/**
 * Creates the store of an upload field. Dispose of it with its form.
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
    this.#options.onChoose?.();
    const { accepted, problems } = this.#check(files);
    const chosen = accepted.map((file) => ({ uid: this.#nextUid(), name: file.name, file }));
    for (const { uid, file } of chosen) this.#files.set(uid, file);
    this.#dispatch({ type: "chosen", files: chosen });
    this.#sendNext();
    return problems;
  }

  addUploaded(files: readonly UploadedFile[]): void {
    this.#options.onChoose?.();
    const room = Math.max(0, (this.rules.limit ?? defaultFileLimit) - this.get().items.length);
    const added = files
      .slice(0, room)
      .map(({ name, url }) => ({ uid: this.#nextUid(), name, url }));
    if (added.length > 0) this.#dispatch({ type: "added", files: added });
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
    // A problem of several files shows one notice.
    const unique = new Map(checked.problems.map((problem) => [problem.message, problem]));
    for (const { severity, message } of unique.values()) this.#options.notices[severity](message);
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
      if (!url) throw new Error("The upload returned no URL");
      this.#end(signal, { type: "succeeded", uid, url });
    } catch (error) {
      this.#end(signal, { type: "failed", uid, error });
    }
    this.#sendNext();
  }

  /** Cancelling is not a failure, and the response of a cancelled upload is ignored. */
  #end(signal: AbortSignal, event: UploadEvent & { type: "succeeded" | "failed" }): void {
    if (signal.aborted) return;
    this.#running.delete(event.uid);
    const file = this.#files.get(event.uid);
    this.#dispatch(event);
    if (event.type === "succeeded") {
      this.#files.delete(event.uid);
      return;
    }
    const sentence = failureNotice(event.error, this.#messages, file?.name);
    if (sentence !== undefined) this.#options.notices.error(sentence);
  }

  #discard(uid: string): void {
    this.#running.get(uid)?.abort();
    this.#running.delete(uid);
    this.#files.delete(uid);
    this.#dispatch({ type: "removed", uid });
    this.#sendNext();
  }

  /** Applies an event, and reports when the uploaded files or their order change. */
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
