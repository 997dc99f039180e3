/** Messages about what an earlier visit left of a form on this device. */
export const keptEdits = {
  found: "Unsaved changes to this form were kept on this device.",
  savedSince: "It was saved since then: look at what you restore before you save it.",
  restore: "Restore",
  discard: "Discard",
};
