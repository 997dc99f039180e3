import { pino } from "pino";
import { loggerOptions } from "../http/request-log.ts";
import type { Output } from "./output.ts";
import { explainFailure } from "./run-command.ts";

/** JSON, one line per event, written at once: the program may end right after. */
export function openLogOutput(): Output {
  const target = pino.destination({ dest: 1, sync: true });
  const { stream, ...options } = loggerOptions("info", target);
  const log = pino(options, stream);
  return {
    isLog: true,
    info: log.info.bind(log),
    error: log.error.bind(log),
    progress: (line) => log.info(oneLine(line)),
    failure: (err) => log.fatal({ err }, oneLine(explainFailure(err))),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
