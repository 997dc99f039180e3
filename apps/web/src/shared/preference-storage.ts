import { safeStorage, type StoragePort } from "@atrium/hooks";
import { languageCookie, readLanguageCookie } from "../i18n/language-cookie.ts";

/** The storage of preferences: local storage, except for the language, which is in a cookie that the server reads. */
export function preferenceStorage(basePath: string): StoragePort {
  const storage = safeStorage(() => globalThis.window.localStorage);
  return {
    ...storage,
    get: (key) =>
      key === "language" ? readLanguageCookie(globalThis.document?.cookie ?? "") : storage.get(key),
    set: (key, value) => {
      if (key !== "language") return storage.set(key, value);
      const secure = location.protocol === "https:";
      document.cookie = languageCookie(value, basePath, { secure });
    },
  };
}
