import {
  Extension,
  getExtensionField,
  getSchemaTypeByName,
  pasteRulesPlugin,
  type AnyExtension,
  type Editor,
  type PasteRule,
} from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { MissedChanges } from "./missed-changes.ts";
import type { LazyComponent } from "../../lib/lazy-component.ts";

/** Makes the plugins of an extension that is loaded after the text was opened. */
export type LatePlugins = (editor: Editor) => readonly Plugin[];

/** A part that has plugins. */
interface LatePart<Part> extends LazyComponent<Part> {
  readonly pluginsOf: (part: Part) => LatePlugins;
  /** Whether they append to what was written before they came as well. */
  readonly catchesUp?: boolean;
}

/**
 * Has the plugins of a part that is loaded late join each text that was opened without them, with the precedence of the
 * extension itself.
 */
export function lateExtension<Part>(name: string, { get, subscribe, ...part }: LatePart<Part>) {
  const key = new PluginKey(name);
  const made = (editor: Editor): readonly Plugin[] | undefined => {
    const loaded = get();
    return loaded && part.pluginsOf(loaded)(editor);
  };
  const join = (editor: Editor, missed: MissedChanges) => {
    const plugins = editor.isDestroyed ? undefined : made(editor);
    if (plugins === undefined) return;
    afterComposition(editor, () => {
      const { plugins: before } = editor.state;
      const at = before.findIndex(({ spec }) => spec.key === key);
      if (at < 0) return;
      const joined = before.toSpliced(at, 1, ...plugins);
      editor.view.updateState(editor.state.reconfigure({ plugins: joined }));
      const tr = missed.appendedBy(plugins, editor.state);
      if (tr.docChanged) editor.view.dispatch(tr);
    });
  };
  return Extension.create<object, { unfollow: () => void; missed: MissedChanges }>({
    name,
    addStorage: () => ({ unfollow: () => undefined, missed: new MissedChanges() }),
    onBeforeCreate() {
      const { editor, storage } = this;
      storage.unfollow = subscribe(() => join(editor, storage.missed));
    },
    onDestroy() {
      this.storage.unfollow();
    },
    addProseMirrorPlugins() {
      const { missed } = this.storage;
      // Until they are there, one that does nothing has their place.
      const holder = new Plugin({
        key,
        appendTransaction: (transactions, before, after) => {
          if (part.catchesUp) missed.add({ transactions, before, after });
          return null;
        },
      });
      return [...(made(this.editor) ?? [holder])];
    },
  });
}

/** The plugins that an extension of Tiptap would have had from the start, with those of its rules for pasting. */
export function pluginsOf(extension: AnyExtension, editor: Editor): Plugin[] {
  const { name, options, storage } = extension;
  const type = getSchemaTypeByName(name, editor.schema);
  const context = { name, options, storage, editor, type };
  const addRules = getExtensionField<(() => PasteRule[]) | undefined>(
    extension,
    "addPasteRules",
    context,
  );
  const addPlugins = getExtensionField<(() => Plugin[]) | undefined>(
    extension,
    "addProseMirrorPlugins",
    context,
  );
  const rules = addRules?.() ?? [];
  return [
    ...(rules.length > 0 ? pasteRulesPlugin({ editor, rules }) : []),
    ...(addPlugins?.() ?? []),
  ];
}

/** Leaves the text alone while an input method composes a word in it. */
function afterComposition(editor: Editor, run: () => void): void {
  if (!editor.view.composing) return run();
  // The editor takes the composed word in after the event.
  const later = () => setTimeout(() => !editor.isDestroyed && afterComposition(editor, run), 100);
  editor.view.dom.addEventListener("compositionend", later, { once: true });
}
