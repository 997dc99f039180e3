import { useEffect } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { FormRefusal } from "./form-state.ts";

/** Whether a form was not accepted. */
export function isRefused({ errors, failure }: FormRefusal): boolean {
  return failure !== null || Object.keys(errors).length > 0;
}

/** The title of a page with a form: it begins with the prefix while the form is refused, so that it is heard first. */
export function titleWhile(refused: boolean, prefix: string, title: string): string {
  const bare = title.startsWith(prefix) ? title.slice(prefix.length) : title;
  return refused ? prefix + bare : bare;
}

/** Keeps the page's title as the form is. */
export function useRefusedTitle(form: FormRefusal): void {
  const { errorPrefix } = useMessages().form;
  const refused = isRefused(form);
  useEffect(() => {
    document.title = titleWhile(refused, errorPrefix, document.title);
    return () => {
      document.title = titleWhile(false, errorPrefix, document.title);
    };
  }, [refused, errorPrefix]);
}
