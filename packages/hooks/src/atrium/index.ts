export type { Atrium, AtriumOptions, NoticeKind } from "./atrium.ts";
export { AtriumProvider, useAtrium } from "./atrium-provider.tsx";
export { createAtrium } from "./create-atrium.ts";
export type { EnterDecision, Guard } from "./guard.ts";
export type { GuardDecision } from "./guard-decision.ts";
export { sessionApi } from "./session-api.ts";
export { tabInput } from "./tab-input.ts";
export { useGuard } from "./use-guard.ts";
export { usePageTab } from "./use-page-tab.ts";
