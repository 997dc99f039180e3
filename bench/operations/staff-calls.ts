const json = { "content-type": "application/json" };
const newPassword = "Second-fleet-password-2";

interface Envelope<T> {
  success: boolean;
  message: string;
  result: T;
}

/** Calls of an administrator on a new site. */
export class StaffCalls {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** Signs in and chooses the password that is due. */
  static async signIn(url: string, password: string): Promise<StaffCalls> {
    const begin = async (secret: string) => {
      const body = JSON.stringify({ username: "admin", password: secret });
      const { token } = await call<{ token: string }>(`${url}/rest/login`, {
        method: "POST",
        headers: json,
        body,
      });
      return token;
    };
    await call(`${url}/rest/user/updatePwd`, {
      method: "PUT",
      headers: { ...json, authorization: await begin(password) },
      body: JSON.stringify({ oldPassword: password, newPassword }),
    });
    return new StaffCalls(url, await begin(newPassword));
  }

  async saveQuickLink(title: string): Promise<void> {
    await call(`${this.#url}/rest/api/dtQuickLink/save`, {
      method: "POST",
      headers: { ...json, authorization: this.#token },
      body: JSON.stringify({ title, url: "/index" }),
    });
  }

  async upload(file: Uint8Array<ArrayBuffer>, name: string): Promise<void> {
    const body = new FormData();
    body.set("fileName", new File([file], name));
    await call(`${this.#url}/rest/api/file/upload`, {
      method: "POST",
      headers: { authorization: this.#token },
      body,
    });
  }

  /** The titles that visitors get. */
  static async quickLinks(url: string): Promise<string[]> {
    const links = await call<{ title: string }[]>(`${url}/rest/api/app/other/quickLinkList`);
    return links.map(({ title }) => title);
  }
}

async function call<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  const { success, message, result } = (await response.json()) as Envelope<T>;
  if (!success) throw new Error(`${url}: ${message}`);
  return result;
}
