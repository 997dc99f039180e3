import { createStore, type Clock, type ReadableStore, type Store } from "@atrium/hooks";
import { isApiError } from "@atrium/sdk";
import type { SideChoices } from "../../shared/form/field-choices.tsx";
import { readRefusal } from "../../shared/form/server-errors.ts";
import { changesOf, draftFields, draftOf, type ArticleDraft } from "./article-draft.ts";
import { draftErrors, type DraftErrors } from "./draft-errors.ts";
import { mergeDrafts, settle, type DraftMerge } from "./merge-drafts.ts";
import {
  canSave,
  isDirty,
  saveReducer,
  untouched,
  type SaveEvent,
  type SaveState,
} from "./save-machine.ts";
import type { Article } from "../../queries/articles.ts";

/** What the store of a draft sees and shows. */
export interface DraftState {
  readonly draft: ArticleDraft;
  readonly save: SaveState;
  readonly errors: DraftErrors;
  /** What concerns no field. */
  readonly problems: readonly string[];
  /** Grows with every attempt that failed at something people can put right. */
  readonly attempt: number;
  /** Somebody else's newer article, while a conflict is open. */
  readonly conflict: { readonly theirs: Article; readonly merge: DraftMerge } | undefined;
}

/** The calls a draft makes. */
export interface DraftApi {
  update(
    body: Partial<ArticleDraft> & { id: string; version: number; autosave: boolean },
  ): Promise<{ version: number }>;
  get(id: string): Promise<Article>;
}

/** What a draft is made of. */
export interface DraftOptions {
  readonly article: Article;
  readonly api: DraftApi;
  readonly clock: Clock;
  readonly messages: { typeRequired: string };
  /** Something unsaved came about, or is saved. */
  readonly onDirtyChange: (dirty: boolean) => void;
  /** The server has a new version. */
  readonly onSaved: () => void;
}

const pauseMs = 3_000;
const retryMs = 20_000;

/** An article being written. It lives as long as the tab, shown or hidden, and saves by itself after a pause. */
export class DraftStore implements ReadableStore<DraftState> {
  readonly #options: DraftOptions;
  readonly #state: Store<DraftState>;
  #base: ArticleDraft;
  #version: number;
  #cancelTimer: () => void = () => undefined;
  #running: Promise<boolean> | undefined;
  #settledCount = 0;

  readonly get = () => this.#state.get();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#base = draftOf(options.article);
    this.#version = options.article.version;
    this.#state = createStore<DraftState>({
      draft: this.#base,
      save: untouched,
      errors: {},
      problems: [],
      attempt: 0,
      conflict: undefined,
    });
  }

  /** The article's version as the server knows it, to act on. */
  get version(): number {
    return this.#version;
  }

  /** How often a conflict was settled, which replaces what the fields show. */
  get settledCount(): number {
    return this.#settledCount;
  }

  /** Takes what was typed. */
  edit(changes: Partial<ArticleDraft>): void {
    this.#state.set((state) => ({ ...state, draft: { ...state.draft, ...changes } }));
    this.#dispatch({ type: "edited" });
    this.#check();
    this.#schedule(pauseMs);
  }

  /** Saves what is not saved yet; resolves to whether the server has everything. */
  async save(options: { autosave?: boolean } = {}): Promise<boolean> {
    while (this.#running !== undefined) await this.#running;
    if (!isDirty(this.get().save)) return true;
    this.#running = this.#save(options.autosave ?? false).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Sends a refused save again, such as after signing in anew. */
  retry(): void {
    if (this.get().save.phase === "failed") void this.save({ autosave: true });
  }

  /** Settles an open conflict by field and saves the outcome. */
  async resolve(choices: SideChoices): Promise<boolean> {
    const { conflict } = this.get();
    if (conflict === undefined) return true;
    const { theirs, merge } = conflict;
    const draft = settle(merge, draftOf(theirs), choices);
    this.#base = draftOf(theirs);
    this.#version = theirs.version;
    this.#settledCount += 1;
    this.#state.set((state) => ({ ...state, draft, conflict: undefined }));
    this.#dispatch({ type: "settled" });
    return this.save();
  }

  /** Stops saving by itself; for when the tab closes. */
  dispose(): void {
    this.#cancelTimer();
  }

  async #save(autosave: boolean): Promise<boolean> {
    this.#cancelTimer();
    if (!canSave(this.get().save) || !this.#check()) {
      if (!autosave) this.#state.set((state) => ({ ...state, attempt: state.attempt + 1 }));
      return false;
    }
    const { draft } = this.get();
    const { id } = this.#options.article;
    this.#dispatch({ type: "started" });
    this.#state.set((state) => ({ ...state, problems: [] }));
    try {
      const changes = changesOf(this.#base, draft);
      const version = this.#version;
      if (Object.keys(changes).length > 0) {
        const written = await this.#options.api.update({ ...changes, id, version, autosave });
        this.#version = written.version;
      }
      this.#base = draft;
    } catch (error) {
      await this.#takeFailure(error);
      return false;
    }
    this.#dispatch({ type: "succeeded", at: new Date(this.#options.clock.now()) });
    this.#options.onSaved();
    if (isDirty(this.get().save)) this.#schedule(pauseMs);
    return !isDirty(this.get().save);
  }

  async #takeFailure(error: unknown): Promise<void> {
    if (
      isApiError(error) &&
      error.errorCode === "VERSION_CONFLICT" &&
      (await this.#openConflict())
    ) {
      return;
    }
    this.#dispatch({ type: "failed" });
    // The session has ended: that is said over the work, and the save is sent again after signing in.
    if (isApiError(error) && error.status === 401) return;
    const refusal = readRefusal(error, draftFields);
    this.#state.set((state) => ({
      ...state,
      errors: { ...state.errors, ...refusal.fields },
      problems: refusal.general,
      attempt: state.attempt + 1,
    }));
    const mayPass = !isApiError(error) || error.kind !== "refused" || (error.status ?? 0) >= 500;
    if (mayPass) this.#schedule(retryMs);
  }

  async #openConflict(): Promise<boolean> {
    try {
      const theirs = await this.#options.api.get(this.#options.article.id);
      const merge = mergeDrafts(this.#base, this.get().draft, draftOf(theirs));
      this.#dispatch({ type: "conflicted" });
      this.#state.set((state) => ({ ...state, conflict: { theirs, merge } }));
      return true;
    } catch {
      // The newer article cannot be had just now; the save counts as failed and may be tried again.
      return false;
    }
  }

  #check(): boolean {
    const changes = changesOf(this.#base, this.get().draft);
    const errors = draftErrors(changes, this.#options.messages);
    this.#state.set((state) => ({ ...state, errors }));
    return Object.keys(errors).length === 0;
  }

  #schedule(ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#options.clock.after(ms, () => void this.save({ autosave: true }));
  }

  #dispatch(event: SaveEvent): void {
    const before = isDirty(this.get().save);
    this.#state.set((state) => ({ ...state, save: saveReducer(state.save, event) }));
    const after = isDirty(this.get().save);
    if (before !== after) this.#options.onDirtyChange(after);
  }
}
