import { expect, test } from "vitest";
import { annotateRichText } from "./annotate.ts";
import { codeLanguageName } from "./code-languages.ts";

test.each([
  ["py", "Python"],
  ["TypeScript", "TypeScript"],
  ["c++", "C++"],
  ["brainfuck", "brainfuck"],
  ["constructor", "constructor"],
])("calls %s %s", (language, name) => {
  expect(codeLanguageName(language)).toBe(name);
});

test.each([
  [
    '<pre lang="en"><code class="align-left language-py">a</code></pre>',
    '<pre lang="en" data-language="Python"><code class="align-left language-py">a</code></pre>',
  ],
  [
    '<figure class="embed embed-audio"><p><a href="https://open.spotify.com/track/1">a</a></p></figure>',
    '<figure class="embed embed-audio" data-host="spotify.com"><p><a href="https://open.spotify.com/track/1">a</a></p></figure>',
  ],
  [
    '<figure lang="en" class="embed"><a href="https://youtu.be/1">a</a></figure>',
    '<figure lang="en" class="embed" data-host="youtu.be"><a href="https://youtu.be/1">a</a></figure>',
  ],
])("names in %s what is shown with it", (html, annotated) => {
  expect(annotateRichText(html)).toBe(annotated);
});

test.each([
  "<pre>plain</pre>",
  "<pre><code>a</code></pre>",
  '<p><code class="language-py">a</code></p>',
  '<figure class="embedded"><p><a href="https://youtu.be/1">a</a></p></figure>',
  '<figure class="embed"><p>a</p></figure>',
  '<figure class="embed"><p><a href="/a">a</a></p></figure>',
])("leaves %s as it is", (html) => {
  expect(annotateRichText(html)).toBe(html);
});
