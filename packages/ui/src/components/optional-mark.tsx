"use client";

import { useUiMessages } from "../messages-provider.tsx";

/** Marks what may stay empty, behind its name; what is required is not marked. */
export function OptionalMark() {
  const { optional } = useUiMessages();
  return (
    <>
      {" "}
      <span className="ml-0.5 font-normal text-subtle-foreground">{optional}</span>
    </>
  );
}
