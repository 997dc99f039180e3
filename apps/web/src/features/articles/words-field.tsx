import { Badge, Field, Input } from "@atrium/ui";
import { X } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useMessages } from "../../shared/messages.ts";

/** Props of `WordsField`. */
interface WordsFieldProps {
  label: string;
  id: string;
  value: readonly string[];
  error: string | undefined;
  readOnly: boolean;
  onChange: (words: string[]) => void;
}

/** A list of short words: Enter or a comma adds one, Backspace in the empty box takes the last away. */
export function WordsField({ label, id, value, error, readOnly, onChange }: WordsFieldProps) {
  const { editor: words } = useMessages();
  const [typed, setTyped] = useState("");
  const add = () => {
    const fresh = typed
      .split(/[,，;；]/)
      .map((word) => word.trim())
      .filter((word) => word !== "" && !value.includes(word));
    setTyped("");
    if (fresh.length > 0) onChange([...new Set([...value, ...fresh])]);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && typed === "" && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };
  return (
    <div className="grid gap-1.5">
      <Field label={label} id={id} error={error} help={words.tagsHelp} optional>
        <Input
          value={typed}
          readOnly={readOnly}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={add}
        />
      </Field>
      {value.length > 0 && (
        <ul className="m-0 flex list-none flex-wrap gap-1 p-0" aria-label={label}>
          {value.map((word) => (
            <li key={word}>
              <Badge className="gap-1 pr-0.5">
                {word}
                {!readOnly && (
                  <button
                    type="button"
                    aria-label={words.removeEntry({ name: word })}
                    onClick={() => onChange(value.filter((other) => other !== word))}
                    className="grid size-4 place-items-center rounded-control hover:bg-hover"
                  >
                    <X aria-hidden="true" className="size-3" />
                  </button>
                )}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
