/** The colours a visitor may choose. Dark is the default; "system" follows the device. */
export const themes = ["dark", "light", "system"] as const;

/** A choice of colours. */
export type Theme = (typeof themes)[number];

/** The key in local storage. */
export const themeKey = "themeName";

/** The attribute of the button that switches the theme. */
export const themeSwitch = "data-theme-switch";

/**
 * Sets the chosen colours before the first paint, and goes on to the next ones when the switch is pressed. It stands in the
 * page's head as it is, so that the browser never shows the wrong ones and the switch need not wait for the page's script.
 * Where storage is switched off, a choice lasts as long as the page.
 */
export const themeScript = `{let n=${JSON.stringify(themes)},r=()=>document.documentElement.dataset;try{let t=localStorage.getItem("${themeKey}");if(n.includes(t))r().theme=t}catch{}addEventListener("click",e=>{if(e.target.closest("[${themeSwitch}]")){let t=n[(n.indexOf(r().theme)+1)%n.length];r().theme=t;try{localStorage.setItem("${themeKey}",t)}catch{}}})}`;

/** The theme after this one. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "dark";
}

/** The theme that the page shows now. */
export function readTheme(document: Document): Theme {
  const name = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === name) ?? "dark";
}
