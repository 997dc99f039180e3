/** The labels of a button that copies code. */
export interface CopyLabels {
  copy: string;
  copied: string;
}

/** Gives each block of code a button that copies it, where the browser allows that. Returns what removes them. */
export function addCopyButtons(text: HTMLElement, labels: CopyLabels): () => void {
  if (!("clipboard" in navigator)) return () => {};
  const added = [...text.querySelectorAll<HTMLElement>(".code-block")].map((block) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy-code";
    button.textContent = labels.copy;
    const status = document.createElement("span");
    status.className = "visually-hidden";
    status.setAttribute("role", "status");
    button.addEventListener("click", () => {
      const code = block.querySelector("pre")?.textContent ?? "";
      const done = () => {
        button.textContent = labels.copied;
        status.textContent = labels.copied;
      };
      // Where it is not allowed, the code can be selected.
      navigator.clipboard.writeText(code).then(done, () => {});
    });
    block.append(button, status);
    return [button, status];
  });
  return () => {
    for (const element of added.flat()) element.remove();
  };
}
