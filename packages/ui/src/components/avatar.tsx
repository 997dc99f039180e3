"use client";

import { useState } from "react";
import { initials } from "../lib/initials.ts";
import { cn } from "../lib/utils.ts";

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: "sm" | "default" | "lg" | undefined;
  className?: string | undefined;
}

/** A person's image, or the first letters of the name. Decorative: the name is beside it. */
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
