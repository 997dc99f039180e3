import { textParam } from "../search-params.ts";

/** What the identity provider sends the browser back to the sign-in page with. */
export interface ProviderAnswer {
  state?: string | undefined;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** The provider's part of the page's address. */
export function providerAnswer(search: Record<string, unknown>): ProviderAnswer {
  return {
    state: textParam(search.state),
    code: textParam(search.code),
    iss: textParam(search.iss),
    error: textParam(search.error),
  };
}
