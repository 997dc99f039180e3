import type { RawResponse } from "../rules/read-envelope.ts";

/** A form with one file, about to be sent. */
export interface UploadRequest {
  url: string;
  headers: Record<string, string>;
  /** The form field of the file. */
  fieldName: string;
  file: Blob;
  fileName: string;
  /** Aborts the upload. */
  signal: AbortSignal;
  /** Called with the bytes sent, including those of the form around the file. */
  onSent: (bytes: number) => void;
}

/** One way to send a form. */
export interface UploadTransport {
  /** Whether it reports progress through `onSent`. */
  reportsProgress: boolean;
  /** Resolves to the response; rejects when there is none. */
  send(request: UploadRequest): Promise<RawResponse>;
}

/** The FormData for transports that let the runtime encode it. */
export function toForm({ fieldName, file, fileName }: UploadRequest): FormData {
  const form = new FormData();
  form.append(fieldName, file, fileName);
  return form;
}
