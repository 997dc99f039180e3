import type { DemoFriendlyLink } from "./types.ts";

/** Partners in the footer. */
export const friendlyLinks: readonly DemoFriendlyLink[] = [
  { name: "Aldra Valley Water Authority", url: "https://aldra.example.org/", orderBy: 10 },
  { name: "Port of Skarnsund", url: "https://skarnsund.example.org/", orderBy: 20 },
  { name: "Vega del Torno Irrigation District", url: "https://torno.example.org/", orderBy: 30 },
  { name: "Zeeland Hydrographic Society", url: "https://hydrographic.example.org/", orderBy: 40 },
  { name: "Qiantang Hydrological Society", url: "https://qiantang.example.org/", orderBy: 50 },
];
