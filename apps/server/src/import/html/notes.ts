/** Collects what an import changed in a text, in words for people. */
export class Notes {
  readonly #details = new Map<string, Map<string, number>>();

  /** Groups by reason; `detail` says what it concerned. */
  add(reason: string, detail = "", count = 1): void {
    const details = this.#details.get(reason) ?? new Map<string, number>();
    if (detail !== "") details.set(detail, (details.get(detail) ?? 0) + count);
    this.#details.set(reason, details);
  }

  /** One line per reason, such as `player became a link: youtube.com, vimeo.com ×2`. */
  lines(): string[] {
    return [...this.#details].map(([reason, details]) => {
      const names = [...details].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
      return names.length === 0 ? reason : `${reason}: ${shortList(names)}`;
    });
  }

  reasons(): string[] {
    return [...this.#details.keys()];
  }
}

const MAX_NAMES = 12;

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(", ");
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown;
}
