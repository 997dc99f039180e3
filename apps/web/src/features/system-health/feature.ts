import type { Feature } from "../../shared/feature.ts";

/** Whether the system does its work. */
export const feature: Feature = {
  views: {
    "monitor/health/index": async () => (await import("./system-health-page.tsx")).SystemHealthPage,
  },
};
