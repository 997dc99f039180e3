import { createStore, useStoreSelector, type NoticesPort } from "@atrium/hooks";

interface Notice {
  readonly id: number;
  readonly text: string;
}

const store = createStore<readonly Notice[]>([]);
let count = 0;

function add(text: string): void {
  count += 1;
  const notice = { id: count, text };
  store.set((shown) => [...shown, notice].slice(-3));
}

/** Shows a notice; the last three stay. */
export const notices: NoticesPort = { success: add, warning: add, error: add };

/** The list of notices. */
export function Notices() {
  const shown = useStoreSelector(store, all);
  return (
    <ul role="status" aria-label="Notices">
      {shown.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

function all(shown: readonly Notice[]) {
  return shown;
}
