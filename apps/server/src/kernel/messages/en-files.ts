/** Messages about uploads and the media library. */
export const files = {
  notFound: "There is no such file.",
  missing: "please choose a file",
  wrongFormat: "file format does not match",
  specialCharacters: "file name contains special characters",
  nameTooLong: "The file name is too long.",
  invalidName: "The file name contains invalid text.",
  tooLarge: "The file is too large.",
  storageAway: "The place where uploaded files are stored does not respond. Try again in a moment.",
  quotaExceeded: (megabytes: number) =>
    `You have reached the ${megabytes} MB that this site lets one person upload in 24 hours. Try again later, or ask an administrator to raise the limit.`,
  tooManyPixels: "The picture has too many pixels.",
  keepExtension: "The file name must keep its extension.",
  inUse: "The file is still in use.",
  changesOthers:
    "This would change content that you may not change or publish. Upload the picture as a new file instead.",
  outsidePicture: "The part must lie within the picture.",
  notCroppable: "A picture of this type cannot be cropped.",
};
