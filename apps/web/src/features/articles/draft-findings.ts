import { hiddenPictures, type HiddenPicture } from "../../shared/shown-picture.ts";
import { maxTitleWidth, textWidth } from "./search-length.ts";
import type { ArticleDraft } from "./article-fields.ts";

/** Something worth a look before a text is submitted. */
export type DraftFinding =
  | {
      readonly kind: "summary" | "cover" | "coverAlt" | "title" | "offlineAt";
      readonly field: keyof ArticleDraft;
    }
  /** A picture without alt text, by its place among the pictures. */
  | { readonly kind: "imageAlt"; readonly at: number }
  /** A picture of another site that visitors do not see. */
  | ({ readonly kind: "imageElsewhere" } & HiddenPicture)
  /** A link, by its place among the links, that is no address or leads nowhere within the text. */
  | { readonly kind: "link"; readonly at: number; readonly href: string; readonly text: string };

/** A link in a text. */
export interface DraftLink {
  /** Its place among the links. */
  readonly at: number;
  readonly href: string;
  readonly text: string;
}

type CheckedDraft = Pick<
  ArticleDraft,
  "title" | "seoTitle" | "summary" | "cover" | "coverAlt" | "offlineAt" | "content"
>;

/** What a draft lacks for its readers; the links to pages of this site are looked up apart. */
export function findInDraft(draft: CheckedDraft, now = Date.now()): DraftFinding[] {
  const { body } = new DOMParser().parseFromString(draft.content, "text/html");
  const findings: DraftFinding[] = [];
  if (textWidth(draft.seoTitle || draft.title) > maxTitleWidth) {
    findings.push({ kind: "title", field: draft.seoTitle ? "seoTitle" : "title" });
  }
  if (isBlank(draft.summary)) findings.push({ kind: "summary", field: "summary" });
  if (isBlank(draft.cover)) findings.push({ kind: "cover", field: "cover" });
  else if (isBlank(draft.coverAlt)) findings.push({ kind: "coverAlt", field: "coverAlt" });
  if (draft.offlineAt !== null && Date.parse(draft.offlineAt) <= now) {
    findings.push({ kind: "offlineAt", field: "offlineAt" });
  }
  for (const [at, image] of body.querySelectorAll("img").entries()) {
    const isDecorative = image.classList.contains("decorative");
    if (!isDecorative && isBlank(image.getAttribute("alt")))
      findings.push({ kind: "imageAlt", at });
  }
  for (const picture of hiddenPictures(body)) {
    findings.push({ kind: "imageElsewhere", ...picture });
  }
  const broken = linksIn(body).filter(({ href }) => !isAddress(href, body));
  return [...findings, ...broken.map((link) => ({ kind: "link" as const, ...link }))];
}

/** The links of a text to pages of this site. */
export function ownLinks(content: string, origin: string): DraftLink[] {
  const { body } = new DOMParser().parseFromString(content, "text/html");
  return linksIn(body).filter(({ href }) => {
    const url = URL.parse(href, origin);
    return url?.origin === origin && !href.startsWith("#") && isAddress(href, body);
  });
}

function linksIn(body: HTMLElement): DraftLink[] {
  return [...body.querySelectorAll("a")].map((link, at) => ({
    at,
    href: link.getAttribute("href") ?? "",
    text: link.textContent.trim(),
  }));
}

/** Whether an address can be one; one within the text has to be there. */
function isAddress(href: string, body: HTMLElement): boolean {
  if (/\s/.test(href)) return false;
  if (href.startsWith("#")) {
    return [...body.querySelectorAll("[id]")].some(({ id }) => id === decode(href.slice(1)));
  }
  if (href.startsWith("/")) return !href.startsWith("//");
  if (href.startsWith("mailto:")) return /^mailto:[^@]+@[^@]+\.[^@.]+$/.test(href);
  if (href.startsWith("tel:")) return /^tel:\+?[\d().-]{3,}$/.test(href);
  const url = URL.parse(href);
  return url !== null && /^https?:$/.test(url.protocol) && /^[^.].*\.[^.]+$|^\[/.test(url.hostname);
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === "";
}
