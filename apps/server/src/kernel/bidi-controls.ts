const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without the characters that reorder what is around them: with one, a name or a title looks like another. */
export function withoutBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, "");
}
