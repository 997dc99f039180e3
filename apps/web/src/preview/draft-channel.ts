import type { components } from "@atrium/sdk";

/** A draft as its public page would show it. */
export type ArticlePreview = components["schemas"]["ArticlePreview"];

/** What the frame of a preview says to the page around it: it can show a draft now. */
export interface ReadyMessage {
  readonly type: "preview-ready";
}

/** What the page around the frame of a preview says to it: show this draft. */
export interface DraftMessage {
  readonly type: "preview-draft";
  readonly preview: ArticlePreview;
}

/** The home page as visitors would see it. */
export type HomeDraft = components["schemas"]["PublicHome"];

/** The same for the frame of a home page. */
export interface HomeDraftMessage {
  readonly type: "preview-home";
  readonly home: HomeDraft;
}

/** Whether a message is the frame's. The caller has checked that it comes from the frame. */
export function isReadyMessage(data: unknown): data is ReadyMessage {
  return typeOf(data) === "preview-ready";
}

/** Whether a message has a draft. The caller has checked that it comes from the page around the frame. */
export function isDraftMessage(data: unknown): data is DraftMessage {
  return typeOf(data) === "preview-draft";
}

/** Whether a message has a home page. The caller has checked that it comes from the page around the frame. */
export function isHomeDraftMessage(data: unknown): data is HomeDraftMessage {
  return typeOf(data) === "preview-home";
}

function typeOf(data: unknown): unknown {
  return typeof data === "object" && data !== null ? Reflect.get(data, "type") : undefined;
}
