/** Messages about files that are refused: which one, by which rule, and the way out. */
export const uploads = {
  anyType:
    "jpg, png, gif, webp, avif, bmp, pdf, docx, xlsx, pptx, doc, xls, ppt, mp3, wav, wma, mp4, avi, flv, 3gp, zip, csv or txt",
  noName: "The file has no name. Give it one, then choose it again.",
  noPicture: (p: { name: string; types: string }) =>
    `“${p.name}” is not a picture. Choose a file of type ${p.types}.`,
  wrongType: (p: { name: string; types: string }) =>
    `“${p.name}” has a type that is not accepted here. Choose a file of type ${p.types}.`,
  wrongContent: (p: { name: string; types: string }) =>
    `“${p.name}” is of a type that is not accepted, or its content is not what its extension says. Choose a file of type ${p.types}.`,
  wrongName: (p: { name: string }) =>
    `The name “${p.name}” is not accepted: it may have at most 255 characters and none of \\ / : * ? " < > | # % & { } $ ! ' @ + = \`. Rename the file, then choose it again.`,
  tooLarge: (p: { name: string; megabytes: number }) =>
    `“${p.name}” is larger than ${p.megabytes} MB. Choose a smaller file, or reduce this one.`,
  tooLargeOrManyPixels: (p: { name: string; megabytes: number }) =>
    `“${p.name}” is larger than ${p.megabytes} MB, or a picture of more than 50 million pixels. Choose a smaller file, or reduce this one.`,
  empty: (p: { name: string }) => `“${p.name}” is empty. Choose a file that has content.`,
  failed: (p: { name: string; reason?: string | undefined }) =>
    p.reason === undefined
      ? `“${p.name}” could not be uploaded. Choose it again to retry.`
      : `“${p.name}” could not be uploaded. ${p.reason}`,
  tooMany: (p: { limit: number; present: number; chosen: number }) =>
    tooMany(p, p.limit === 1 ? "file" : "files"),
  tooManyPictures: (p: { limit: number; present: number; chosen: number }) =>
    tooMany(p, p.limit === 1 ? "picture" : "pictures"),
};

function tooMany(
  { limit, present, chosen }: { limit: number; present: number; chosen: number },
  noun: string,
): string {
  const before = present === 0 ? "" : ` and ${present === 1 ? "one is" : `${present} are`} there`;
  const way =
    present < limit ? `Choose at most ${limit - present}.` : "Remove one before you add another.";
  return `None of the ${chosen} chosen was uploaded: up to ${limit} ${noun} are accepted here${before}. ${way}`;
}
