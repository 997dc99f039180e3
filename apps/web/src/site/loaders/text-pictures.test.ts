import { expect, test } from "vitest";
import { withTextPictures } from "./text-pictures.ts";

const known = { url: "/files/a.jpg", size: { width: 400, height: 200, widths: [320, 640] } };
const moving = { url: "/files/b.gif", size: { width: 40, height: 30, widths: [] } };

function drawn(content: string, cover: string | null = "/files/c.jpg") {
  return withTextPictures({ content, cover, pictures: [known, moving] });
}

test("a picture of the site gets responsive sources, its size and lazy loading", () => {
  expect(drawn(`<p>a<img src="/files/a.jpg" alt="A &quot;quay&quot;" /></p>`)).toBe(
    `<p>a<picture>` +
      `<source type="image/avif" srcset="/files/a.jpg.320.avif 320w, /files/a.jpg.640.avif 400w" sizes="(min-width: 46rem) min(42rem, 400px), min(92vw, 400px)">` +
      `<source type="image/webp" srcset="/files/a.jpg.320.webp 320w, /files/a.jpg.640.webp 400w" sizes="(min-width: 46rem) min(42rem, 400px), min(92vw, 400px)">` +
      `<img src="/files/a.jpg" alt="A &quot;quay&quot;" width="400" height="200" loading="lazy" decoding="async">` +
      `</picture></p>`,
  );
});

test.each([
  [` width="100"`, ` width="100" height="50"`],
  [` height="50"`, ` width="100" height="50"`],
  [` width="90" height="70"`, ` width="90" height="70"`],
])("the author's own size %s is kept", (given, shown) => {
  expect(drawn(`<img src="/files/a.jpg"${given} alt="">`)).toContain(
    `<img src="/files/a.jpg" alt=""${shown} loading`,
  );
});

test("a picture without copies is kept and loads lazily", () => {
  expect(drawn(`<img src="https://elsewhere.example/a.jpg" alt="">`)).toBe(
    `<img src="https://elsewhere.example/a.jpg" alt="" loading="lazy" decoding="async">`,
  );
  expect(drawn(`<img src="/files/b.gif" alt="">`)).toBe(
    `<img src="/files/b.gif" alt="" width="40" height="30" loading="lazy" decoding="async">`,
  );
  expect(
    withTextPictures({ content: `<img src="/files/a.jpg" alt="">`, cover: "/files/c.jpg" }),
  ).toBe(`<img src="/files/a.jpg" alt="" loading="lazy" decoding="async">`);
});

test("the first picture loads eagerly when there is no cover", () => {
  const [first, second] = drawn(`<img src="x"><img src="y">`, null).split(`src="y"`);
  expect(first).not.toContain("lazy");
  expect(second).toContain("lazy");
});

test("text that mentions pictures is unchanged", () => {
  const text = `<p>&lt;img src="/files/a.jpg"&gt;</p><pre>&lt;img&gt;</pre>`;
  expect(drawn(text)).toBe(text);
});
