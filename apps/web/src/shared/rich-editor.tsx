import {
  openRichText,
  RichTextEditor,
  useRichTextMessages,
  type ImageFieldProps,
  type ImageInsert,
  type LinkInsert,
  type RichTextEditorProps,
  type RichTextInserts,
} from "@atrium/ui/rich-text-editor";
import { use, useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { embedPlayer } from "../embeds/embed-player.ts";
import { zArticleSaveBody, zUrl } from "../generated/form-schemas.ts";
import type { AdminMessages } from "../i18n/admin-en.ts";
import { focusModePreference } from "./focus-mode-preference.ts";
import "./form/form-messages.ts";
import { limitsOf } from "./form/limits-of.ts";
import { lazyPart } from "./lazy-part.tsx";
import { useLinkSearch } from "./link-search.ts";
import { useMessages } from "./messages.ts";
import { OpenTextContext } from "./open-text.ts";
import { isShownPicture } from "./shown-picture.ts";
import { useViewState } from "./view-location.tsx";

// Most of the time no picture is inserted.
const PictureField = lazyPart<ImageFieldProps>(
  async () => (await import("./picture-upload.tsx")).PictureUpload,
);
const FocusField = lazyPart(async () => (await import("./crop-focus-field.tsx")).CropFocusField);
const uploadPicture: ImageInsert["upload"] = async (file, options) =>
  (await import("./upload-pasted-picture.ts")).uploadPastedPicture(file, options);

export interface RichEditorProps extends Omit<
  RichTextEditorProps,
  "text" | "inserts" | "initialFocusMode" | "onFocusModeChange"
> {
  /** Whether it starts in focus mode for who left it so, and remembers it. */
  remembersFocusMode?: boolean | undefined;
}

/**
 * The kit's rich-text editor with the contract's rules and the back office's uploads. The text lives in the tab's
 * retained state rather than in an effect: a hidden tab ends effects, and the text and its undo history must survive
 * that.
 */
export function RichEditor({ remembersFocusMode = false, ...props }: RichEditorProps) {
  const { editor: messages } = useMessages();
  const { placeholder } = useRichTextMessages();
  const text = useViewState(
    "rich-editor",
    () => openRichText({ html: props.html, placeholder }),
    ({ close }) => close(),
  );
  const onOpen = use(OpenTextContext);
  useEffect(() => onOpen?.(text), [onOpen, text]);
  const search = useLinkSearch();
  const inserts = useMemo(() => insertsOf(messages, search), [messages, search]);
  const [startsFocused] = useState(() => remembersFocusMode && focusModePreference.get());
  return (
    <RichTextEditor
      {...props}
      text={text}
      inserts={inserts}
      initialFocusMode={startsFocused}
      onFocusModeChange={remembersFocusMode ? focusModePreference.set : undefined}
    />
  );
}

function insertsOf(
  messages: AdminMessages["editor"],
  search: LinkInsert["search"],
): RichTextInserts {
  const { title, coverAlt } = zArticleSaveBody.shape;
  const isEmbed = z.refine<string>((address) => embedPlayer(address) !== null, {
    error: messages.embedUnknown,
  });
  return {
    links: { help: messages.linkHelp, validateUrl: problemBy(zUrl), search },
    images: {
      field: PictureField,
      focalPoint: FocusField,
      altLimit: limitsOf(coverAlt).max,
      upload: uploadPicture,
      isOwn: isShownPicture,
    },
    embeds: {
      help: messages.embedHelp,
      validateUrl: problemBy(zUrl.check(isEmbed)),
      validateTitle: problemBy(title),
      kindOf: (url) => embedPlayer(url)?.kind ?? "video",
    },
  };
}

/** Returns what a schema of the contract finds wrong. */
function problemBy(schema: z.core.$ZodType): (input: string) => string | undefined {
  return (input) => z.safeParse(schema, input).error?.issues[0]?.message;
}
