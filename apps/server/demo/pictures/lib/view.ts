import { group } from "./svg.ts";

/** How a scene is looked at: mirrored, or closer on a point given in shares of the size. */
export interface View {
  flip?: boolean;
  zoom?: number;
  centre?: readonly [x: number, y: number];
}

/** Shows a drawn body from another side or from nearer. */
export function viewed(body: string, width: number, height: number, view: View): string {
  const { flip = false, zoom = 1, centre = [0.5, 0.5] } = view;
  const x = width * (0.5 - centre[0] * zoom);
  const y = height * (0.5 - centre[1] * zoom);
  const mirrored = flip ? `translate(${width} 0) scale(-1 1) ` : "";
  return group({ transform: `${mirrored}translate(${x} ${y}) scale(${zoom})` }, body);
}
