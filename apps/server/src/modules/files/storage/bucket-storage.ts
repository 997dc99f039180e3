import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { GetObjectCommandInput, GetObjectCommandOutput } from "@aws-sdk/client-s3";
import type { BucketConfig } from "../../../kernel/config/upload-place.ts";
import { KeyedQueue } from "../../../kernel/keyed-queue.ts";
import { extensionOf, kindOf } from "../file-types.ts";
import { BucketClient } from "./bucket-client.ts";
import { statusOf } from "./bucket-errors.ts";
import {
  assertInside,
  CHECK_PREFIX,
  FileStorageError,
  type FileStorage,
  type StoredFile,
} from "./file-storage.ts";

/** What a reader has already, or which part they want: headers of HTTP. */
export type BucketRequest = Pick<
  GetObjectCommandInput,
  "Range" | "IfNoneMatch" | "IfModifiedSince"
>;

/** A file as HTTP sends it; without content for 304 and 416. */
export interface BucketReply {
  status: 200 | 206 | 304 | 416;
  facts: Pick<GetObjectCommandOutput, "ContentLength" | "ContentRange" | "ETag" | "LastModified">;
  content: Readable | null;
}

/** Memory that one upload takes: the parts that are being sent, and the one that is being filled. */
const PART_BYTES = 5 * 2 ** 20;
const PARTS_AT_ONCE = 2;
const UPLOADS_AT_ONCE = 4;

/** Files in a bucket of S3 or of a store that speaks its protocol. */
export class BucketStorage implements FileStorage {
  readonly place: string;
  readonly #config: BucketConfig;
  readonly #tempDir: string;
  readonly #client: BucketClient;
  readonly #uploads = new KeyedQueue();
  #started = 0;
  #responds = true;

  /** @param tempDir For files that are lent. */
  constructor(config: BucketConfig, tempDir: string) {
    this.place = `s3://${config.bucket}/${config.prefix}`.replace(/\/$/, "");
    this.#config = config;
    this.#tempDir = tempDir;
    this.#client = new BucketClient(config);
  }

  get responds(): boolean {
    return this.#responds;
  }

  async store(source: string, path: string): Promise<void> {
    await this.write(path, createReadStream(source));
    await rm(source, { force: true });
  }

  async write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const object = this.#object(path);
    const source = new Source(content);
    const slot = String(this.#started++ % UPLOADS_AT_ONCE);
    await this.#uploads.run(slot, () =>
      this.#attempt(async () => {
        const upload = await this.#client.upload({
          params: { ...object, ...headersOf(path), Body: Readable.from(source) },
          queueSize: PARTS_AT_ONCE,
          partSize: PART_BYTES,
        });
        await upload.done();
      }, source),
    );
  }

  async open(path: string): Promise<StoredFile | null> {
    const reply = await this.get(path);
    if (reply?.content == null) return null;
    return { size: reply.facts.ContentLength ?? 0, content: reply.content };
  }

  /** Answers as HTTP does; null when there is no such file. */
  async get(path: string, request: BucketRequest = {}): Promise<BucketReply | null> {
    const object = this.#object(path);
    const answered = await this.#found(() => this.#client.get({ ...object, ...request }));
    if (answered === null || typeof answered === "number") return unread(answered);
    const { Body, ...facts } = answered;
    if (!(Body instanceof Readable)) throw new Error("The bucket's answer has no content");
    return { status: facts.ContentRange === undefined ? 200 : 206, facts, content: Body };
  }

  /** What `get` says without content. */
  async head(path: string, request: BucketRequest = {}): Promise<BucketReply | null> {
    const object = this.#object(path);
    const answered = await this.#found(() => this.#client.head({ ...object, ...request }));
    if (answered === null || typeof answered === "number") return unread(answered);
    const status = answered.ContentRange === undefined ? 200 : 206;
    return { status, facts: answered, content: null };
  }

  async sizeOf(path: string): Promise<number | null> {
    const reply = await this.head(path);
    return reply === null ? null : (reply.facts.ContentLength ?? 0);
  }

  async remove(path: string): Promise<void> {
    const object = this.#object(path);
    await this.#attempt(() => this.#client.remove(object));
  }

  async lend<T>(path: string, work: (file: string) => Promise<T>): Promise<T | null> {
    const stored = await this.open(path);
    if (stored === null) return null;
    await mkdir(this.#tempDir, { recursive: true });
    const file = join(this.#tempDir, `${randomUUID()}.${extensionOf(path)}`);
    try {
      await this.#attempt(() => pipeline(stored.content, createWriteStream(file, { flags: "wx" })));
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  async check(): Promise<void> {
    const path = `${CHECK_PREFIX}${randomUUID()}`;
    await this.write(path, Readable.from([Buffer.from("Atrium")]));
    try {
      const written = await this.open(path);
      written?.content.resume();
      if (written === null) throw new FileStorageError(this.place, new Error("lost what it took"));
    } finally {
      await this.remove(path);
    }
  }

  close(): void {
    this.#client.close();
  }

  #object(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.#config.bucket, Key: this.#config.prefix + assertInside(path) };
  }

  /** The answer, its status where that says enough, or null for what is missing. */
  async #found<T>(ask: () => Promise<T>): Promise<T | 304 | 416 | null> {
    return this.#attempt(async () => {
      try {
        return await ask();
      } catch (error) {
        const status = statusOf(error);
        if (status === 304 || status === 416) return status;
        if (status === 404) return null;
        throw error;
      }
    });
  }

  /** @throws FileStorageError, or what was thrown by the source that the work reads. */
  async #attempt<T>(work: () => Promise<T>, source?: Source): Promise<T> {
    try {
      const result = await work();
      this.#responds = true;
      return result;
    } catch (error) {
      if (source?.failure !== undefined) throw source.failure;
      this.#responds = false;
      throw new FileStorageError(this.place, error);
    }
  }
}

/** Remembers what it failed with: that is no failure of the store. */
class Source implements AsyncIterable<Uint8Array> {
  failure: unknown;
  readonly #content: AsyncIterable<Uint8Array>;

  constructor(content: AsyncIterable<Uint8Array>) {
    this.#content = content;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    // Whoever reads it may end it with an error of theirs.
    let isReading = true;
    try {
      for await (const bytes of this.#content) {
        isReading = false;
        yield bytes;
        isReading = true;
      }
    } catch (error) {
      if (isReading) this.failure = error;
      throw error;
    }
  }
}

function unread(status: 304 | 416 | null): BucketReply | null {
  return status === null ? null : { status, facts: {}, content: null };
}

/** Whoever reads the bucket without Atrium gets these. */
function headersOf(path: string) {
  const { mimeType, image } = kindOf(path) ?? { mimeType: undefined, image: false };
  return {
    ContentType: mimeType ?? "application/octet-stream",
    CacheControl: "public, max-age=31536000, immutable",
    ...(image ? {} : { ContentDisposition: "attachment" }),
  };
}
