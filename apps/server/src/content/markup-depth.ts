import { Parser } from "htmlparser2";

/**
 * Whether tags are nested deeper than `limit`, as the sanitiser's parser counts them: it nests list items, paragraphs and
 * cells too when they are mixed. Its time is quadratic in the depth, so it stops at the limit.
 */
export function nestsDeeperThan(html: string, limit: number): boolean {
  let depth = 0;
  let deeper = false;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth > limit) {
        deeper = true;
        parser.pause();
      }
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  if (!deeper) parser.end();
  return deeper;
}
