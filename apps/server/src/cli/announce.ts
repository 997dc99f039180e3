import { relative } from "node:path";
import type { Config } from "../kernel/config/config.ts";
import { shippedRoles } from "../seed/roles.ts";

/** Prints where the site is and who may sign in. */
export function announce(config: Config, address: string): void {
  const site = config.publicUrl.endsWith(":0") ? address : config.publicUrl;
  const base = site + config.basePath;
  const lines = [
    "Atrium is running.",
    "",
    `Site         ${base}`,
    `Back office  ${base}login`,
    `API docs     ${site}/docs`,
    ...(config.demo ? demoLines() : []),
    "",
    `${kept(config)}. Ctrl-C stops the server.`,
  ];
  console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join("\n")}\n`);
}

/** Password of the published accounts of the demo site. */
export const demoPassword = "Atrium-demo-1";

function demoLines(): string[] {
  const names = shippedRoles.map(({ code }) => code).join(", ");
  return ["", `Demo accounts, all with the password ${demoPassword}:`, `  ${names}`];
}

function kept({ databaseUrl, dataDir, uploadDir }: Config): string {
  if (databaseUrl === null) return `Data is kept in ${shortPath(dataDir)}`;
  return `Uploaded files are kept in ${shortPath(uploadDir)}`;
}

function shortPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere === "" || fromHere.startsWith("..") ? path : fromHere;
}
