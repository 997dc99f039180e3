import { useMemo, type ChangeEvent, type ClipboardEvent, type DragEvent } from "react";
import { useStoreSelector } from "../store/use-store-selector.ts";
import { acceptOf, defaultFileLimit } from "./file-rules.ts";
import type { UploadItem, UploadStore } from "./upload-store.ts";

/** What a component needs to draw an upload field. */
export interface UploadField {
  readonly items: readonly UploadItem[];
  /** No further file may be added. */
  readonly isFull: boolean;
  /** For the `<input>`; what it lets people choose follows from the store's rules. */
  getInputProps(): {
    type: "file";
    accept: string | undefined;
    multiple: boolean;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
  };
  /** For the element files may be dropped on. */
  getDropProps(): {
    onDragOver(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
  /** For the element files may be pasted into. */
  getPasteProps(): { onPaste(event: ClipboardEvent): void };
}

/**
 * An upload field's files and the props of its parts.
 *
 * @example
 * const [store] = useState(() => createUpload({ rules, upload, notices }));
 * const { items, getInputProps } = useUpload(store);
 * return <input {...getInputProps()} />;
 */
export function useUpload(store: UploadStore): UploadField {
  const items = useStoreSelector(store, all);
  const getters = useMemo(() => propGetters(store), [store]);
  return { items, isFull: items.length >= (store.rules.limit ?? defaultFileLimit), ...getters };
}

function propGetters(store: UploadStore) {
  return {
    getInputProps: () => ({
      type: "file" as const,
      accept: acceptOf(store.rules),
      multiple: (store.rules.limit ?? defaultFileLimit) > 1,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const input = event.currentTarget;
        store.add([...(input.files ?? [])]);
        // So that the same file can be chosen again.
        input.value = "";
      },
    }),
    getDropProps: () => ({
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop(event: DragEvent) {
        event.preventDefault();
        addFiles(store, event.dataTransfer.files);
      },
    }),
    getPasteProps: () => ({
      onPaste: (event: ClipboardEvent) => addFiles(store, event.clipboardData.files),
    }),
  };
}

/** Dropping or pasting text is none of the field's business. */
function addFiles(store: UploadStore, files: FileList): void {
  if (files.length > 0) store.add([...files]);
}

function all(items: readonly UploadItem[]): readonly UploadItem[] {
  return items;
}
