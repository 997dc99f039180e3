import { defaultMessages, type Messages } from "../messages.ts";
import type { NoticesPort } from "../ports/notices.ts";
import { createStore, type ReadableStore, type Store } from "../store/create-store.ts";
import type { FileRules } from "./file-rules.ts";
import { validateFiles, type FileProblem } from "./validate-files.ts";

/** A file on its way, or there. */
export interface UploadItem {
  readonly uid: string;
  readonly name: string;
  /** `checked`: found right and waiting its turn. A failed upload is no longer in the list. */
  readonly status: "checked" | "uploading" | "success";
  /** 0 to 100. */
  readonly progress: number;
  /** The file's address, once it is there. */
  readonly url: string | undefined;
}

/** Sends one file. An empty `url` counts as a failure. */
export type UploadCall = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percentage: number) => void },
) => Promise<{ url: string }>;

/** How files are uploaded. */
export interface UploadOptions {
  readonly rules: FileRules;
  readonly upload: UploadCall;
  readonly notices: NoticesPort;
  readonly messages?: Messages;
  /** Files that are there already. */
  readonly initial?: readonly { readonly name: string; readonly url: string }[];
  /** Called with the files that are there whenever there is one more or one less. */
  readonly onChange?: (files: readonly { name: string; url: string }[]) => void;
  /** How many are sent at the same time; 3 by default. */
  readonly parallel?: number;
}

/** The files of one upload field. */
export interface UploadStore extends ReadableStore<readonly UploadItem[]> {
  readonly rules: FileRules;
  /** Checks files and sends the right ones, in order. Problems are shown, and returned. */
  add(files: readonly File[]): readonly FileProblem[];
  /** Stops an upload; the file leaves the list without a word. */
  cancel(uid: string): void;
  /** Takes a file out of the list and says so. */
  remove(uid: string): void;
  /** Stops everything under way. */
  dispose(): void;
}

/**
 * Makes the store of an upload field.
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
  readonly #items: Store<readonly UploadItem[]>;
  readonly #waiting: { uid: string; file: File }[] = [];
  readonly #running = new Map<string, AbortController>();
  #count = 0;

  readonly get = () => this.#items.get();
  readonly subscribe = (listener: () => void) => this.#items.subscribe(listener);

  constructor(options: UploadOptions) {
    this.rules = options.rules;
    this.#options = options;
    this.#messages = options.messages ?? defaultMessages;
    this.#items = createStore<readonly UploadItem[]>(
      (options.initial ?? []).map(({ name, url }) => ({
        uid: this.#nextUid(),
        name,
        url,
        status: "success",
        progress: 100,
      })),
    );
  }

  add(files: readonly File[]): readonly FileProblem[] {
    const present = this.get().length;
    const { accepted, problems } = validateFiles(files, this.rules, present, this.#messages);
    for (const { severity, message } of problems) this.#options.notices[severity](message);
    const chosen = accepted.map((file) => ({ uid: this.#nextUid(), file }));
    this.#items.set((items) => [
      ...items,
      ...chosen.map(({ uid, file }): UploadItem => {
        return { uid, name: file.name, url: undefined, status: "checked", progress: 0 };
      }),
    ]);
    this.#waiting.push(...chosen);
    this.#sendNext();
    return problems;
  }

  cancel(uid: string): void {
    if (this.#find(uid)?.status !== "success") this.#drop(uid);
  }

  remove(uid: string): void {
    const item = this.#find(uid);
    if (item === undefined) return;
    this.#drop(uid);
    this.#options.notices.success(this.#messages.fileDeleted());
    if (item.status === "success") this.#reportChange();
  }

  dispose(): void {
    this.#waiting.length = 0;
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
    this.#items.set((items) => items.filter((item) => item.status === "success"));
  }

  #sendNext(): void {
    while (this.#running.size < (this.#options.parallel ?? 3)) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      void this.#send(next.uid, next.file);
    }
  }

  async #send(uid: string, file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(uid, controller);
    this.#update(uid, { status: "uploading" });
    try {
      const onProgress = (percentage: number) => {
        if (!signal.aborted)
          this.#update(uid, { progress: Math.min(100, Math.max(0, percentage)) });
      };
      const { url } = await this.#options.upload(file, { signal, onProgress });
      if (signal.aborted) return;
      if (!url) throw new Error("The upload answered without an address");
      this.#running.delete(uid);
      this.#update(uid, { status: "success", progress: 100, url });
      this.#reportChange();
    } catch {
      // Cancelling is no failure; what went wrong otherwise is the upload port's to report in detail.
      if (signal.aborted) return;
      this.#drop(uid);
      this.#options.notices.error(this.#messages.uploadFailed());
    } finally {
      this.#sendNext();
    }
  }

  #drop(uid: string): void {
    this.#running.get(uid)?.abort();
    this.#running.delete(uid);
    const at = this.#waiting.findIndex((one) => one.uid === uid);
    if (at !== -1) this.#waiting.splice(at, 1);
    this.#items.set((items) => items.filter((item) => item.uid !== uid));
    this.#sendNext();
  }

  #update(uid: string, changes: Partial<UploadItem>): void {
    this.#items.set((items) =>
      items.map((item) => (item.uid === uid ? { ...item, ...changes } : item)),
    );
  }

  #reportChange(): void {
    const files = this.get().flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }]));
    this.#options.onChange?.(files);
  }

  #find(uid: string): UploadItem | undefined {
    return this.get().find((item) => item.uid === uid);
  }

  #nextUid(): string {
    this.#count += 1;
    return `upload-${this.#count}`;
  }
}
