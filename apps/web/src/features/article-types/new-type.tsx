import { useMessages } from "../../shared/messages.ts";
import type { TypeRow } from "../../queries/article-types.ts";
import type { TranslatedType } from "./translated-type.ts";
import { TypeForm } from "./type-form.tsx";

interface NewTypeProps {
  parentId: string;
  /** What it is to be a translation of. */
  translated: TranslatedType | undefined;
  types: readonly TypeRow[];
  onSaved: (id: string) => void;
}

/** The form of a type that is not there yet. */
export function NewType(props: NewTypeProps) {
  const { articleTypes: messages } = useMessages();
  return (
    <section aria-label={messages.new} className="grid gap-3">
      <h2 className="m-0 text-lg font-semibold">{messages.new}</h2>
      <TypeForm type={undefined} {...props} />
    </section>
  );
}
