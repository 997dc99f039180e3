/** A signed-in client of a server in another process, which may die during any call. */
export class StaffClient {
  /** Set when the server is killed: from then on calls may fail. */
  closed = false;
  readonly #address: string;
  readonly #token: string;

  constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  /**
   * @returns The response's result, whose type the caller knows.
   * @throws Error when it is refused, or the server gone.
   */
  async call<T>(line: string, body?: object): Promise<T> {
    const json = { "content-type": "application/json" };
    const sent = body === undefined ? {} : { headers: json, body: JSON.stringify(body) };
    return this.#send(line, sent);
  }

  /** Uploads a text file and returns its URL. */
  async upload(name: string, content: string): Promise<{ id: string; url: string }> {
    const form = new FormData();
    form.append("fileName", new Blob([content]), name);
    return this.#send("POST /api/file/upload", { body: form });
  }

  /** Starts an upload, and then stalls until the server is dead. */
  stallUpload(begun: string): void {
    const head = `--half\r\nContent-Disposition: form-data; name="fileName"; filename="a.txt"\r\n\r\n`;
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(head + begun)),
    });
    const headers = { "content-type": "multipart/form-data; boundary=half" };
    const sent = this.#send("POST /api/file/upload", { headers, body, duplex: "half" });
    sent.catch(() => {});
  }

  /** Reads a URL outside the API. */
  async read(path: string): Promise<string> {
    return (await fetch(this.#address + path)).text();
  }

  async #send<T>(line: string, sent: RequestInit): Promise<T> {
    const [method = "GET", path = "/"] = line.split(" ");
    const headers = new Headers(sent.headers);
    headers.set("authorization", this.#token);
    const response = await fetch(`${this.#address}/rest${path}`, { ...sent, method, headers });
    const reply = (await response.json()) as { success: boolean; message: string; result: T };
    if (reply.success) return reply.result;
    throw new Error(`${line}: ${response.status} ${reply.message}`);
  }
}

/** Signs the first administrator in, who must choose a new password. */
export async function firstToken(address: string, given: string): Promise<string> {
  const signIn = async (password: string) => {
    const body = { username: "admin", password };
    return new StaffClient(address, "").call<{ token: string }>("POST /login", body);
  };
  const { token } = await signIn(given);
  const body = { oldPassword: given, newPassword: `${given}-2` };
  await new StaffClient(address, token).call("PUT /user/updatePwd", body);
  return (await signIn(`${given}-2`)).token;
}
