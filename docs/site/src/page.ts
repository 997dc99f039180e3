/** A page as the generator gets it. */
export interface Page {
  path: string;
  title: string;
  markdown: string;
  /** The file that it is written in; undefined for one that is generated. */
  file?: string;
}
