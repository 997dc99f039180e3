/** Watches the frames while keys come from outside. */
import { longestFrame } from "./timed.ts";

/** What the page gets for a run. */
export interface Typing {
  watch: () => void;
  /** The longest time without a frame since `watch`, in milliseconds. */
  longestFrame: () => Promise<number>;
}

declare global {
  interface Window {
    typing: Typing;
  }
}

let end: () => void = () => undefined;
let longest: Promise<number> = Promise.resolve(0);

window.typing = {
  watch: () => {
    longest = longestFrame(() => new Promise<void>((resolve) => (end = resolve)));
  },
  longestFrame: () => {
    end();
    return longest;
  },
};
