import type { Node } from "@tiptap/pm/model";
import { PluginKey, type EditorState, type Transaction } from "@tiptap/pm/state";
import { Decoration, type DecorationSet, type EditorView } from "@tiptap/pm/view";
import { insertPictures } from "./insert-pictures.ts";

/** Uploads a picture of a text; `onProgress` gets percents. The message of an error is shown to who writes. */
export type ImageUploader = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<{ url: string }>;

/** A picture that is being uploaded, or could not be. */
export interface PictureUpload {
  readonly id: string;
  readonly file: File;
  readonly percent: number;
  readonly isFailed: boolean;
  /** Why it failed. */
  readonly problem?: string | undefined;
}

/** The uploads of a text and what was not pasted, for whoever shows them. */
export interface PictureUploadsState {
  readonly uploads: readonly PictureUpload[];
  /** How many pictures of the last paste could not be read. */
  readonly missing: number;
}

/** Where a picture belongs once it is there. */
interface Place {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** What it carries besides its address; absent where it takes the place of a picture that stays until then. */
  readonly attrs?: Readonly<Record<string, unknown>>;
}

type Change = { readonly add: readonly Place[] } | { readonly remove: string };

/** The addresses of pictures that have yet to be uploaded. */
const PENDING = "pasted-picture:";

export const uploadsKey = new PluginKey<DecorationSet>("pictureUploads");

/**
 * The pictures of a text that are on their way to the server. Until one has its address, the text holds a place for it
 * which is no part of the text: what is saved meanwhile has no address that nobody can open.
 */
export class PictureUploads {
  #upload: ImageUploader | undefined;
  #view: EditorView | undefined;
  #state: PictureUploadsState = { uploads: [], missing: 0 };
  #count = 0;
  readonly #held = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();

  readonly getState = (): PictureUploadsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param upload Absent, pictures cannot be uploaded, and are left out. */
  uploadWith(upload: ImageUploader | undefined): void {
    this.#upload = upload;
  }

  /** Begins with the view. */
  attach(view: EditorView): void {
    this.#view = view;
  }

  /** Ends with the text: what is on its way is given up. */
  end(): void {
    this.#view = undefined;
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
    this.#setState({ uploads: [] });
  }

  /** Takes a picture that is about to be inserted; undefined when it cannot be uploaded. */
  hold(file: File): string | undefined {
    if (this.#upload === undefined) return undefined;
    this.#count += 1;
    const address = `${PENDING}${this.#count}`;
    this.#held.set(address, file);
    return address;
  }

  reportMissing(missing: number): void {
    this.#setState({ missing });
  }

  /** Inserts pictures at the selection, and uploads them; after a paste, typing goes on behind them. */
  insert(files: readonly File[], event: "paste" | "drop"): void {
    const view = this.#view;
    const image = view?.state.schema.nodes["image"];
    if (view === undefined || image === undefined) return;
    const addresses = files.map((file) => this.hold(file)).filter((src) => src !== undefined);
    const { tr } = view.state;
    const pictures = addresses.map((src) => image.create({ src, alt: "" }));
    insertPictures(tr, pictures, event === "paste");
    view.dispatch(tr.setMeta("uiEvent", event).scrollIntoView());
    view.focus();
  }

  /** Uploads a picture for the place of one that is in the text. */
  replace(at: number, file: File): void {
    const view = this.#view;
    const node = view?.state.doc.nodeAt(at);
    if (!view || !node || this.#upload === undefined) return;
    this.#count += 1;
    const id = `${PENDING}${this.#count}`;
    const change: Change = { add: [{ id, from: at, to: at + node.nodeSize }] };
    view.dispatch(view.state.tr.setMeta(uploadsKey, change).setMeta("addToHistory", false));
    this.#start(id, file);
  }

  retry(id: string): void {
    const found = this.#state.uploads.find((upload) => upload.id === id);
    if (found) this.#start(id, found.file);
  }

  /** Gives one up, and its place. */
  cancel(id: string): void {
    this.#running.get(id)?.abort();
    this.#forget(id);
    this.#dispatch((state) => removePlace(state, id));
  }

  dismissMissing(): void {
    this.#setState({ missing: 0 });
  }

  /** Takes pictures without an address out of what was pasted, and begins their uploads. */
  extract(state: EditorState): Transaction | undefined {
    if (this.#held.size === 0) return undefined;
    const found: { node: Node; at: number }[] = [];
    state.doc.descendants((node, at) => {
      if (this.#held.has(String(node.attrs["src"]))) found.push({ node, at });
    });
    const started = found.map(({ node }) => String(node.attrs["src"]));
    const { tr } = state;
    const add: Place[] = [];
    for (const { node, at } of found.toReversed()) {
      const paragraph = node.isInline ? undefined : state.schema.nodes["paragraph"]?.create();
      if (paragraph) tr.replaceWith(at, at + node.nodeSize, paragraph);
      else tr.delete(at, at + node.nodeSize);
      const { src, ...attrs } = node.attrs;
      const place = paragraph ? at + 1 : at;
      add.push({ id: String(src), from: place, to: place, attrs });
    }
    // Earlier places move by what was taken out or put in before them.
    const moved = add.map((place, index) => {
      const later = tr.mapping.slice(index + 1);
      const from = later.map(place.from);
      return { ...place, from, to: from };
    });
    const held = new Map(this.#held);
    this.#held.clear();
    queueMicrotask(() => {
      for (const id of started) {
        const file = held.get(id);
        if (file) this.#start(id, file);
      }
    });
    const change: Change = { add: moved };
    return tr.setMeta(uploadsKey, change);
  }

  #start(id: string, file: File): void {
    const upload = this.#upload;
    if (upload === undefined) return;
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#update(id, { id, file, percent: 0, isFailed: false });
    const onProgress = (percent: number) => {
      if (this.#running.get(id) === controller) {
        this.#update(id, { id, file, percent, isFailed: false });
      }
    };
    upload(file, { signal: controller.signal, onProgress }).then(
      ({ url }) => {
        if (this.#running.get(id) !== controller) return;
        this.#forget(id);
        this.#dispatch((state) => placePicture(state, id, url));
      },
      (error: unknown) => {
        if (this.#running.get(id) !== controller) return;
        this.#running.delete(id);
        const problem = error instanceof Error ? error.message : undefined;
        this.#update(id, { id, file, percent: 0, isFailed: true, problem });
      },
    );
  }

  #update(id: string, upload: PictureUpload): void {
    const isKnown = this.#state.uploads.some((other) => other.id === id);
    const uploads = isKnown
      ? this.#state.uploads.map((other) => (other.id === id ? upload : other))
      : [...this.#state.uploads, upload];
    this.#setState({ uploads });
  }

  #forget(id: string): void {
    this.#running.delete(id);
    this.#setState({ uploads: this.#state.uploads.filter((upload) => upload.id !== id) });
  }

  #dispatch(change: (state: EditorState) => Transaction | undefined): void {
    const view = this.#view;
    const tr = view && change(view.state);
    if (tr) view.dispatch(tr);
  }

  #setState(change: Partial<PictureUploadsState>): void {
    this.#state = { ...this.#state, ...change };
    // Whoever leaves the page now is asked: these pictures are nowhere else.
    if (this.#state.uploads.length > 0) window.addEventListener("beforeunload", askBeforeLeaving);
    else window.removeEventListener("beforeunload", askBeforeLeaving);
    for (const listener of this.#listeners) listener();
  }
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}

/** The places of pictures after a transaction. */
export function placesAfter(tr: Transaction, places: DecorationSet): DecorationSet {
  const mapped = places.map(tr.mapping, tr.doc);
  const change: Change | undefined = tr.getMeta(uploadsKey);
  if (change === undefined) return mapped;
  if ("remove" in change) return mapped.remove(findPlace(mapped, change.remove));
  return mapped.add(tr.doc, change.add.map(decorate));
}

function decorate({ id, from, to, attrs }: Place): Decoration {
  if (attrs === undefined) return Decoration.node(from, to, { class: "picture-uploading" }, { id });
  const element = () => {
    const box = document.createElement("span");
    box.className = "picture-upload";
    // The list of uploads says it in words.
    box.setAttribute("aria-hidden", "true");
    return box;
  };
  return Decoration.widget(from, element, { id, attrs, side: -1, ignoreSelection: true });
}

function findPlace(places: DecorationSet | undefined, id: string): Decoration[] {
  return places?.find(undefined, undefined, (spec) => spec["id"] === id) ?? [];
}

function removePlace(state: EditorState, id: string): Transaction {
  const change: Change = { remove: id };
  return state.tr.setMeta(uploadsKey, change).setMeta("addToHistory", false);
}

/** Puts a picture in its place, unless that was deleted. */
function placePicture(state: EditorState, id: string, src: string): Transaction {
  const tr = removePlace(state, id).setMeta("addToHistory", true);
  const [place] = findPlace(uploadsKey.getState(state), id);
  if (place === undefined) return tr;
  const attrs: Record<string, unknown> | undefined = place.spec["attrs"];
  if (attrs === undefined) {
    const old = state.doc.nodeAt(place.from);
    const size = { width: null, height: null };
    return old ? tr.setNodeMarkup(place.from, null, { ...old.attrs, ...size, src }) : tr;
  }
  const { image, inlineImage } = state.schema.nodes;
  const $at = state.doc.resolve(place.from);
  const isOwnBlock = $at.parent.type.name === "paragraph" && $at.parent.content.size === 0;
  const outer = $at.depth > 0 ? $at.node(-1) : state.doc;
  const index = $at.depth > 0 ? $at.index(-1) : 0;
  if (image && isOwnBlock && outer.canReplaceWith(index, index + 1, image)) {
    return tr.replaceWith($at.before(), $at.after(), image.create({ ...attrs, src }));
  }
  return inlineImage && $at.parent.inlineContent
    ? tr.insert(place.from, inlineImage.create({ ...attrs, src }))
    : tr;
}
