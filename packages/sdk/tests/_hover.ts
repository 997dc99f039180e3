import { readFileSync } from "node:fs";
import ts from "typescript";

/** What an editor shows over a name. */
export interface Hover {
  text: string;
  documentation: string;
}

/**
 * What an editor shows over each name that follows a marker: a file `page./*total*\/total` has one under "total".
 *
 * @param file An absolute path; its imports are found from there.
 */
export function hoversOf(file: string): Map<string, Hover> {
  const source = readFileSync(file, "utf8");
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: true,
      noErrorTruncation: true,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
  });
  const errors = service.getSemanticDiagnostics(file).map(({ messageText }) => messageText);
  if (errors.length > 0) throw new Error(`${file} does not compile: ${JSON.stringify(errors)}`);
  return new Map(
    Array.from(source.matchAll(/\/\*(.+?)\*\//g), ({ 0: marker, 1: name = "", index }) => {
      const info = service.getQuickInfoAtPosition(file, index + marker.length);
      const hover = {
        text: ts.displayPartsToString(info?.displayParts),
        documentation: ts.displayPartsToString(info?.documentation),
      };
      return [name, hover];
    }),
  );
}
