/** A picture as the dialog shows it. */
export interface ZoomedPicture {
  src: string;
  alt: string;
}

/** What the dialog says. */
export interface ZoomLabels {
  dialog: string;
  close: string;
  previous: string;
  next: string;
  /** Shows the picture in its own size, or whole again. */
  actualSize: string;
}
