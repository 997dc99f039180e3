import { Fragment, Slice, type Mark, type Node, type Schema } from "@tiptap/pm/model";
import { isHardWrapped, paragraphsOf } from "./line-wrapping.ts";

/**
 * A plain text in paragraphs. Where empty lines separate them, other line ends stay line breaks, unless the lines
 * are only wrapped; without empty lines, each line is a paragraph.
 *
 * @param marks What the text takes on from its place.
 */
export function sliceOfPlainText(text: string, schema: Schema, marks: readonly Mark[]): Slice {
  const paragraphs = paragraphsOf(text);
  const [only] = paragraphs;
  const isOfLines = paragraphs.length === 1 && only !== undefined && !isHardWrapped(only);
  const parts = isOfLines ? only.map((line) => [line]) : paragraphs;
  const filled =
    parts.length > 0 ? parts.map((lines) => inlineOf(lines, schema, marks)) : blank(text, schema);
  const blocks = filled.flatMap((inline) => schema.nodes["paragraph"]?.create(null, inline) ?? []);
  return new Slice(Fragment.from(blocks), 1, 1);
}

/** Nothing but space: as it is, or the end of a line. */
function blank(text: string, schema: Schema): Node[][] {
  return /[\r\n]/.test(text) || text === "" ? [[], []] : [[schema.text(text)]];
}

function inlineOf(lines: readonly string[], schema: Schema, marks: readonly Mark[]): Node[] {
  if (isHardWrapped(lines)) return [schema.text(joinLines(lines), marks)];
  return lines.flatMap((line, at) => {
    const text = schema.text(line, marks);
    const lineBreak = at > 0 ? schema.nodes["hardBreak"]?.create() : undefined;
    return lineBreak ? [lineBreak, text] : [text];
  });
}

/** Between Chinese characters a line's end is no space. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/(?<=[\p{Script=Han}，。；：！？、）」])\n(?=\p{Script=Han})/gu, "")
    .replaceAll("\n", " ");
}
