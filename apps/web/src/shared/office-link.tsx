import type { ComponentProps, MouseEvent } from "react";
import { navigation } from "./navigation.ts";

/** Props of `OfficeLink`. */
export interface OfficeLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the back office, with query. */
  to: string;
}

/** A link within the back office: one click navigates, anything else is the browser's own business. */
export function OfficeLink({ to, onClick, ...props }: OfficeLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || event.altKey || props.target === "_blank") return;
    event.preventDefault();
    navigation.navigate(to, { replace: false });
  };
  return <a href={navigation.toHref(to)} onClick={follow} {...props} />;
}
