/** Messages about refused passwords. */
export const passwords = {
  weak: (problem: string) => `The password ${problem}.`,
  holdsUsername: "must not contain the user name",
  common: "is too common: choose another one",
  guessable: "is too easy to guess: choose a longer or less usual one",
  oldWrong: "The old password is wrong.",
  oldWrongField: "is wrong",
  same: "The new password must differ from the old one.",
  sameField: "must differ from the old one",
};
