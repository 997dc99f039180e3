import { useState } from "react";
import { cn } from "../lib/utils.ts";

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: "sm" | "default" | "lg" | undefined;
  className?: string | undefined;
}

/** A person's picture, or the first letters of the name. Decorative: the name is beside it. */
export function Avatar({ name, src, size = "default", className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const shows = src && failedSrc !== src;
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        "inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft font-medium text-primary select-none",
        sizes[size],
        className,
      )}
    >
      {shows ? (
        <img
          src={src}
          alt=""
          className="size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

const sizes = {
  sm: "size-5 text-[0.625rem]",
  default: "size-7 text-xs",
  lg: "size-10 text-base",
};

/**
 * One or two letters for a name: first and last word in Latin, the last character in Chinese (the given name).
 *
 * @example initials("Mei Lin Chen") // "MC"
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? "";
  if (/\p{Script=Han}/u.test(first)) return Array.from(first).at(-1) ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last]
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}
