/** A parsed multipart body: its text fields, and its file if it has one. */
export interface UploadForm {
  fields: Record<string, string>;
  file: UploadedFile | null;
}

/** An uploaded file in a temporary place. Move it to keep it; otherwise it is deleted after the call. */
export interface UploadedFile {
  path: string;
  field: string;
  /** The name that the client sent; not to be trusted. */
  name: string;
  size: number;
  /** The type that the client claims; not to be trusted. */
  claimedType: string;
  /** Hexadecimal. */
  sha256: string;
}
