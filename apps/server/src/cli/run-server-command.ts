import { loadConfig, type Config } from "../kernel/config/config.ts";
import { readEnv, type Env } from "../kernel/config/env.ts";
import { forPeople, type Output } from "./output.ts";
import { warnOfStraySettings } from "./run-command.ts";

/** Like `runCommand`, for a server and the jobs that prepare its database. */
export async function runServerCommand(
  work: (config: Config, output: Output) => Promise<void>,
): Promise<void> {
  const env = readEnv();
  const output = await openOutput(env);
  try {
    const config = loadConfig(env);
    if (config.databaseUrl === null) warnOfStraySettings();
    await work(config, output);
  } catch (error) {
    output.failure(error);
    process.exitCode = 1;
  }
}

/** In production everything is a line of the log; the demo site speaks to whoever tries it. */
async function openOutput({ NODE_ENV, DEMO = "0" }: Env): Promise<Output> {
  if (NODE_ENV !== "production" || DEMO !== "0") return forPeople;
  const { openLogOutput } = await import("./log-output.ts");
  return openLogOutput();
}
