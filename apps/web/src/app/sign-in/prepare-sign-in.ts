import { catalogueOf, loadCatalogue, messages } from "../../shared/i18n.ts";
import type { AppConfig } from "../../ssr-contract.d.ts";

/** What the sign-in page needs before it is shown: the messages. Returns its title. */
export async function prepareSignIn({ language, systemName }: AppConfig): Promise<string> {
  const { admin } = import.meta.env.SSR ? await onServer(language) : await inBrowser();
  return `${admin.session.signInTitle} · ${systemName}`;
}

async function onServer(language: string) {
  await loadCatalogue(language).catch(() => undefined);
  return catalogueOf(language);
}

/** The language that somebody chose. */
async function inBrowser() {
  const { messagesReady } = await import("../../shared/api.ts");
  await messagesReady;
  return messages.get();
}
