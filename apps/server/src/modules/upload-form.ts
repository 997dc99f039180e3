/** A multipart body once it was read: its text fields, and its file when it had one. */
export interface UploadForm {
  fields: Record<string, string>;
  file: UploadedFile | null;
}

/** A file of a multipart body in a temporary place. Whoever keeps it moves it; else it is deleted after the call. */
export interface UploadedFile {
  /** Absolute path of the temporary copy. */
  path: string;
  /** Name of the form field that held it. */
  field: string;
  /** The name the caller gave it; not to be trusted. */
  name: string;
  size: number;
  /** The type the caller claims; not to be trusted. */
  claimedType: string;
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
}
