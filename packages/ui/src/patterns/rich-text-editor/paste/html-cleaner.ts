import type { EditorView } from "@tiptap/pm/view";
import { lazyComponent } from "../../../lib/lazy-component.ts";
import { linkTools } from "../link-tools.ts";
import { isOwnHtml } from "./own-html.ts";

/** What cleans a paste, loaded when somebody is about to write. */
export const htmlCleaner = /* @__PURE__ */ lazyComponent(
  async () => (await import("./clean-html.ts")).pasteCleaner,
);

/** Pastes and drops that were put off once. */
const repeated = new WeakSet<Event>();

/**
 * Puts off a paste or a drop until its HTML and its URLs can be cleaned, and then repeats it. Where the cleaner cannot be
 * loaded, the words come without their form.
 *
 * @returns Whether it was put off.
 */
export function waitForCleaner(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
  const data = "clipboardData" in event ? event.clipboardData : event.dataTransfer;
  const html = data?.getData("text/html") ?? "";
  const isInside = "dataTransfer" in event && view.dragging !== null;
  const isClean =
    html === "" ? !/https?:|www\./.test(data?.getData("text/plain") ?? "") : isOwnHtml(html);
  const canLink = html !== "" || linkTools.get() !== undefined;
  const isLoaded = htmlCleaner.get() !== undefined && canLink;
  const isReady = isLoaded || isClean || repeated.has(event);
  if (isReady || isInside || !data || !view.editable) return false;
  event.preventDefault();
  // The browser empties the data once the event is over.
  const copy = copyOf(data);
  const again = repeat(event, copy);
  repeated.add(again);
  void Promise.all([htmlCleaner.load(), linkTools.load()]).then(() => {
    if (view.isDestroyed || !view.editable) return;
    if (htmlCleaner.get()) view.dom.dispatchEvent(again);
    else view.pasteText(copy.getData("text/plain") || wordsOf(html), new ClipboardEvent("paste"));
  });
  return true;
}

function copyOf(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of data.types) {
    const value = type === "Files" ? "" : data.getData(type);
    if (value !== "") copy.setData(type, value);
  }
  for (const file of data.files) copy.items.add(file);
  return copy;
}

function repeat(event: ClipboardEvent | DragEvent, data: DataTransfer): Event {
  const { type } = event;
  const common = { bubbles: true, cancelable: true };
  if ("clipboardData" in event) {
    return new ClipboardEvent(type, { ...common, clipboardData: data });
  }
  const { clientX, clientY } = event;
  return new DragEvent(type, { ...common, clientX, clientY, dataTransfer: data });
}

function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent;
}
