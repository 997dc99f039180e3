/** What a mouse comes over before it uses something. */
const usable = "a, button, input, textarea, select, summary, figure";

/** What does more than being read as soon as it is seen: it moves, or gets a button from the app. */
const movesWhenSeen = ".slideshow, .code-block";

/**
 * Calls back once, at the first sign that a visitor does more than read: a key, a touch, the focus, the mouse over
 * something usable, something in view that the app brings to life, or a form that was asked for or has a draft.
 */
export function onFirstIntent(window: Window, callback: () => void): void {
  const { document } = window;
  const signs = new AbortController();
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
  });
  const begin = () => {
    if (signs.signal.aborted) return;
    signs.abort();
    seen.disconnect();
    callback();
  };
  const options = { capture: true, passive: true, signal: signs.signal };
  for (const name of ["pointerdown", "keydown", "focusin"]) {
    document.addEventListener(name, begin, options);
  }
  document.addEventListener(
    "pointerover",
    ({ target }) => {
      if (target instanceof Element && target.closest(usable) !== null) begin();
    },
    options,
  );
  for (const element of document.querySelectorAll(movesWhenSeen)) seen.observe(element);
  if (dropSentDrafts(window) || leadsToForm(window)) begin();
}

/** The browser finds the target itself only later. */
function leadsToForm({ document, location }: Window): boolean {
  return document.getElementById(location.hash.slice(1))?.closest(".visitor-post") != null;
}

/**
 * Drops the draft of what the browser has sent itself, as the app may not load on the page that says so. Returns whether
 * there is another draft.
 */
function dropSentDrafts({ document }: Window): boolean {
  const forms = [...document.querySelectorAll<HTMLElement>("[data-draft]")];
  try {
    return forms.some(({ dataset, localName }) => {
      const key = dataset["draft"] ?? "";
      // The thanks are no form.
      if (localName === "div") sessionStorage.removeItem(key);
      return sessionStorage.getItem(key) !== null;
    });
  } catch {
    // Storage is disabled: there are no drafts.
    return false;
  }
}
