import type { FocalPointFieldProps } from "@atrium/ui/rich-text-editor";
import { FocalPointField } from "./focal-point-field.tsx";
import { useMessages } from "./messages.ts";

/** The focal point of a picture that is cropped in a text. */
export function CropFocusField({ src, value, onChange }: FocalPointFieldProps) {
  const { editor: messages } = useMessages();
  return (
    <FocalPointField
      label={messages.coverFocus}
      help={messages.cropFocusHelp}
      src={src}
      value={value}
      disabled={false}
      onChange={onChange}
    />
  );
}
