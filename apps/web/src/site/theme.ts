/** The colours a visitor may choose. Dark is the default; "system" follows the device. */
export const themes = ["dark", "light", "system"] as const;

/** A choice of colours. */
export type Theme = (typeof themes)[number];

/** Where the choice is kept, in the browser's local storage. */
export const themeKey = "themeName";

/**
 * Sets the chosen colours before the first paint. It stands in the page's head as it is, so that the browser never
 * shows the wrong ones.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="system")document.documentElement.dataset.theme=t}catch{}`;

/** The theme after this one. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "dark";
}

/** The theme that the page shows now. */
export function readTheme(document: Document): Theme {
  const name = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === name) ?? "dark";
}

/** Shows a theme and remembers it, where the browser lets us. */
export function applyTheme(theme: Theme, window: Window): void {
  window.document.documentElement.dataset["theme"] = theme;
  try {
    window.localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}
