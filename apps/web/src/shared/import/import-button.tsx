import { Button } from "@atrium/ui";
import { Upload } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import type { ImportDialogProps } from "./import-dialog.tsx";

const ImportDialog = lazyPart(async () => (await import("./import-dialog.tsx")).ImportDialog);

export type ImportButtonProps = Omit<ImportDialogProps, "onClose">;

/** Imports records from a file of a spreadsheet. */
export function ImportButton(props: ImportButtonProps) {
  const { list: messages } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Upload aria-hidden="true" />
        {messages.import}
      </Button>
      {isOpen && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
