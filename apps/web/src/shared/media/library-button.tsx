import { useHasPermission } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { Images } from "lucide-react";
import { useState } from "react";
import type { MediaFile } from "../../queries/files.ts";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import type { MediaPickerKind } from "./media-picker.tsx";

const MediaPicker = lazyPart(async () => (await import("./media-picker.tsx")).MediaPicker);

export interface LibraryButtonProps {
  /** What is chosen; pictures unless given. */
  kind?: MediaPickerKind | undefined;
  /** How many may be chosen; one unless given. */
  limit?: number | undefined;
  onPick: (files: readonly MediaFile[]) => void;
}

/** Chooses files that are uploaded already; for those who may page through the library. */
export function LibraryButton({ kind, limit, onPick }: LibraryButtonProps) {
  const { media: messages } = useMessages();
  const mayPage = useHasPermission()("content:file:page");
  const [isOpen, setOpen] = useState(false);
  if (!mayPage) return null;
  return (
    <div className="mt-2">
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Images aria-hidden="true" />
        {messages.choose}
      </Button>
      {isOpen && (
        <MediaPicker
          kind={kind}
          limit={limit}
          onClose={() => setOpen(false)}
          onPick={(files) => {
            setOpen(false);
            onPick(files);
          }}
        />
      )}
    </div>
  );
}
