/**
 * Keeps what a visitor types across a reload, such as a change of language. Stored for this tab only, and removed once
 * sent.
 */
export const draft = {
  save(key: string, form: HTMLFormElement): void {
    const typed = fieldsOf(form).flatMap(({ name, value }) =>
      value === "" ? [] : [[name, value]],
    );
    attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed))));
  },

  /** Fills the fields that are still empty, and tells the form of them and of what was typed before the script loaded. */
  restore(key: string, form: HTMLFormElement): void {
    attempt(() => {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      if (typeof kept !== "object" || kept === null) return;
      for (const field of fieldsOf(form)) {
        const value: unknown = Reflect.get(kept, field.name);
        if (field.value === "" && typeof value === "string") field.value = value;
        // What counts the characters hears of it.
        if (field.value !== field.defaultValue) {
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }
      }
    });
  },

  drop(key: string): void {
    attempt(() => sessionStorage.removeItem(key));
  },
};

/** The fields that people see. */
function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
  ].filter(({ type, tabIndex }) => type !== "hidden" && tabIndex >= 0);
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Storage is disabled, full or invalid: nothing is stored.
  }
}
