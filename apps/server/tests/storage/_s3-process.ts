/** A store that speaks S3's protocol over HTTP, with checked signatures, as a process of its own. */
import S3rver from "@20minutes/s3rver";
import { DUMMY_ACCOUNT } from "@20minutes/s3rver/lib/models/account.js";

const [directory = "", bucket = "", port = "0", address = "127.0.0.1"] = process.argv.slice(2);
const { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret } = process.env;
if (keyId !== undefined && secret !== undefined) DUMMY_ACCOUNT.createKeyPair(keyId, secret);
const store = new S3rver({
  address,
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  // Its health check is a bucket that anybody may list.
  configureBuckets: [{ name: bucket }, { name: "healthz" }],
});
const listening = await store.run();
process.send?.(listening.port);
process.on("disconnect", () => process.exit());
