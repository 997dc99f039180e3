import type { Transaction } from "@tiptap/pm/state";
import { ReplaceStep } from "@tiptap/pm/transform";

const letters = /^[a-z0-9]+$/i;

/** Whether a transaction only adds letters or digits, as most keys do: what is written around them goes on. */
export function addsLettersOnly({ docChanged, steps }: Transaction): boolean {
  return (
    docChanged &&
    steps.every((step) => {
      if (!(step instanceof ReplaceStep) || step.from !== step.to) return false;
      const { firstChild, childCount } = step.slice.content;
      return childCount === 1 && letters.test(firstChild?.text ?? "");
    })
  );
}
