import { harbour } from "./motifs/harbour.ts";
import { type PictureName, pictureNames } from "./names.ts";

/** How a picture is drawn: its size and its SVG. */
export interface Scene {
  width: number;
  height: number;
  draw: (width: number, height: number) => string;
}

const entries = pictureNames.map((name): [PictureName, Scene] => [
  name,
  { width: 1600, height: 900, draw: (w, h) => harbour(w, h, { seed: name, mood: "dawn" }) },
]);

/** Every picture by its name. */
export const scenes = new Map(entries);
