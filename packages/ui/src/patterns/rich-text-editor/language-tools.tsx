"use client";

import type { Editor } from "@tiptap/core";
import { Languages } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { useUiLocale } from "../../messages-provider.tsx";
import { countHalfWidth, writeFullWidth } from "./full-width.ts";
import { languageAt, markedLanguages, markLanguage } from "./language-marks.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** Marks the language of words in another one, and offers full-width punctuation where a Chinese text lacks it. */
export function LanguageTools({ editor }: { editor: Editor }) {
  const messages = useRichTextMessages();
  const names = new Intl.DisplayNames(useUiLocale() ?? "en", { type: "language" });
  const { language, count, isWords } = useEditorValue(editor, (current) => ({
    language: languageAt(current),
    count: countHalfWidth(current.state.doc),
    isWords: !current.state.selection.empty,
  }));
  const all =
    language === null || markedLanguages.includes(language)
      ? markedLanguages
      : [language, ...markedLanguages];
  const name = (code: string) => names.of(code) ?? code;
  return (
    <span className="ml-auto flex flex-wrap items-center gap-1">
      {count > 0 && (
        <Button variant="ghost" size="sm" onClick={() => writeFullWidth(editor)}>
          {messages.fullWidth({ count })}
        </Button>
      )}
      <DropdownMenu
        align="end"
        trigger={
          <Button variant="ghost" size="sm">
            <Languages aria-hidden="true" />
            {language === null ? messages.language : name(language)}
          </Button>
        }
        entries={[
          {
            kind: "label",
            id: "of",
            label: isWords ? messages.languageOfWords : messages.languageOfParagraph,
          },
          {
            id: "none",
            label: messages.languageOfText,
            checked: language === null,
            onSelect: () => markLanguage(editor, null),
          },
          ...all.map((code) => ({
            id: code,
            label: name(code),
            checked: language === code,
            onSelect: () => markLanguage(editor, code),
          })),
        ]}
      />
    </span>
  );
}
