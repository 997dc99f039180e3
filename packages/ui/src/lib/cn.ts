import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["12", "13", "14", "16", "18", "22", "28", "36", "48"],
      "font-weight": ["normal", "medium", "strong"],
      radius: ["control", "surface"],
      shadow: ["float"],
      spacing: ["control", "control-small", "control-large"],
      leading: ["reading"],
      animate: [
        "rise",
        "fade",
        "slide-in",
        "slide-out",
        "spin",
        "breathe",
        "advance",
        "appear-late",
      ],
    },
  },
});

/**
 * Joins class names; of two Tailwind classes for the same property the later one wins.
 *
 * @example cn("px-2 text-13", isWide && "px-4") // "text-13 px-4"
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
