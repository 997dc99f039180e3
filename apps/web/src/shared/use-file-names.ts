import { useQueries } from "@tanstack/react-query";
import { fileQueries } from "../queries/files.ts";
import { fileNameOf, fileIdOf } from "./file-name.ts";
import { useMessages } from "./messages.ts";

/** A file's metadata, which never changes. */
const file = (id: string) => ({
  ...fileQueries.detail(id),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * The original names of uploaded pictures, by URL. A name that is unknown, or not readable for this user, falls back to
 * the picture's position.
 */
export function useFileNames(urls: readonly string[]): (url: string) => string {
  const { form: messages } = useMessages();
  const ids = [...new Set(urls.flatMap((url) => fileIdOf(url) ?? []))];
  const results = useQueries({ queries: ids.map(file) });
  const names = new Map(results.map(({ data }, index) => [ids[index], data?.name]));
  return (url) => {
    const id = fileIdOf(url);
    return id === undefined
      ? fileNameOf(url)
      : (names.get(id) ?? messages.pictureAt({ place: urls.indexOf(url) + 1 }));
  };
}
