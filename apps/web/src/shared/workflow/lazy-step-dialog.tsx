import { lazyPart } from "../lazy-part.tsx";

/** The dialog of a step, which is loaded ahead of the first one. */
export const StepDialog = lazyPart(async () => (await import("./step-dialog.tsx")).StepDialog);
