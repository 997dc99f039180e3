import { withoutBidiControls } from "../kernel/bidi-controls.ts";

export const MAX_FIELDS = 1000;
export const MAX_DEPTH = 20;

export type BodyFault = "unicode" | "fields" | "depth";

// A bare NUL is invalid JSON and a lone surrogate invalid UTF-8, so only an escape can hold them.
const BAD_ESCAPE =
  /\\(?:u(?:0000|d[89ab][0-9a-f]{2}(\\ud[c-f][0-9a-f]{2})?|d[c-f][0-9a-f]{2})|[^])/gi;

/**
 * Looks through the text of a JSON body, before it is parsed, for what costs time later: too many values, too deep
 * nesting, NUL and lone surrogates. Stops at the first. Whether the text is JSON is for the parser to say.
 */
export function findFault(text: string): BodyFault | undefined {
  let depth = 0;
  let fields = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === "\\") at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') {
      quoted = true;
    } else if (character === "[" || character === "{") {
      depth += 1;
      // A container has one value more than commas.
      fields += 1;
    } else if (character === "]" || character === "}") {
      depth -= 1;
    } else if (character === ",") {
      fields += 1;
    }
    if (depth > MAX_DEPTH) return "depth";
    if (fields > MAX_FIELDS) return "fields";
  }
  return holdsBadText(text) ? "unicode" : undefined;
}

function holdsBadText(text: string): boolean {
  if (!text.includes("\\u")) return false;
  for (const [escape, low] of text.matchAll(BAD_ESCAPE)) {
    // Two characters are another escape, such as an escaped backslash; with its second half, a surrogate is whole.
    if (escape.length > 2 && low === undefined) return true;
  }
  return false;
}

const BIDI_ESCAPE = /\\(?:u(202[a-e]|206[6-9])|[^])/gi;

/** The text of a JSON body without bidirectional controls, written plainly or as escapes. */
export function withoutBidiControlsInJson(text: string): string {
  const plain = withoutBidiControls(text);
  if (!plain.includes("\\u20")) return plain;
  return plain.replace(BIDI_ESCAPE, (escape, control?: string) =>
    control === undefined ? escape : "",
  );
}
