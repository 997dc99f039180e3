import type { DemoFiles } from "./files.ts";
import type { Staff } from "./people.ts";

/** Shared by the demo's site and products: the actors, and what is stored already. */
export interface DemoContext {
  staff: Staff;
  files: DemoFiles;
  articleIds: ReadonlyMap<string, string>;
  now: Date;
}
