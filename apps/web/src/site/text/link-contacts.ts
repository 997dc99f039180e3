/** Bounded, and begun only where a word begins, so that no text takes long. */
const email = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])/;

/** A number with its country code: anything shorter or without one may be a measurement. */
const phone = /(?<![\w+])\+\d(?:[ \u00a0()-]{0,2}\d){7,14}(?!\d)/;

const contact = new RegExp(`${email.source}|${phone.source}`, "gi");

/**
 * Makes links of the email addresses and telephone numbers in a text without markup. A long address may break behind its
 * "@", rather than within a word.
 *
 * @example linkContacts("Call +31 118 555 099.") // 'Call <a href="tel:+31118555099">+31 118 555 099</a>.'
 */
export function linkContacts(text: string): string {
  return text.replace(contact, (found) => {
    const url = found.includes("@") ? `mailto:${found}` : `tel:${found.replaceAll(/[^+\d]/g, "")}`;
    return `<a href="${url}">${found.replace("@", "@<wbr>")}</a>`;
  });
}
