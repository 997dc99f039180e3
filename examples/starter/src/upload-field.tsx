import { useAtrium } from "@atrium/hooks/atrium";
import { createUpload, uploadWith, useUpload, type UploadedFile } from "@atrium/hooks/upload";
import { useEffect, useState } from "react";

interface UploadFieldProps {
  label: string;
  /** Called with the uploaded files whenever they or their order change. */
  onChange: (files: readonly UploadedFile[]) => void;
}

/** Pictures: chosen, dropped or pasted. */
export function UploadField({ label, onChange }: UploadFieldProps) {
  const { sdk, notices } = useAtrium();
  const [store] = useState(() =>
    createUpload({
      rules: { imagesOnly: true, maxSizeMb: 5, limit: 3 },
      upload: uploadWith(sdk),
      notices,
      onChange,
    }),
  );
  useEffect(() => () => store.dispose(), [store]);
  const { items, failed, isFull, getInputProps, getDropProps, getPasteProps } = useUpload(store);
  return (
    <fieldset {...getDropProps()} {...getPasteProps()}>
      <legend>{label}</legend>
      <input aria-label={label} {...getInputProps()} disabled={isFull} />
      {items.map(({ uid, name, progress }) => (
        <p key={uid}>
          <progress max={100} value={progress} aria-label={`Upload of ${name}`} /> {name}{" "}
          <button type="button" onClick={() => store.remove(uid)}>
            Remove
          </button>
        </p>
      ))}
      {failed.map(({ uid, name }) => (
        <p key={uid}>
          {name} was not uploaded.{" "}
          <button type="button" onClick={() => store.retry(uid)}>
            Try again
          </button>
        </p>
      ))}
    </fieldset>
  );
}
