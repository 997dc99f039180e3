import { createStore, useStoreSelector } from "@atrium/hooks";
import type { NoticeKind } from "@atrium/hooks/atrium";

interface Notice {
  readonly id: number;
  readonly message: string;
  readonly kind: NoticeKind;
}

const store = createStore<readonly Notice[]>([]);
let count = 0;

/** Shows a message for eight seconds. */
export function notify(message: string, kind: NoticeKind) {
  const notice = { id: (count += 1), message, kind };
  store.set((notices) => [...notices, notice]);
  setTimeout(() => store.set((notices) => notices.filter((one) => one !== notice)), 8000);
}

export function Notices() {
  const notices = useStoreSelector(store, (all) => all);
  return (
    <div className="notices" role="status">
      {notices.map(({ id, message, kind }) => (
        <p key={id} className={kind}>
          {message}
        </p>
      ))}
    </div>
  );
}
