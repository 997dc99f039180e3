export {
  annotate,
  replaceAnnotation,
  revealAnnotation,
  selectedPassage,
  type Annotation,
} from "./annotations.ts";
export type { ChangeTracker } from "./change-tracker.ts";
export { openRichText, type OpenRichText, type RichTextStart } from "./open-rich-text.ts";
export { RichTextEditor } from "./rich-text-editor.tsx";
export type { RichTextEditorProps } from "./open-text-editor.tsx";
export type {
  EmbedInsert,
  EmbedKind,
  FocalPointFieldProps,
  InputValidator,
  LinkInsert,
  LinkTarget,
  ImageFieldProps,
  ImageInsert,
  RichTextInserts,
} from "./rich-text-inserts.ts";
export { richTextMessages, type RichTextMessages } from "./rich-text-messages.ts";
export { useRichTextMessages } from "./use-rich-text-messages.ts";
