/** About what search engines show before they cut, in the width of Latin letters. */
export const maxTitleWidth = 60;
export const maxDescriptionWidth = 160;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** How wide a text is shown, in Latin letters: a Chinese character is as wide as two. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}

/** A text as a search engine cuts it. */
export function cutToWidth(text: string, maxWidth: number): string {
  if (textWidth(text) <= maxWidth) return text;
  let cut = "";
  let width = 0;
  for (const character of text) {
    width += textWidth(character);
    if (width > maxWidth) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}
