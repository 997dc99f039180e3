import { ImageCell, ImagePreview, type ImageCellProps } from "@atrium/ui";
import { useState } from "react";

export type PictureCellProps = Omit<ImageCellProps, "onOpen">;

/** The pictures of a row, small; pressed, they open large. */
export function PictureCell(props: PictureCellProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ImageCell {...props} onOpen={() => setOpen(true)} />
      {open && (
        <ImagePreview
          open
          onOpenChange={setOpen}
          from="cell"
          value={props.value}
          name={props.name}
          type={props.type}
        />
      )}
    </>
  );
}
