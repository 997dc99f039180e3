/** Messages about input that does not fit, and about saving. */
export const form = {
  required: "This field is required.",
  tooLong: (p: { max: number }) => `Use at most ${p.max} characters.`,
  tooShort: (p: { min: number }) => `Use at least ${p.min} characters.`,
  tooMany: (p: { max: number }) => `Choose at most ${p.max}.`,
  tooFew: (p: { min: number }) =>
    p.min === 1 ? "Choose at least one." : `Choose at least ${p.min}.`,
  tooLarge: (p: { max: number }) => `Enter a number no greater than ${p.max}.`,
  tooSmall: (p: { min: number }) => `Enter a number no less than ${p.min}.`,
  badEmail: "Enter a valid email address, such as name@example.com.",
  notAccepted: "Enter a valid value.",
  taken: "This is already taken. Enter a different one.",
  formats: {
    username:
      "Enter a valid user name: lowercase letters, digits, dot, dash, underscore, starting with a letter.",
    slug: "Enter a valid slug: lowercase letters and digits, separated by single dashes, such as spring-tides.",
    httpUrl: "Enter a URL that starts with https:// or http://, without a user name in it.",
    url: "Enter a URL that starts with https://, or a path that starts with /.",
    pathOrUrl:
      "Enter a path that starts with /, such as /articles or /articles/:id; for a link to another site, a URL that starts with https://.",
    path: "Enter a path that starts with /, such as /articles or /articles/:id.",
    phone: "Enter a valid phone number: digits, spaces, brackets, plus and dash.",
    date: "Enter a valid date.",
    price: "Enter a price with at most two decimals, such as 1280.00.",
    currency: "Enter the three letters of a currency, such as EUR.",
    color: "Enter # and six hexadecimal digits, such as #0f5d75.",
    permissionCode: "Enter area, resource and action, such as content:article:save.",
    action: "Use letters and digits, starting with a lowercase letter.",
    view: "Enter the name of a view, such as content/article/index.",
    icon: "Enter the name of an icon, such as calendar or ship.",
    typeCode: "Use letters, digits and dashes, starting with a lowercase letter.",
    roleCode: "Use letters, digits, dashes and underscores, starting with a lowercase letter.",
    name: "Use letters, digits, dashes and underscores, starting with a letter.",
    orgCode: "Use letters, digits, dots, dashes and underscores, starting with a letter or digit.",
    dictCode:
      "Use letters and digits, separated by single dots, dashes or underscores, starting with a letter.",
    noSpaces: "Remove the spaces.",
    secondFactorCode: "Enter the six digits of the app, or a recovery code.",
    productCode:
      "Use letters, digits, dots, slashes, dashes and underscores, starting with a letter or digit.",
  },
  save: "Save",
  create: "Create",
  cancel: "Cancel",
  deletedMeanwhile:
    "Somebody has deleted this. Restore it from the trash, then save again: what you typed stays here.",
  close: "Close",
  created: (p: { name: string }) => `“${p.name}” created.`,
  saved: (p: { name: string }) => `“${p.name}” saved.`,
  attachmentChoose: "Choose files",
  attachmentHint: (p: { limit: number; megabytes: number }) =>
    `docx, xlsx, pptx or pdf, up to ${p.limit} files of ${p.megabytes} MB`,
  pictureAt: (p: { place: number }) => `Picture ${p.place}`,
  pictureChoose: "Choose a picture",
  pictureHint: (p: { megabytes: number }) =>
    `jpg, png, gif, webp, avif or bmp${p.megabytes > 0 ? `, up to ${p.megabytes} MB` : ""}`,
  galleryHelp: (p: { limit: number }) => `Up to ${p.limit} pictures, shown in this order.`,
  moveEarlier: (p: { name: string }) => `Move ${p.name} forward`,
  moveLater: (p: { name: string }) => `Move ${p.name} back`,
  conflictTitle: "Someone else saved changes",
  conflictText:
    "You both changed these fields. Choose which version to keep. All other changes are merged.",
  conflictNone: "You changed different fields, so both changes are kept.",
  conflictMine: "Yours",
  conflictTheirs: "Theirs",
  conflictTheirsOf: (p: { name: string; time: string }) => `From ${p.name}, ${p.time}`,
  conflictDescription: (p: { name: string; time: string }) =>
    `${p.name} saved at ${p.time}. You both changed the same places. Choose what to keep. All other changes are merged.`,
  conflictPassage: (p: { name: string; place: number; count: number }) =>
    p.count === 1 ? p.name : `${p.name}: passage ${p.place} of ${p.count}`,
  conflictBoth: "Keep both, theirs first",
  conflictRemoved: "Removed",
  conflictCopy: "Copy",
  conflictKept: "What you do not choose stays in the version history.",
  conflictFailed: "Could not save. Nothing was changed. Try again.",
  conflictEmpty: "empty",
  conflictSave: "Save merged version",
};
