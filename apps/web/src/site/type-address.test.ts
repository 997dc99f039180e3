import { expect, it } from "vitest";
import { typeAddress } from "./type-address.ts";

it.each([
  [
    { kind: "list", code: "news", redirectUrl: null },
    { kind: "list", code: "news" },
  ],
  [
    { kind: "single", code: "about", redirectUrl: null },
    { kind: "single", code: "about" },
  ],
  [
    { kind: "link", code: "peilnet", redirectUrl: "https://peilnet.example.com/" },
    { kind: "link", url: "https://peilnet.example.com/" },
  ],
  [
    { kind: "link", code: "broken", redirectUrl: null },
    { kind: "list", code: "broken" },
  ],
] as const)("leads %o to %o", (type, address) => expect(typeAddress(type)).toEqual(address));
