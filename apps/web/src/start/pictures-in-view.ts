/** What the style sheet has wait (styles/site/cards.css). */
const pictures = ":is(.card, .featured-story, .line) > picture";

/** Marks a picture with `data-in-view` once it is, so that it is loaded before anybody scrolls. */
export function showPicturesInView(document: Document): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) target.setAttribute("data-in-view", "");
    }
  });
  for (const picture of document.querySelectorAll(pictures)) seen.observe(picture);
}
