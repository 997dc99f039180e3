import { queryOptions } from "@tanstack/react-query";
import { keysOf } from "./define-queries.ts";

/** Which addresses of this site do not answer: those of pages that are gone, or not public yet. */
export const deadLinks = (addresses: readonly string[]) =>
  queryOptions({
    queryKey: keysOf("ownLinks").list({ addresses }),
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(addresses.map((address) => isAnswered(address, signal)));
      return addresses.filter((_, at) => answers[at] === false);
    },
    staleTime: 30_000,
    retry: false,
  });

/** Asks as a visitor does, without reading the page, so that nothing is counted. A site out of reach says nothing. */
async function isAnswered(address: string, signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const reply = await fetch(address, { method: "HEAD", credentials: "omit", signal });
    return reply.status < 400 || reply.status >= 500;
  } catch {
    return undefined;
  }
}
