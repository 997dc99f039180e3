import { isAbsolute, resolve } from "node:path";
import type { SettingReader } from "./setting-reader.ts";

/** A bucket of S3 or of a store that speaks its protocol. */
export interface BucketConfig {
  bucket: string;
  /** What every key begins with: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** null for Amazon's own. */
  endpoint: string | null;
  /** Whether the bucket's name is in the path of a URL instead of in its host. */
  pathStyle: boolean;
  /** null leaves finding them to the library: variables of AWS, the role of the machine. Secrets. */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
}

/** Where uploaded files are. */
export interface UploadPlace {
  /** Absolute; unused with a bucket. */
  uploadDir: string;
  bucket: BucketConfig | null;
}

export function uploadPlace(read: SettingReader, dataDir: string, root: string): UploadPlace {
  const fallback = resolve(dataDir, "files");
  const value = read.text("UPLOAD_URL");
  if (value === null) return { uploadDir: fallback, bucket: null };
  if (value.startsWith("s3:")) return { uploadDir: fallback, bucket: bucketOf(read, value) };
  if (/^[a-z][a-z0-9+.-]+:/i.test(value) && !value.startsWith("file:")) {
    read.refuse("UPLOAD_URL", "must be a folder (a path or a file: URL) or s3://bucket/prefix");
    return { uploadDir: fallback, bucket: null };
  }
  const path = value.startsWith("file:") ? decodeURIComponent(new URL(value).pathname) : value;
  return { uploadDir: isAbsolute(path) ? path : resolve(root, path), bucket: null };
}

function bucketOf(read: SettingReader, value: string): BucketConfig | null {
  const [, bucket, path = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9._-]+)*)\/?$/.exec(value) ?? [];
  if (bucket === undefined || /\/\.\.?(?:\/|$)/.test(path)) {
    read.refuse("UPLOAD_URL", "must be s3://bucket or s3://bucket/prefix, without keys or queries");
    return null;
  }
  const endpoint = read.httpUrl("S3_ENDPOINT");
  const pathStyle = read.oneOf("S3_PATH_STYLE", ["1", "0"], endpoint === null ? "0" : "1");
  return {
    bucket,
    prefix: path === "" ? "" : `${path.slice(1)}/`,
    region: read.text("S3_REGION") ?? "us-east-1",
    endpoint,
    pathStyle: pathStyle === "1",
    keys: keysOf(read),
  };
}

function keysOf(read: SettingReader): BucketConfig["keys"] {
  const accessKeyId = read.text("S3_ACCESS_KEY_ID");
  const secretAccessKey = read.text("S3_SECRET_ACCESS_KEY");
  if (accessKeyId !== null && secretAccessKey !== null) return { accessKeyId, secretAccessKey };
  if (accessKeyId !== null) read.refuse("S3_SECRET_ACCESS_KEY", "must go with S3_ACCESS_KEY_ID");
  if (secretAccessKey !== null) {
    read.refuse("S3_ACCESS_KEY_ID", "must go with S3_SECRET_ACCESS_KEY");
  }
  return null;
}
