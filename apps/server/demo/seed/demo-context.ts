import type { DemoFiles } from "./files.ts";
import type { Staff } from "./people.ts";

/** What the demo's site and products refer to: who acts, and what is stored already. */
export interface DemoContext {
  staff: Staff;
  files: DemoFiles;
  articleIds: ReadonlyMap<string, string>;
  now: Date;
}
