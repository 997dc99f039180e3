import { idRule } from "../../generated/text-rules.ts";
import { changePeriods, endOfPeriod, startOfPeriod } from "./change-period.ts";

const day = String.raw`\d{4}-\d{2}-\d{2}`;

/** When a record was last changed, and by whom, as the URL holds it. */
export const changeRules = {
  updatedFrom: {
    pattern: new RegExp(`^(${day}|${changePeriods.join("|")})$`),
    parse: (start: string) => startOfPeriod(start),
  },
  updatedTo: { pattern: new RegExp(`^${day}$`), parse: endOfPeriod },
  updatedBy: idRule,
} as const;
