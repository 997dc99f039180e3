"use client";

import { useMemo, type ChangeEvent, type ClipboardEvent, type DragEvent } from "react";
import { useStoreSelector } from "../store/use-store-selector.ts";
import { acceptOf, defaultFileLimit } from "./file-rules.ts";
import type { UploadState } from "./upload-state.ts";
import type { UploadStore } from "./upload-store.ts";

/**
 * What a component needs to render an upload field.
 *
 * @example
 * const drop = ({ getDropProps, getInputProps }: UploadField) => (
 *   <label {...getDropProps()}>
 *     <input {...getInputProps()} />
 *   </label>
 * );
 */
export interface UploadField extends UploadState {
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
 * An upload field's files and prop getters. The store continues while its component is hidden or unmounted; its owner
 * disposes of it.
 *
 * @example
 * const store = useRetainedState(tabs, snapshot.key, "cover",
 *   () => createUpload({ rules: { kind: "img" }, upload: sendFile, notices }),
 *   (old) => old.dispose(),
 * );
 * const { items, getInputProps } = useUpload(store);
 * return <input {...getInputProps()} />;
 */
export function useUpload(store: UploadStore): UploadField {
  const state = useStoreSelector(store, whole);
  const getters = useMemo(() => propGetters(store), [store]);
  return { ...state, isFull: state.items.length >= limitOf(store), ...getters };
}

function propGetters(store: UploadStore) {
  return {
    getInputProps: () => ({
      type: "file" as const,
      accept: acceptOf(store.rules),
      multiple: limitOf(store) > 1,
      onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
        addFiles(store, input.files);
        // So that the same file can be chosen again.
        input.value = "";
      },
    }),
    getDropProps: () => ({
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (addFiles(store, event.dataTransfer.files)) event.preventDefault();
      },
    }),
    getPasteProps: () => ({
      onPaste(event: ClipboardEvent) {
        if (addFiles(store, event.clipboardData.files)) event.preventDefault();
      },
    }),
  };
}

/** Returns whether there were files: choosing nothing, or dropping or pasting text, is ignored. */
function addFiles(store: UploadStore, files: FileList | null): boolean {
  if (!files?.length) return false;
  store.add([...files]);
  return true;
}

function limitOf({ rules }: UploadStore): number {
  return rules.limit ?? defaultFileLimit;
}

function whole(state: UploadState): UploadState {
  return state;
}
