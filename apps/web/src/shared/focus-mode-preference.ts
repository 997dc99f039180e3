import { safeStorage } from "@atrium/hooks";

const storage = safeStorage(() => globalThis.localStorage);
const key = "focus-mode";

/** Whether the user writes with the text alone on the screen; kept in this browser. */
export const focusModePreference = {
  get: (): boolean => storage.get(key) === "on",
  set: (isOn: boolean): void => (isOn ? storage.set(key, "on") : storage.remove(key)),
};
