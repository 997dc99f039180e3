// Narrows the page to the operations and schemas whose name, address or title holds every word of the search.
const label = document.querySelector("nav label");
const input = label.querySelector("input");
const output = document.querySelector("nav output");
const entries = [...document.querySelectorAll("[data-search]")];
const operations = entries.filter((entry) => entry.classList.contains("operation"));
const lists = [...document.querySelectorAll("nav ul")];

function narrow() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const entry of entries) {
    entry.hidden = !words.every((word) => entry.dataset.search.includes(word));
  }
  for (const list of lists) {
    list.hidden = [...list.children].every((entry) => entry.hidden);
    list.previousElementSibling.hidden = list.hidden;
  }
  const found = operations.filter((operation) => !operation.hidden).length;
  output.value = words.length === 0 ? "" : output.dataset.found.replace("{n}", found);
}

// A link may lead to what the search has put out of sight.
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.hidden) return;
  input.value = "";
  narrow();
  target.scrollIntoView();
}

label.hidden = false;
input.addEventListener("input", narrow);
window.addEventListener("hashchange", showTarget);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target === input) return;
  event.preventDefault();
  input.focus();
});
