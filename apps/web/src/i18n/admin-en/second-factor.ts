/** Messages of the second factor: codes of an authenticator app. */
export const secondFactor = {
  code: "Code",
  codeHelp: "Six digits of your authenticator app, or a recovery code.",
  appCodeHelp: "Six digits of your authenticator app.",
  required: "This field is required.",
  back: "Back",
};
