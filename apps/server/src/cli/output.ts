import type { DatabaseLog } from "../db/database.ts";
import { commandLog, explainFailure, progress } from "./run-command.ts";

/** What a server and its jobs say: sentences for people, or lines of the log. */
export interface Output extends DatabaseLog {
  isLog: boolean;
  progress(line: string): void;
  /** Says why the program ends. */
  failure(error: unknown): void;
}

export const forPeople: Output = {
  ...commandLog,
  isLog: false,
  progress,
  failure: (error) => console.error(`\n${explainFailure(error)}\n`),
};
