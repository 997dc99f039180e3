import { cn } from "@atrium/ui";
import type { ComponentProps, MouseEvent } from "react";
import { navigation } from "./navigation.ts";

export interface AdminLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the back office, with query. */
  to: string;
  /** Styled as a record's name or as a link in a text; inherits its surroundings by default. */
  look?: keyof typeof looks;
}

/** At least 24 px to press, on lines as high as ever. */
const target = "-my-0.5 py-0.5";
const looks = {
  name: "font-medium text-foreground no-underline hover:text-primary hover:underline",
  text: "text-primary underline-offset-3 hover:underline",
};

/**
 * A link within the back office: a plain click navigates, anything else is left to the browser. The target's script is
 * preloaded on hover and focus.
 */
export function AdminLink(all: AdminLinkProps) {
  const { to, look, onClick, onPointerEnter, onFocus, className, ...props } = all;
  // Without it the page is only a little later there.
  const prepare = () => void navigation.prepare(to).catch(() => undefined);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || event.altKey || props.target === "_blank") return;
    event.preventDefault();
    navigation.navigate(to, { replace: false });
  };
  return (
    <a
      href={navigation.toHref(to)}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prepare();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepare();
      }}
      className={look === undefined ? className : cn(target, looks[look], className)}
      {...props}
    />
  );
}
