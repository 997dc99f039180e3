import { useState } from "react";
import { useStoreSelector } from "../store/use-store-selector.ts";
import type { Versioned } from "./conflict.ts";
import { createRecordSave, type RecordSave, type RecordSaveOptions } from "./record-save.ts";
import type { SaveState } from "./save-state.ts";

/**
 * Saves the record a component edits; the options are those of its first render. A record that is fetched anew
 * meanwhile changes nothing, or it would be saved over unseen. Where the edits outlive the component, keep a
 * `createRecordSave` instead.
 *
 * @example
 * const { mutateAsync } = useMutation(resourceQueries("roles", { update: sdk.roles.update }).update());
 * const { state, resolve } = useRecordSave({
 *   record: role,
 *   fieldsOf: ({ name, description, status }) => ({ name, description, status }),
 *   send: mutateAsync,
 * });
 * if (state.status === "conflict") return <Button onClick={() => void resolve({ name: "theirs" })} />;
 */
export function useRecordSave<Stored extends Versioned, Fields extends object>(
  options: RecordSaveOptions<Stored, Fields>,
): { readonly state: SaveState<Fields> } & Pick<RecordSave<Fields>, "save" | "resolve"> {
  const [store] = useState(() => createRecordSave(options));
  const state = useStoreSelector(store, whole<Fields>);
  return { state, save: store.save, resolve: store.resolve };
}

function whole<Fields extends object>(state: SaveState<Fields>): SaveState<Fields> {
  return state;
}
