import { useStoreSelector } from "@atrium/hooks";
import { useLayoutEffect } from "react";
import { uiState } from "../../shared/api.ts";

/** The theme chosen, written on the document as well. */
export function useTheme() {
  const theme = useStoreSelector(uiState, (state) => state.themeName);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return theme;
}
