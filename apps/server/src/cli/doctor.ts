import { defineCommand } from "citty";
import { describeRisk, riskySettings } from "../kernel/config/risky-settings.ts";
import { progress, runCommand } from "./run-command.ts";

/** `atrium doctor`: lists risky settings with their fix; exit code 1 when there are any. */
export const doctorCommand = defineCommand({
  meta: { name: "doctor", description: "List the settings that are a risk, and what to do" },
  run: () =>
    runCommand(async (config) => {
      const risks = riskySettings(config);
      for (const risk of risks) progress(describeRisk(risk));
      if (risks.length === 0) progress("No setting is a risk.");
      else process.exitCode = 1;
    }),
});
