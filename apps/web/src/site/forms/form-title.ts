import { useEffect } from "react";
import type { Messages } from "../../i18n/index.ts";
import { isSent, type FormRefusal, type SentForm } from "./form-state.ts";

/** Whether a form was not accepted. */
export function isRefused({ errors, failure }: FormRefusal): boolean {
  return failure !== null || Object.keys(errors).length > 0;
}

/**
 * What the title of a page with a form begins with, so that it is heard first: that the form is refused, or was sent.
 *
 * @param sentTitle Says that it was sent.
 */
export function titlePrefix(
  form: FormRefusal | SentForm,
  { errorPrefix }: Pick<Messages["form"], "errorPrefix">,
  sentTitle: string,
): string {
  if (isSent(form)) return `${sentTitle} – `;
  return isRefused(form) ? errorPrefix : "";
}

/** Keeps the prefix of the page's title while a form is as it is. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      const { title } = document;
      if (title.startsWith(prefix)) document.title = title.slice(prefix.length);
    };
  }, [prefix]);
}
