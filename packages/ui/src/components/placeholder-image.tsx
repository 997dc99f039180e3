"use client";

import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";

/** The kinds of placeholder for an image that is missing or does not load. */
export type PlaceholderType = "person" | "car";

export interface PlaceholderImageProps {
  type?: PlaceholderType | undefined;
  /** The image's own alternative text; without it the placeholder names itself. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** A drawing of a person, or of a car when `type` is `car`. Fills its container. */
export function PlaceholderImage({ type = "person", alt, className }: PlaceholderImageProps) {
  const messages = useUiMessages();
  const name = alt ?? (type === "car" ? messages.carPlaceholder : messages.personPlaceholder);
  return (
    <svg
      viewBox="0 0 120 84"
      preserveAspectRatio={type === "car" ? "xMidYMid meet" : "xMidYMax slice"}
      data-placeholder={type}
      className={cn("block bg-accent text-subtle-foreground", className)}
      {...(name === "" ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
    >
      {type === "car" ? <Car /> : <Person />}
    </svg>
  );
}

function Person() {
  return (
    <g fill="currentColor" opacity="0.55">
      <circle cx="60" cy="33" r="13.5" />
      <path d="M32 84c0-17.5 11.5-30 28-30s28 12.5 28 30Z" />
    </g>
  );
}

function Car() {
  return (
    <g fill="currentColor" opacity="0.55">
      <path d="M25 55v-9.5c0-2.8 1.9-5 4.6-5.6l9.4-2 9.2-9.6a10 10 0 0 1 7.2-3.1h14.2a10 10 0 0 1 7.3 3.2l9 9.7 6 1.3a6 6 0 0 1 4.6 5.7V55a3 3 0 0 1-3 3h-4.3a9.5 9.5 0 0 0-18.9 0H53.7a9.5 9.5 0 0 0-18.9 0H28a3 3 0 0 1-3-3Zm22.3-17H60v-8h-4.7a5 5 0 0 0-3.6 1.5Zm17.2 0h15.9l-6.3-6.6a5 5 0 0 0-3.6-1.4h-6Z" />
      <circle cx="44.25" cy="58.5" r="6.2" />
      <circle cx="79.75" cy="58.5" r="6.2" />
    </g>
  );
}
