import type { RawResponse } from "../rules/read-envelope.ts";

/** A form with one file, about to be sent. */
export interface UploadRequest {
  url: string;
  headers: Record<string, string>;
  /** The form's field that holds the file. */
  fieldName: string;
  file: Blob;
  fileName: string;
  /** Ends the upload. */
  signal: AbortSignal;
  /** Called with the bytes on their way, those of the form around the file included. */
  onSent: (bytes: number) => void;
}

/** One way to send a form. */
export interface UploadTransport {
  /** Whether it calls `onSent`. */
  reportsProgress: boolean;
  /** Resolves to the answer; rejects when none comes. */
  send(request: UploadRequest): Promise<RawResponse>;
}

/** The form for transports that let the runtime write it. */
export function toForm({ fieldName, file, fileName }: UploadRequest): FormData {
  const form = new FormData();
  form.append(fieldName, file, fileName);
  return form;
}
