import type { AddressPort, SearchValues } from "@atrium/hooks/resource";
import { useMemo } from "react";
import { useSearchParams } from "react-router";

/** The address's parameters, as lists want them. */
export function useAddress(): AddressPort {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const setSearch = (search: SearchValues) => {
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries(search)) next.set(name, String(value));
      setParams(next, { replace: true });
    };
    return { search: Object.fromEntries(params), setSearch };
  }, [params, setParams]);
}
