import type { Language } from "../content-languages.ts";

/** A translation of a record. */
export interface Translation {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
  readonly isSource: boolean;
  readonly isOutdated: boolean;
}

/** A record among its translations. */
export interface Translated<One extends Translation> {
  readonly language: Language;
  readonly isOutdated: boolean;
  readonly translations: readonly One[];
}
