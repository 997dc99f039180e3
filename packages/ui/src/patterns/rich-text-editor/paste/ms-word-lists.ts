import { buildLists, type FlatPoint } from "./flat-lists.ts";
import { STYLE_ATTRIBUTE } from "./inert-html.ts";

const MARKER = `[${STYLE_ATTRIBUTE}*="mso-list:Ignore" i], [${STYLE_ATTRIBUTE}*="mso-list: Ignore" i]`;

/** Makes lists of the paragraphs that Word writes them as: each says its depth and begins with its bullet or number. */
export function convertWordLists(body: HTMLElement): void {
  let run: { last: Element; points: FlatPoint[] } | undefined;
  const endRun = () => {
    if (run !== undefined) run.last.replaceWith(...buildLists(run.points, body.ownerDocument));
    run = undefined;
  };
  for (const paragraph of body.querySelectorAll(`[${STYLE_ATTRIBUTE}*="mso-list" i]`)) {
    const marker = paragraph.querySelector(MARKER);
    if (marker === null) continue;
    const words = marker.textContent;
    marker.remove();
    // A numbered heading stays a heading.
    if (paragraph.tagName !== "P") continue;
    if (run !== undefined && run.last !== paragraph.previousElementSibling) endRun();
    const point = {
      ...markerOf(words),
      level: levelOf(paragraph),
      content: [...paragraph.childNodes],
    };
    run?.last.remove();
    run = { last: paragraph, points: [...(run?.points ?? []), point] };
  }
  endRun();
}

function levelOf(point: Element): number {
  return Number(/level(\d+)/i.exec(point.getAttribute(STYLE_ATTRIBUTE) ?? "")?.[1] ?? 1);
}

/** Whether a marker counts, and its number where it is one in digits: `3.`, `(3)`, `1.3`, `b)`, `iv.`, `三、`. */
function markerOf(words: string): Pick<FlatPoint, "tag" | "number"> {
  const digits = /^\s*[(（]?(?:\d+\.)*(\d+)[.)、．）]|^\s*(?:\d+\.)+(\d+)\s/.exec(words);
  if (digits) return { tag: "ol", number: Number(digits[1] ?? digits[2]) };
  const counts = /^\s*[(（]?(?:[a-z]{1,2}|[ivxlc]+|[一二三四五六七八九十]+)[.)、．）]/i.test(words);
  return { tag: counts ? "ol" : "ul" };
}
