import type { EditorState, Plugin, Transaction } from "@tiptap/pm/state";
import { Mapping } from "@tiptap/pm/transform";

/** What a plugin is asked about when the text changes. */
interface Change {
  readonly transactions: readonly Transaction[];
  readonly before: EditorState;
  readonly after: EditorState;
}

/** Far more than is written while plugins are loaded; where they cannot be loaded, nothing grows without end. */
const MAX_CHANGES = 1_000;

/** The changes of a text that plugins were not there for. */
export class MissedChanges {
  #changes: Change[] = [];

  add(change: Change): void {
    if (!change.transactions.some(({ docChanged }) => docChanged)) return;
    // ProseMirror goes on to add to its list of transactions.
    this.#changes.push({ ...change, transactions: [...change.transactions] });
    if (this.#changes.length > MAX_CHANGES) this.#changes.shift();
  }

  /** What the plugins would have appended to each of them, where the text is now. It forgets them. */
  appendedBy(plugins: readonly Plugin[], state: EditorState): Transaction {
    const { tr } = state;
    // An undo takes back what was written, with what is appended here.
    tr.setMeta("addToHistory", false);
    const changes = this.#changes;
    this.#changes = [];
    for (const [index, { transactions, before, after }] of changes.entries()) {
      const later = changes.slice(index + 1).flatMap((change) => change.transactions);
      const mapping = new Mapping([...later, tr].flatMap((change) => change.mapping.maps));
      for (const plugin of plugins) {
        const appended = plugin.spec.appendTransaction?.call(plugin, transactions, before, after);
        for (const step of appended?.steps ?? []) {
          const mapped = step.map(mapping);
          if (mapped) tr.maybeStep(mapped);
        }
      }
    }
    return tr;
  }
}
