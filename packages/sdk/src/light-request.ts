/**
 * What openapi-fetch builds instead of a `Request`: the address beside the members of the init. A real `Request` would
 * be built twice for each call (here and inside fetch), and it knows no relative addresses outside of a page.
 */
export class LightRequest {
  declare readonly url: string;

  constructor(url: string, init?: RequestInit) {
    Object.assign(this, init, { url });
  }

  /** For middleware that asks for a copy. */
  clone(): LightRequest {
    return new LightRequest(this.url, this as RequestInit);
  }
}
