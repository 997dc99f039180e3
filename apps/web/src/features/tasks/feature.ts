import type { Feature } from "../../shared/feature.ts";

/** The task lists and the place where tasks are decided. */
export const feature: Feature = {
  views: {
    "task/wait-handle": async () => (await import("./task-list-pages.tsx")).WaitHandlePage,
    "task/handled": async () => (await import("./task-list-pages.tsx")).HandledPage,
    "task/wait-read": async () => (await import("./task-list-pages.tsx")).WaitReadPage,
    "task/read": async () => (await import("./task-list-pages.tsx")).ReadPage,
    "task/detail": async () => (await import("./task-detail-page.tsx")).TaskDetailPage,
  },
};
