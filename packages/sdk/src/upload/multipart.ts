/** The body of a form with one file, and its content type. */
export interface MultipartBody {
  body: Blob;
  contentType: string;
}

/**
 * Writes a form with one file as multipart/form-data (RFC 7578, names escaped as HTML says). The runtime's own form
 * would do, could it be counted: in Node its stream hands out a file in one piece, and brings the process down when it
 * is cancelled.
 */
export function writeMultipart(fieldName: string, file: Blob, fileName: string): MultipartBody {
  const boundary = `atrium-${crypto.randomUUID()}`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${escapeName(fieldName)}"; filename="${escapeName(fileName)}"`,
    `Content-Type: ${file.type || "application/octet-stream"}`,
  ];
  const body = new Blob([head.join("\r\n"), "\r\n\r\n", file, `\r\n--${boundary}--\r\n`]);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

function escapeName(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}
