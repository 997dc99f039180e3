"use client";

import { useInsertionEffect, useState } from "react";
import { useStoreSelector } from "../store/use-store-selector.ts";
import type { Versioned } from "./conflicting-record.ts";
import type { EditState } from "./edit-state.ts";
import {
  createRecordEditor,
  type RecordEditor,
  type RecordEditorOptions,
} from "./record-editor.ts";

/**
 * Edits a record in a component: the one of its first render. A record that is fetched anew meanwhile changes nothing, or
 * it would be saved over unseen. Where the edits outlive the component, as with autosave, keep a `createRecordEditor`
 * instead. `state` is that of the render; `get` returns that of now, to what runs later.
 *
 * @example
 * const { mutateAsync } = useMutation(resourceQueries("roles", { update: sdk.roles.update }).update());
 * const { state, resolve } = useRecordEditor({
 *   record: role,
 *   fieldsOf: ({ name, description, status }) => ({ name, description, status }),
 *   update: mutateAsync,
 * });
 * if (state.status === "conflict") return <Button onClick={() => void resolve({ name: "theirs" })} />;
 */
export function useRecordEditor<Stored extends Versioned, Fields extends object>(
  options: RecordEditorOptions<Stored, Fields>,
): { readonly state: EditState<Fields, Stored> } & Pick<
  RecordEditor<Fields, Stored>,
  "get" | "edit" | "save" | "resolve" | "restore"
> {
  // The calls of the present render may see more than those of the first.
  const [latest] = useState(() => ({ ...options }));
  useInsertionEffect(() => void Object.assign(latest, options));
  const [editor] = useState(() => createRecordEditor(latest));
  const state = useStoreSelector(editor, whole<EditState<Fields, Stored>>);
  return { ...editor, state };
}

function whole<State>(state: State): State {
  return state;
}
