/** Chromium's note, for those who ask for details, that pictures wait. */
export const PICTURE_WAITS = "Rendering was performed in a subtree hidden by content-visibility.";
