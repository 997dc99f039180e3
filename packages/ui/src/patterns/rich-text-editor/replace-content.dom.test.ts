import { createDocument, getSchema } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { replaceContent } from "./replace-content.ts";
import { richExtensions } from "./rich-extensions.ts";

const schema = getSchema(richExtensions(""));
const words = fc.constantFrom("a", "b", "aa", "ab", "aab", "<em>a</em>b", "c <strong>c</strong>");
const block = fc.oneof(
  words.map((inside) => `<p>${inside}</p>`),
  words.map((inside) => `<h2>${inside}</h2>`),
  fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join("")}</ul>`),
  words.map((cell) => `<table><tbody><tr><td><p>${cell}</p></td></tr></tbody></table>`),
);
const text = fc.array(block, { minLength: 1, maxLength: 6 }).map((blocks) => blocks.join(""));

function read(html: string): Node {
  const doc = createDocument(html, schema);
  doc.check();
  return doc;
}

test("makes any text of any other", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const doc = read(before);
      const { tr } = EditorState.create({ doc });
      replaceContent(tr, doc, read(after));
      expect(tr.doc.toJSON()).toEqual(read(after).toJSON());
    }),
    { numRuns: 200, seed: 4 },
  );
});

test("keeps what was written meanwhile, wherever that was", () => {
  fc.assert(
    fc.property(text, text, fc.nat(), (before, after, anywhere) => {
      const doc = read(before);
      const places: number[] = [];
      doc.descendants((node, at) => {
        if (node.isTextblock)
          for (let inside = 0; inside <= node.content.size; inside += 1)
            places.push(at + 1 + inside);
      });
      const state = EditorState.create({ doc });
      const typed = state.tr.insertText("TYPED", places[anywhere % places.length] ?? 1);
      const { tr } = state.apply(typed);
      replaceContent(tr, doc, read(after), typed.mapping);
      tr.doc.check();
      expect(tr.doc.textContent.split("TYPED")).toHaveLength(2);
    }),
    { numRuns: 200, seed: 4 },
  );
});
