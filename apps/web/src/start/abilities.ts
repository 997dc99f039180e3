/** What not every browser has on every connection, and some buttons need (`data-needs`). */
const abilities = ["share", "clipboard"] as const;

/** Notes in `data-can` of the page what the browser can do; the style sheet hides what it cannot. */
export function noteAbilities({ documentElement }: Document, navigator: Navigator): void {
  documentElement.dataset["can"] = abilities.filter((name) => name in navigator).join(" ");
}
