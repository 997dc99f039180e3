/** Messages of all forms of visitors. */
export const form = {
  optional: "optional",
  errorPrefix: "Error: ",
  website: "Leave this field empty",
  sending: "Sending",
  reference: (reference: string) =>
    `Your reference is ${reference}. Quote it when you call or write to us about it.`,
  problems: (count: number) =>
    count === 1 ? "There is a problem" : `There are ${count.toLocaleString("en")} problems`,
  required: (label: string) => `Enter your ${label}.`,
  tooLong: (label: string, limit: number) =>
    `${label} must be at most ${limit.toLocaleString("en")} characters.`,
  atMost: (limit: number) => `Up to ${limit.toLocaleString("en")} characters.`,
  left: (count: number) =>
    count < 0
      ? `${(-count).toLocaleString("en")} characters too many.`
      : `${count.toLocaleString("en")} characters left.`,
  badEmail: "Enter a valid email address, such as name@example.com.",
  badPhone: "Enter a valid phone number: digits, spaces, brackets, plus and dash.",
  noContact: "Enter a phone number or an email address.",
  tooOften: "Too many submissions in a short time. Wait a few minutes, then try again.",
  closed: "This form is closed at the moment.",
  failed: "Could not send it. Your text is still here: try again in a moment.",
  replyGone:
    "The comment you are replying to no longer exists. You can comment on the article instead.",
  fromElsewhere:
    "This form was submitted from another site, so it was not sent. Fill it in here instead.",
};
