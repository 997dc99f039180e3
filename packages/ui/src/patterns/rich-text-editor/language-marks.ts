import type { Editor } from "@tiptap/core";

/** Languages to mark words with; more may be in a text. */
export const markedLanguages = [
  ["zh-CN", "zh-TW", "en", "de", "es", "fr"],
  ["it", "ja", "ko", "la", "nl", "ru"],
].flat();

/** The language that the selected words are marked with; null for that of the text. */
export function languageAt(editor: Editor): string | null {
  const { $from } = editor.state.selection;
  const mark = editor.getAttributes("span")["lang"] ?? $from.parent.attrs["lang"];
  return typeof mark === "string" ? mark : null;
}

/** Marks the language of the selected words, or of the whole paragraph when none are; null takes the mark away. */
export function markLanguage(editor: Editor, language: string | null): void {
  const { empty, $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if (empty) {
    chain.updateAttributes($from.parent.type.name, { lang: language }).run();
    return;
  }
  chain.unsetMark("span");
  if (language !== null) chain.setMark("span", { lang: language });
  chain.run();
}
