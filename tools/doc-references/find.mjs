/**
 * The references of a Markdown text: what is in backticks and looks like a path, a file's name or an identifier.
 * Patterns, placeholders such as `x.test.ts`, import specifiers and commands are none.
 *
 * @param {string} text
 * @returns {{ line: number, reference: string }[]}
 */
export function findReferences(text) {
  let isCode = false;
  return text.split("\n").flatMap((line, index) => {
    if (line.trimStart().startsWith("```")) isCode = !isCode;
    if (isCode) return [];
    return [...line.matchAll(/`([^`]+)`/g)]
      .map(([, reference]) => ({ line: index + 1, reference: reference.replace(/\(\)$/, "") }))
      .filter(({ reference }) => isPath(reference) || isIdentifier(reference));
  });
}

/** Knows what there is in the repository: files and folders by the end of their path, and the words of the sources. */
export class KnownReferences {
  #paths = new Set();
  #words = new Set();

  /** @param {string[]} files Their paths from the root of the repository. */
  addFiles(files) {
    for (const file of files) {
      const segments = file.split("/");
      for (let end = 1; end <= segments.length; end++) {
        for (let start = 0; start < end; start++) {
          this.#paths.add(segments.slice(start, end).join("/"));
        }
      }
    }
  }

  /** @param {string} text A source, whose names then exist. */
  addSource(text) {
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) this.#words.add(word);
  }

  has(reference) {
    return isPath(reference)
      ? this.#paths.has(reference.replace(/^(?:\.{1,2}\/)+|\/$/g, ""))
      : this.#words.has(reference);
  }
}

const isGenerated = /(?:^|\/)(?:dist|generated|node_modules|build|coverage)(?:\/|$)|^\.atrium/;

/** Whether a reference is a path or a file's name, and no identifier. */
export function isPath(reference) {
  if (!/^(?!x\.)[\w.$][\w.@$/-]*$/.test(reference) || isGenerated.test(reference)) return false;
  const isFile = /[\w-]\.(?:[cm]?[jt]sx?|md|ya?ml|css)$/.test(reference);
  const isFolder = /^(?:apps|packages|docs|e2e|scripts|tools|bench|openapi|examples|src)\//.test(
    reference,
  );
  return isFile || isFolder;
}

function isIdentifier(reference) {
  return /^[a-z$][a-z0-9]*[A-Z]\w*$/.test(reference);
}
