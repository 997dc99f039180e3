/** Renders a compiled back office to HTML and in a simulated document, and prints the text of both. */
import { Window } from "happy-dom";

const [, , file, name] = process.argv;

// React looks for a document as it is loaded.
const html = await renderOnServer();
const window = new Window({ url: "https://localhost/" });
Object.assign(globalThis, { window, document: window.document });
console.log(JSON.stringify({ server: textOf(html), client: await renderInDocument() }));
process.exit();

async function renderOnServer() {
  const { element } = await prepare();
  const { renderToString } = await import("react-dom/server");
  return renderToString(element);
}

async function renderInDocument() {
  const { element, admin } = await prepare();
  const { createRoot } = await import("react-dom/client");
  const place = document.body.appendChild(document.createElement("main"));
  createRoot(place).render(element);
  await admin.session.load();
  const pathname = "/articles/1";
  const snapshot = { key: pathname, pathname, params: {}, search: {}, hash: "", href: pathname };
  admin.tabs.open({ snapshot, title: "Tide" });
  admin.upload.add([new File(["%PDF-1.4\n%%EOF"], "note.pdf", { type: "application/pdf" })]);
  await settled(place);
  place.querySelector("button")?.click();
  await settled(place);
  return textOf(place.innerHTML);
}

async function prepare() {
  const { createAdmin } = await import("./admin.js");
  const { [name]: Component } = await import(file);
  const { createElement } = await import("react");
  const admin = createAdmin();
  return { admin, element: createElement(Component, { admin }) };
}

/** Waits until nothing on the page has changed for a while. */
async function settled(place) {
  for (let quiet = 0, before = ""; quiet < 10; quiet = place.innerHTML === before ? quiet + 1 : 0) {
    before = place.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function textOf(markup) {
  const lines = markup.split(/<[^>]*>/).map((line) => line.trim());
  return lines.filter(Boolean);
}
