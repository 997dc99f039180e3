/** A picture as RTF holds it; null for one in a format that browsers cannot show. */
export type RtfPicture = File | null;

const FORMATS = { pngblip: "png", jpegblip: "jpeg" } as const;

/**
 * The pictures of a text in RTF, in their order. Word puts its pictures on the clipboard only there: its HTML names files
 * on the writer's disk.
 */
export function picturesInRtf(rtf: string): RtfPicture[] {
  const pictures: RtfPicture[] = [];
  for (let at = rtf.indexOf("{\\pict"); at !== -1; at = rtf.indexOf("{\\pict", at + 1)) {
    // The same picture again, for old programs; and the pictures of bullets.
    const before = rtf.slice(Math.max(0, at - 40), at);
    if (/\\nonshppict\s*$/.test(before)) continue;
    if (isWithin(rtf, at, "{\\*\\listpicture")) continue;
    pictures.push(readPicture(rtf, at, pictures.length + 1));
  }
  return pictures;
}

function isWithin(rtf: string, at: number, group: string): boolean {
  const open = rtf.lastIndexOf(group, at);
  return open !== -1 && endOfGroup(rtf, open) > at;
}

function endOfGroup(rtf: string, open: number): number {
  let depth = 0;
  for (let at = open; at < rtf.length; at++) {
    const character = rtf[at];
    if (character === "\\") at += 1;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return rtf.length;
}

function readPicture(rtf: string, open: number, number: number): RtfPicture {
  const group = rtf.slice(open + 1, endOfGroup(rtf, open));
  const own = withoutGroups(group);
  const format = /\\(pngblip|jpegblip)\b/.exec(own)?.[1];
  if (format !== "pngblip" && format !== "jpegblip") return null;
  const type = FORMATS[format];
  // What follows the last control word is the picture.
  const hex = own.slice(own.search(/(?:\s[\da-f\s]*)$/i)).replaceAll(/\s/g, "");
  if (hex.length === 0 || hex.length % 2 !== 0) return null;
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
  return new File([bytes], `picture-${number}.${type === "jpeg" ? "jpg" : type}`, {
    type: `image/${type}`,
  });
}

function withoutGroups(group: string): string {
  let own = "";
  for (let at = 0; at < group.length; at++) {
    if (group[at] === "{") at = endOfGroup(group, at);
    else own += group[at];
  }
  return own;
}
