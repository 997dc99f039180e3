/** What is asked before a secret that is shown once is closed. */
export const oneTime = {
  closeTitle: "Close what is shown only once",
  closeText: "It is not shown again. Make sure that you have copied it.",
  close: "Close",
};
