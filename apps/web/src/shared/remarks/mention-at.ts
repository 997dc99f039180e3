/** The mention that is being typed before the caret: where its @ is, and what follows it. */
export function mentionAt(
  text: string,
  caret: number,
): { readonly from: number; readonly keyword: string } | undefined {
  const found = /(^|[^\p{L}\p{N}@])@([\p{L}\p{N}._-]{0,30})$/u.exec(text.slice(0, caret));
  const keyword = found?.[2];
  return keyword === undefined ? undefined : { from: caret - keyword.length - 1, keyword };
}

/** The ids of the people who were picked and whom the text still names. */
export function mentionedIn(
  text: string,
  picked: readonly { readonly id: string; readonly name: string }[],
): string[] {
  return [...new Set(picked.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
