/** Exits with 0 while the server of this container lives: for images without a shell. */
import { get as getHttp } from "node:http";
import { get as getHttps } from "node:https";

const { PORT = "3000", TLS_CERT_FILE = "" } = process.env;
const get = TLS_CERT_FILE === "" ? getHttp : getHttps;
// The certificate is of the server's name, and this is its own machine.
const options = { host: "127.0.0.1", port: PORT, path: "/healthz", rejectUnauthorized: false };

get(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on("error", () =>
  process.exit(1),
);
