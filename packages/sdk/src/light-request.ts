/**
 * What openapi-fetch builds instead of a `Request`: the address and the init, nothing more. A real `Request` would be
 * built twice for each call (here and inside fetch), which costs more than all the rest of the SDK.
 */
export class LightRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
  readonly method: string;

  constructor(url: string, init: RequestInit = {}) {
    this.url = url;
    this.init = init;
    this.headers = new Headers(init.headers);
    this.method = init.method ?? "GET";
  }

  clone(): LightRequest {
    return new LightRequest(this.url, this.toInit());
  }

  /** The init for fetch, with the headers as they are now. */
  toInit(): RequestInit {
    return { ...this.init, headers: this.headers };
  }
}
