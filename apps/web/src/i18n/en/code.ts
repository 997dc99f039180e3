/** Messages of blocks of code. */
export const code = {
  copy: "Copy code",
  copied: "Copied",
};
