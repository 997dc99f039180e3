/** The colours a visitor may choose. Dark is the default; "system" follows the device. */
export const themes = ["dark", "light", "system"] as const;

/** A choice of colours. */
export type Theme = (typeof themes)[number];

/** The key in local storage. */
export const themeKey = "themeName";

/** The attribute of the button that switches the theme. */
export const themeSwitch = "data-theme-switch";

/**
 * Applies the chosen theme before the first paint, and switches it when the button is pressed. It is inlined into the
 * page's head, so that no wrong theme flashes and the button works before the page's script has loaded. Without
 * storage, a choice lasts as long as the page. It hears the click first of all: while React waits for a part of the
 * page's script, it stops clicks on what it is about to take over. It also notes the first scrolling, for which pictures wait.
 */
export const themeScript = `{let n=${JSON.stringify(themes)},r=()=>document.documentElement.dataset;try{let t=localStorage.getItem("${themeKey}");if(n.includes(t))r().theme=t}catch{}addEventListener("click",e=>{if(e.target.closest("[${themeSwitch}]")){let t=n[(n.indexOf(r().theme)+1)%n.length];r().theme=t;try{localStorage.setItem("${themeKey}",t)}catch{}}},!0);addEventListener("scroll",()=>r().scrolled="",{capture:true,once:true})}`;

/** The theme after this one. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "dark";
}

/** The theme that the page shows now. */
export function readTheme(document: Document): Theme {
  const name = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === name) ?? "dark";
}
