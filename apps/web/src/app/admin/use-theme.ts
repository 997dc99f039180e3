import { useStoreSelector } from "@atrium/hooks";
import { useLayoutEffect } from "react";
import { preferences } from "../../shared/api.ts";

/** The theme chosen, written on the document as well. */
export function useTheme() {
  const theme = useStoreSelector(preferences, (state) => state.themeName);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return theme;
}
