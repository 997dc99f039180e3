import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// The library does so by itself, but only in the first of the files that share a page.
beforeEach(() => cleanup());
