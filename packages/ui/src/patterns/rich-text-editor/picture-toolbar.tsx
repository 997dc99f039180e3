"use client";

import type { Editor } from "@tiptap/core";
import {
  AlignHorizontalJustifyCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  Settings2,
  StretchHorizontal,
  Trash2,
} from "lucide-react";
import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Select } from "../../components/select.tsx";
import { selectedPicture } from "./picture-place.ts";
import {
  deletePicture,
  isInlinePicture,
  pictureAligns,
  pictureWidths,
  readPicture,
  writePicture,
  type PictureSettings,
} from "./picture.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

const alignIcons = {
  left: AlignHorizontalJustifyStart,
  center: AlignHorizontalJustifyCenter,
  right: AlignHorizontalJustifyEnd,
  wide: StretchHorizontal,
};

/** The tools of the selected picture: what is changed often, and the way to the rest. */
export function PictureToolbar({ editor }: { editor: Editor }) {
  const messages = useRichTextMessages();
  const settings = useEditorValue(editor, ({ state }) => {
    const picture = selectedPicture(state);
    if (picture === undefined) return null;
    return { ...readPicture(picture), isInline: isInlinePicture(picture) };
  });
  if (settings === null) return null;
  const { align, width, alt, isDecorative, isInline } = settings;
  const change = (changes: Partial<PictureSettings>) =>
    editor.commands.command(({ tr, state }) => {
      const picture = selectedPicture(state);
      if (picture === undefined) return false;
      writePicture(tr, picture, { ...readPicture(picture), ...changes });
      return true;
    });
  const remove = () =>
    editor
      .chain()
      .focus()
      .command(({ tr, state }) => {
        const picture = selectedPicture(state);
        if (picture !== undefined) deletePicture(tr, picture);
        return true;
      })
      .run();
  return (
    <>
      {!isInline && (
        <>
          {pictureAligns.map((value) => {
            const Icon = alignIcons[value];
            return (
              <IconButton
                key={value}
                label={messages.imageAligns[value]}
                size="sm"
                aria-pressed={align === value}
                className={align === value ? "bg-primary-soft text-primary" : undefined}
                onClick={() => change({ align: align === value ? null : value })}
              >
                <Icon />
              </IconButton>
            );
          })}
          <Select
            aria-label={messages.imageWidth}
            className="mx-1 w-32"
            value={width ?? ""}
            options={[
              { value: "", label: messages.imageWidths.own },
              ...pictureWidths.map((value) => ({ value, label: messages.imageWidths[value] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ width: pictureWidths.find((one) => one === value) ?? null })
            }
          />
        </>
      )}
      <Button
        size="sm"
        variant={alt === "" && !isDecorative ? "outline" : "ghost"}
        onClick={() => editor.commands.editPicture()}
      >
        <Settings2 />
        {alt === "" && !isDecorative ? messages.imageAltAdd : messages.imageSettings}
      </Button>
      <IconButton label={messages.imageRemove} size="sm" onClick={remove}>
        <Trash2 />
      </IconButton>
    </>
  );
}
