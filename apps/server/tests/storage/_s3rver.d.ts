declare module "@20minutes/s3rver" {
  import type { AddressInfo } from "node:net";

  export interface S3rverOptions {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<AddressInfo>;
  }
}

declare module "@20minutes/s3rver/lib/models/account.js" {
  export const DUMMY_ACCOUNT: { createKeyPair(keyId: string, secret: string): void };
}
