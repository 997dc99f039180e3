/** Endings that most people know as those of addresses. Files (`notes.md`) and words (`one.Phone`) have others. */
const endings = new Set(
  (
    "com org net edu gov int info eu io " +
    "at au be br ca ch cn cz de dk es fi fr gr hk ie in it jp kr lu mo mx nl no nz pl pt ru se sg tw uk us za"
  ).split(" "),
);

/**
 * Whether what somebody has typed is meant as a URL. A scheme, `www.` or an @ says so. A bare host has an ending that is
 * well known and in lower case: where a space was forgotten after a full stop, "one.Phone" is none.
 */
export function isTypedUrl(text: string): boolean {
  if (/^(?:[a-z][a-z0-9+.-]*:|www\.)/i.test(text) || text.includes("@")) return true;
  const [host = ""] = text.split(/[/?#:]/);
  return endings.has(host.slice(host.lastIndexOf(".") + 1));
}
