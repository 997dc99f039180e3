import type { Handlers } from "../operation.ts";
import { systemHealth } from "./system-health.ts";

/** Whether the system does its work. */
export const systemHealthHandlers = {
  systemHealthGet: (_input, ctx) => systemHealth(ctx),
} satisfies Partial<Handlers>;
