const key = "rich-text.code-language";

/** The language that code was last given on this device, for the next block of code; null for none. */
export function lastLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberLanguage(language: string | null): void {
  try {
    if (language === null) localStorage.removeItem(key);
    else localStorage.setItem(key, language);
  } catch {
    // A browser may allow no storage.
  }
}
