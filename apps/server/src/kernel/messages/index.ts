import { en } from "./en.ts";

/** What a catalogue of sentences holds; every language `satisfies` it. */
export type Messages = typeof en;

/** The catalogue in use. */
export const messages: Messages = en;
