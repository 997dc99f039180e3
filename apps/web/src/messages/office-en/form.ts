/** Words about input that does not fit, and about saving. */
export const form = {
  required: "Fill this in.",
  tooLong: (p: { max: number }) => `At most ${p.max} characters.`,
  tooShort: (p: { min: number }) => `At least ${p.min} characters.`,
  tooMany: (p: { max: number }) => `At most ${p.max} entries.`,
  tooFew: (p: { min: number }) => `At least ${p.min} entries.`,
  tooLarge: (p: { max: number }) => `At most ${p.max}.`,
  tooSmall: (p: { min: number }) => `At least ${p.min}.`,
  badFormat: "This form is not accepted.",
  badEmail: "This is no e-mail address.",
  badDate: "This is no date.",
  notAccepted: "This is not accepted.",
  save: "Save",
  cancel: "Cancel",
  close: "Close",
};
