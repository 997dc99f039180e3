/** Messages of the enlarged picture. */
export const zoom = {
  dialog: "Picture",
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  actualSize: "Actual size",
};
