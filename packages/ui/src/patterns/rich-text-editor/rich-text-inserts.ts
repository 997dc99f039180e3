import type { ComponentType } from "react";

/**
 * What may be put into a text besides words and tables, and what whoever stores the text asks of it. What is absent is
 * not offered. The editor fetches and sends nothing by itself.
 */
export interface RichTextInserts {
  readonly links?: LinkInsert | undefined;
  readonly pictures?: PictureInsert | undefined;
  readonly videos?: VideoInsert | undefined;
}

/** Says in words what is wrong with an input; undefined when nothing is. */
export type InputValidator = (input: string) => string | undefined;

/** Links within a text. */
export interface LinkInsert {
  /** A word of help under the address. */
  readonly help?: string | undefined;
  readonly validateUrl: InputValidator;
}

/** Pictures within a text: chosen by the button, pasted or dropped. */
export interface PictureInsert {
  /** Where a picture is chosen and sent. */
  readonly field: ComponentType<PictureFieldProps>;
  /** How long the words for a picture may be. */
  readonly altLimit?: number | undefined;
}

/** What the field for a picture gets. */
export interface PictureFieldProps {
  label: string;
  /** The picture's address; null for none. */
  value: string | null;
  onChange: (address: string | null) => void;
  error?: string | undefined;
  /** A picture that was pasted or dropped: it is to be sent at once. */
  file?: File | undefined;
}

/** Videos within a text: links, which a reader's page plays in their place. */
export interface VideoInsert {
  /** A word of help under the address, such as whose videos are let in. */
  readonly help?: string | undefined;
  readonly validateUrl: InputValidator;
  readonly validateTitle: InputValidator;
}
