/**
 * A result that is already JSON, composed of stored text. Production sends it as it is; development and tests parse and
 * validate it like any other. Create it with `jsonText`.
 */
export class JsonText<R> {
  readonly text: string;
  /** The type of the parsed text, for the compiler only. */
  declare readonly result: R;

  constructor(text: string) {
    this.text = text;
  }
}

export function jsonText<R>(text: string): JsonText<R> {
  return new JsonText<R>(text);
}
