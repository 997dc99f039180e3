import { en } from "./en.ts";

/** The shape of a catalogue; every language `satisfies` it. */
export type Messages = typeof en;

/** The catalogue in use. */
export const messages: Messages = en;
