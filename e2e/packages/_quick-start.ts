import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./_run.ts";

/** The code block of the SDK's README after the mark `<!-- run: quick-start -->`. */
export function quickStart(): string {
  const readme = readFileSync(join(root, "packages/sdk/README.md"), "utf8");
  const block = /<!-- run: quick-start -->\s+```ts\n(.*?)```/s.exec(readme)?.[1];
  if (block === undefined) throw new Error("the README has no block marked as its quick start");
  return block;
}

/** What it reads from its environment. */
export function quickStartEnv(stop: {
  baseUrl: string;
  username: string;
  password: string;
}): Record<string, string> {
  return { ATRIUM_URL: stop.baseUrl, ATRIUM_USER: stop.username, ATRIUM_PASSWORD: stop.password };
}

/** What it prints. */
export const quickStartOutput = /^100 %$[\s\S]*^created /m;
