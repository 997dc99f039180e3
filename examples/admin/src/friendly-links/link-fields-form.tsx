import { createUpload, filesOf, uploadWith, useUpload } from "@atrium/hooks/upload";
import { useEffect, useState, type FormEvent } from "react";
import { sdk } from "../atrium.ts";
import { notices } from "../notices.tsx";
import type { LinkFields } from "./friendly-link-queries.ts";

interface LinkFieldsFormProps {
  label: string;
  initial: LinkFields;
  isSaving: boolean;
  onSave: (fields: LinkFields) => void;
  onClose: () => void;
}

/** The fields of a link, a new one's or one that is changed. */
export function LinkFieldsForm({ label, initial, isSaving, onSave, onClose }: LinkFieldsFormProps) {
  const [fields, setFields] = useState(initial);
  const change = (changes: Partial<LinkFields>) => setFields((now) => ({ ...now, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(fields);
  };
  return (
    <form onSubmit={submit} aria-label={label}>
      <label>
        Name{" "}
        <input
          value={fields.name}
          onChange={({ target }) => change({ name: target.value })}
          required
        />
      </label>{" "}
      <label>
        Address{" "}
        <input
          value={fields.url}
          onChange={({ target }) => change({ url: target.value })}
          required
        />
      </label>{" "}
      <LogoField initial={initial.logo} onChange={(logo) => change({ logo })} />
      <button disabled={isSaving}>Save</button>{" "}
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </form>
  );
}

interface LogoFieldProps {
  initial: string | null;
  onChange: (logo: string | null) => void;
}

/** One picture, chosen, dropped or pasted. */
function LogoField({ initial, onChange }: LogoFieldProps) {
  const [store] = useState(() =>
    createUpload({
      rules: { imagesOnly: true, maxSizeMb: 2, limit: 1 },
      initial: filesOf(initial),
      upload: uploadWith(sdk),
      notices,
      onChange: ([file]) => onChange(file?.url ?? null),
    }),
  );
  const { items, getInputProps, getDropProps, getPasteProps } = useUpload(store);
  useEffect(() => () => store.dispose(), [store]);
  return (
    <fieldset {...getDropProps()} {...getPasteProps()}>
      <legend>Logo</legend>
      {items.map(({ uid, name, status, progress }) => (
        <p key={uid}>
          {name} {status === "success" ? "is there" : `${progress} %`}{" "}
          <button type="button" onClick={() => store.remove(uid)}>
            Remove {name}
          </button>
        </p>
      ))}
      <label>
        Choose a picture <input {...getInputProps()} disabled={items.length > 0} />
      </label>
    </fieldset>
  );
}
