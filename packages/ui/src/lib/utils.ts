import { clsx, type ClassValue } from "clsx";
import { mergeClasses } from "./merge-classes.ts";

/**
 * Joins class names; of two Tailwind classes for the same property the later one wins.
 *
 * @example cn("px-2 text-sm", isWide && "px-4") // "text-sm px-4"
 */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
