import type { Feature } from "../../shared/feature.ts";

/** The workgroups that reviews are given to, and who belongs to them. */
export const feature: Feature = {
  views: {
    "system/workgroup/index": async () =>
      (await import("./workgroup-list-page.tsx")).WorkgroupListPage,
  },
};
