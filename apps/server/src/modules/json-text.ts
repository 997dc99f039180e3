/**
 * A result that is JSON already, put together from text that was stored as such. It goes out as it is; development and
 * tests parse it and hold it to the contract like any other. Made by `jsonText`.
 */
export class JsonText<R> {
  readonly text: string;
  /** What the text stands for; only the compiler looks at it. */
  declare readonly result: R;

  constructor(text: string) {
    this.text = text;
  }
}

/** Answers with a result that is JSON text already. */
export function jsonText<R>(text: string): JsonText<R> {
  return new JsonText<R>(text);
}
