/** A heading counts as reached once it is in this upper part of the window. */
const reached = 0.3;

/** Marks the entry of the table of contents whose part is being read as the current location. */
export function markReadingPosition(window: Window): void {
  let waiting = false;
  const onScroll = () => {
    if (waiting) return;
    waiting = true;
    window.requestAnimationFrame(() => {
      waiting = false;
      mark(window);
    });
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  mark(window);
}

function mark({ document, innerHeight }: Window): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const isReached = ({ hash }: HTMLAnchorElement) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top <= innerHeight * reached;
  };
  const current = links.findLast(isReached)?.hash;
  for (const link of links) {
    if (link.hash === current) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}
