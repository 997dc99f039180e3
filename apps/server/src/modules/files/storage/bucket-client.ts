import type {
  DeleteObjectCommandInput,
  GetObjectCommandInput,
  GetObjectCommandOutput,
  HeadObjectCommandInput,
  HeadObjectCommandOutput,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Options, Upload } from "@aws-sdk/lib-storage";
import type { BucketConfig } from "../../../kernel/config/upload-place.ts";

const second = 1000;

/** Until the answer begins; sending a part of an upload may take longer. */
const quickly = { requestTimeout: 4 * second };

/** The calls to a bucket. The library is loaded with the first one: a site with a folder needs none of it. */
export class BucketClient {
  readonly #config: BucketConfig;
  #client: Promise<S3Client> | null = null;

  constructor(config: BucketConfig) {
    this.#config = config;
  }

  async get(input: GetObjectCommandInput): Promise<GetObjectCommandOutput> {
    const { GetObjectCommand } = await import("@aws-sdk/client-s3");
    return (await this.#open()).send(new GetObjectCommand(input), quickly);
  }

  async head(input: HeadObjectCommandInput): Promise<HeadObjectCommandOutput> {
    const { HeadObjectCommand } = await import("@aws-sdk/client-s3");
    return (await this.#open()).send(new HeadObjectCommand(input), quickly);
  }

  async remove(input: DeleteObjectCommandInput): Promise<void> {
    const { DeleteObjectCommand } = await import("@aws-sdk/client-s3");
    await (await this.#open()).send(new DeleteObjectCommand(input), quickly);
  }

  async upload(options: Omit<Options, "client">): Promise<Upload> {
    const { Upload } = await import("@aws-sdk/lib-storage");
    return new Upload({ ...options, client: await this.#open() });
  }

  close(): void {
    void this.#client?.then((client) => client.destroy());
  }

  #open(): Promise<S3Client> {
    return (this.#client ??= connect(this.#config));
  }
}

async function connect({ region, endpoint, pathStyle, keys }: BucketConfig): Promise<S3Client> {
  const { S3Client } = await import("@aws-sdk/client-s3");
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(keys === null ? {} : { credentials: keys }),
    // Not every store that speaks the protocol knows the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2 * second,
      requestTimeout: 10 * second,
      throwOnRequestTimeout: true,
      socketTimeout: 20 * second,
    },
  });
}
