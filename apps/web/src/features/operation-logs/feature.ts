import type { Feature } from "../../shared/feature.ts";

/** Who changed what. */
export const feature: Feature = {
  views: {
    "monitor/operation-log/index": async () =>
      (await import("./operation-log-page.tsx")).OperationLogPage,
  },
};
