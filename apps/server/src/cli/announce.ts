import { relative } from "node:path";
import { publishedPassword } from "../auth/published-password.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Output } from "./output.ts";
import { shippedRoles } from "../seed/roles.ts";

/** Prints where the site is and who may sign in. */
export function announce(config: Config, address: string, output: Output): void {
  const site = config.publicUrl.endsWith(":0") ? address : config.publicUrl;
  const base = site + config.basePath;
  if (output.isLog) {
    output.info({ site: base, address }, "Atrium is running.");
    return;
  }
  const lines = [
    "Atrium is running.",
    "",
    `Site         ${base}`,
    `Back office  ${config.adminUrl === null ? base : config.adminUrl + config.basePath}login`,
    `API docs     ${site}/docs`,
    ...(config.demo ? demoLines() : []),
    "",
    `${kept(config)}. Ctrl-C stops the server.`,
  ];
  console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join("\n")}\n`);
}

function demoLines(): string[] {
  const names = shippedRoles.map(({ code }) => code).join(", ");
  return ["", `Demo accounts, all with the password ${publishedPassword}:`, `  ${names}`];
}

function kept({ databaseUrl, dataDir, uploadDir, bucket }: Config): string {
  if (databaseUrl === null) return `Data is kept in ${shortPath(dataDir)}`;
  const place = bucket === null ? shortPath(uploadDir) : `the bucket ${bucket.bucket}`;
  return `Uploaded files are kept in ${place}`;
}

function shortPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere === "" || fromHere.startsWith("..") ? path : fromHere;
}
