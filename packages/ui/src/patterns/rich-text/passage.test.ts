import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locatePassage, passageOf } from "./passage.ts";

const text = "The berth opens in May. The quay opens in June.\nNobody knows when the lock opens.";
const of = (quote: string, within = text, after = 0) => {
  const from = within.indexOf(quote, after);
  return passageOf(within, { from, to: from + quote.length });
};
const found = (later: string, passage = of("opens in May")) => {
  const range = locatePassage(later, passage);
  return range && later.slice(range.from, range.to);
};

describe("locatePassage", () => {
  test("finds a passage where it was, and after texts before it changed", () => {
    expect(found(text)).toBe("opens in May");
    expect(found(`A new beginning, quite long. ${text}`)).toBe("opens in May");
  });

  test("tells repeated words apart by those around them", () => {
    const second = of("opens", text, 30);
    const later = `Everything opens. ${text}`;
    expect(locatePassage(later, second)).toEqual({ from: 51, to: 56 });
  });

  test("finds what replaced it, between the words around it", () => {
    expect(found("The berth will be there in autumn. The quay opens in June.")).toBe(
      "will be there in autumn",
    );
    expect(found(text.replace("opens in May", "opens in June"))).toBe("opens in June");
  });

  test("finds a passage that moved and was reworded", () => {
    const passage = of("Nobody knows when the lock opens");
    expect(found("Nobody here knows when the lock opens. The berth opens.", passage)).toBe(
      "Nobody here knows when the lock opens",
    );
  });

  test("ignores how much space there is, and blocks that were joined", () => {
    expect(found("The  berth\u00a0opens\nin May. The quay")).toBe("opens\nin May");
  });

  test("reports a passage that is gone", () => {
    expect(found("Something else entirely.")).toBeUndefined();
    expect(found("")).toBeUndefined();
    // The same short word in another sentence is not the passage.
    const short = of("May");
    expect(
      found("In other years there was a fair. May I come in, said the cat to all.", short),
    ).toBe(undefined);
  });

  test("finds Chinese passages", () => {
    const chinese = "四号泊位五月开放。码头六月开放。";
    const passage = of("五月开放", chinese);
    expect(found("四号泊位七月开放。码头六月开放。", passage)).toBe("七月开放");
  });

  test("finds every passage of any text in the same text", () => {
    const anyText = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (whole, a, b) => {
        const from = a % whole.length;
        const to = from + 1 + (b % (whole.length - from));
        if (whole.slice(from, to).trim() === "") return;
        const range = locatePassage(whole, passageOf(whole, { from, to }));
        expect(range && whole.slice(range.from, range.to).trim()).toBe(
          whole.slice(from, to).trim(),
        );
      }),
    );
  });

  test("answers for any two texts", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80 }), fc.lorem({ maxCount: 80 }), (earlier, later) => {
        const range = locatePassage(later, passageOf(earlier, { from: 2, to: 20 }));
        const { from, to } = range ?? { from: 0, to: 1 };
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(Math.max(later.length, 1));
      }),
    );
  });
});
