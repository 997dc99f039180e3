import { Parser, type Handler } from "htmlparser2";

/** Deeper than any workbook. The parser's time grows with the square of the depth. */
const MAX_DEPTH = 64;

type XmlHandler = Pick<Handler, "onopentag" | "ontext" | "onclosetag">;

/**
 * Parses a part of a workbook.
 *
 * @throws Error when elements are in each other too deep.
 */
export function parseXml(xml: string, handler: Partial<XmlHandler>): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentagname: () => {
        depth += 1;
        if (depth > MAX_DEPTH) throw new Error("The workbook is too deep");
      },
      onclosetag: (name, isImplied) => {
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
