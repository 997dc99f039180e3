/** A store that speaks S3's protocol over HTTP, with checked signatures, as a process of its own. */
import S3rver from "@20minutes/s3rver";

const [directory = "", bucket = "", port = "0"] = process.argv.slice(2);
const store = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});
const address = await store.run();
process.send?.(address.port);
process.on("disconnect", () => process.exit());
