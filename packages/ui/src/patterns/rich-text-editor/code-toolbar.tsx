"use client";

import type { Editor } from "@tiptap/core";
import { Trash2 } from "lucide-react";
import { IconButton } from "../../components/icon-button.tsx";
import { Select } from "../../components/select.tsx";
import { codeLanguageName, codeLanguages } from "../rich-text/code-languages.ts";
import { rememberLanguage } from "./last-language.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** The tools of the code around the cursor: its language. */
export function CodeToolbar({ editor }: { editor: Editor }) {
  const messages = useRichTextMessages();
  const language = useEditorValue(editor, (current) => {
    const named: unknown = current.getAttributes("codeBlock")["language"];
    return typeof named === "string" ? named : "";
  });
  const listed = Object.entries(codeLanguages).map(([value, label]) => ({ value, label }));
  const isListed = language === "" || Object.hasOwn(codeLanguages, language);
  const change = (value: string) => {
    const chosen = value === "" ? null : value;
    rememberLanguage(chosen);
    editor.commands.updateAttributes("codeBlock", { language: chosen, isCode: true });
  };
  return (
    <>
      <Select
        aria-label={messages.codeLanguage}
        className="w-36"
        value={language}
        options={[
          { value: "", label: messages.codeLanguageNone },
          ...(isListed ? [] : [{ value: language, label: codeLanguageName(language) }]),
          ...listed,
        ]}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <IconButton
        label={messages.codeRemove}
        size="sm"
        onClick={() => editor.chain().focus().deleteNode("codeBlock").run()}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}
