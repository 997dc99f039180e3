import { useMessages } from "../messages.ts";
import { useRemarks } from "./remarks-scope.tsx";
import { useFieldName } from "./use-field-name.ts";

/** At the top of an editor: the remarks that are still open, each with the way to its passage. */
export function OpenRemarksNotice() {
  const { remarks: messages } = useMessages();
  const fieldName = useFieldName();
  const scope = useRemarks();
  const open = scope?.remarks.filter(({ status }) => status === "open") ?? [];
  if (scope === undefined || open.length === 0) return null;
  const show = (id: string) => {
    scope.setActive(id);
    scope.surface?.reveal(id);
  };
  return (
    <section
      aria-label={messages.openTitle({ count: open.length })}
      className="grid gap-1 rounded-lg bg-warning-soft px-3 py-2 text-sm"
    >
      <h2 className="m-0 text-sm font-semibold">{messages.openTitle({ count: open.length })}</h2>
      <ul className="m-0 grid max-h-40 list-none overflow-y-auto p-0">
        {open.map(({ id, text, passage, field, createdByName }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => show(id)}
              className="min-h-11 w-full cursor-pointer truncate border-0 bg-transparent px-0 text-left underline-offset-3 hover:underline sm:min-h-8"
            >
              {messages.openEntry({
                name: createdByName,
                place: passage?.quote ?? fieldName(field),
                text,
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
