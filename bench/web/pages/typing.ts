/** Watches the frames while keys come from outside, and times what is pasted. */
import { longestFrame, timeToFrame } from "./timed.ts";

/** What the page gets for a run. */
export interface Typing {
  watch: () => void;
  /** The longest time without a frame since `watch`, in milliseconds. */
  longestFrame: () => Promise<number>;
  /** Begins to wait for a paste of at least so many characters. */
  watchPaste: (characters: number) => void;
  /** The time from the next paste to the end of the frame that shows it, in milliseconds. */
  pasteTime: () => Promise<number>;
}

declare global {
  interface Window {
    typing: Typing;
  }
}

let end: () => void = () => undefined;
let longest: Promise<number> = Promise.resolve(0);
let pasteTime: Promise<number> = Promise.resolve(0);

window.typing = {
  watch: () => {
    longest = longestFrame(() => new Promise<void>((resolve) => (end = resolve)));
  },
  longestFrame: () => {
    end();
    return longest;
  },
  watchPaste: (characters) => {
    const isShown = () =>
      (document.querySelector(".ProseMirror")?.textContent.length ?? 0) >= characters;
    pasteTime = new Promise((resolve) => {
      const begin = () => resolve(timeToFrame(() => undefined, isShown));
      document.addEventListener("paste", begin, { capture: true, once: true });
    });
  },
  pasteTime: () => pasteTime,
};
