/** Runs programs apart from the page, which stays usable and can end them. */
import { runProgram } from "./run-program.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  void runProgram(data).then((outcome) => postMessage(outcome));
});
