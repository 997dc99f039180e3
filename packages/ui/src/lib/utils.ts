import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    theme: {
      spacing: ["control", "control-sm", "control-lg"],
      leading: ["reading"],
      animate: ["rise", "fade", "slide-in", "slide-out", "spin", "pulse", "advance", "appear-late"],
    },
  },
});

/**
 * Joins class names; of two Tailwind classes for the same property the later one wins.
 *
 * @example cn("px-2 text-sm", isWide && "px-4") // "text-sm px-4"
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
