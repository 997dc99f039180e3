import { createElement, type ReactElement, type SVGProps } from "react";

/** The properties of an icon, as Lucide names them. */
export type PlainIconProps = SVGProps<SVGSVGElement> & { size?: string | number | undefined };

/**
 * An icon of the data of its paths, with the frame and the properties of those of Lucide. The build writes Lucide's icons so
 * (`vite/plain-icons.ts`).
 *
 * @param filled What is filled instead of drawn as a line.
 */
export function plainIcon(stroked: string, filled?: string) {
  return function PlainIcon({ size = 24, ...props }: PlainIconProps): ReactElement {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": isNamed(props) ? undefined : true,
        ...props,
      },
      createElement("path", { d: stroked }),
      filled && createElement("path", { d: filled, fill: "currentColor" }),
    );
  };
}

/** Whether the icon has a name for assistive technology. */
function isNamed(props: PlainIconProps): boolean {
  return Object.keys(props).some((name) => /^(?:aria-|role$)/.test(name));
}
