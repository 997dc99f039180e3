import type { Handlers } from "../operation.ts";
import { explainAccess } from "./explain-access.ts";

export const accessHandlers = {
  accessExplain: async ({ query }, ctx) => explainAccess(query, ctx),
} satisfies Partial<Handlers>;
