import { useEffect, useState, type ComponentProps } from "react";
import { useMessages } from "../../i18n/index.ts";
import { lengthOf } from "./validate.ts";

interface CountedTextareaProps extends ComponentProps<"textarea"> {
  id: string;
  limit: number | undefined;
  /** Id of its help or error. */
  noteId: string | undefined;
}

/** A pause in typing after which a screen reader announces what is left. */
const pauseMs = 1000;

/** From here on it is announced: a tenth of the limit. */
const nearlyFull = 0.1;

/** A longer text. What exceeds its limit is not cut off: the text can be shortened where it is best. */
export function CountedTextarea({ limit, noteId, ...rest }: CountedTextareaProps) {
  const { form: messages } = useMessages();
  const [length, setLength] = useState<number>();
  const [said, setSaid] = useState("");
  const left = limit === undefined || length === undefined ? undefined : limit - length;
  const isNear = left !== undefined && limit !== undefined && left <= limit * nearlyFull;
  const text = left === undefined ? undefined : messages.left(left);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(isNear && text !== undefined ? text : ""), pauseMs);
    return () => clearTimeout(timer);
  }, [isNear, text]);
  const countId = limit === undefined ? undefined : `${rest.id}-count`;
  const described = [noteId, countId].filter((id) => id !== undefined).join(" ");
  return (
    <>
      <textarea
        {...rest}
        rows={6}
        aria-describedby={described === "" ? undefined : described}
        onInput={({ currentTarget }) => setLength(lengthOf(currentTarget.value))}
      />
      {limit === undefined ? null : (
        <p id={countId} className={left !== undefined && left < 0 ? "field-error" : "field-help"}>
          {text ?? messages.atMost(limit)}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
