/** The kinds of callouts: what is set apart from the text around it. */
export const calloutKinds = ["info", "tip", "warning"] as const;

export type CalloutKind = (typeof calloutKinds)[number];
