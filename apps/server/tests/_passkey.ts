import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { result } from "./_content.ts";
import type { TestServer } from "./_server.ts";

/** Whose passkey it is, and what it gets wrong. */
export interface PasskeyFlaws {
  /** Asked for inside another site's page. */
  framed?: boolean;
  origin?: string;
  rpId?: string;
  type?: string;
  /** Whether it verifies its user, by a PIN or the like. */
  verified?: boolean;
  userHandle?: string;
}

const bytes = (text: string) => createHash("sha256").update(text).digest();

/** A passkey of a browser, which writes and signs the bytes of the standard. */
export class Passkey {
  readonly id = randomBytes(16);
  readonly #server: TestServer;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  counter = 0;

  constructor(server: TestServer) {
    this.#server = server;
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#publicKey = pair.publicKey;
    this.#privateKey = pair.privateKey;
  }

  /** What a browser sends after it has made the passkey. */
  attest(challenge: string, flaws: PasskeyFlaws = {}) {
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()]);
    const authenticatorData = this.#authenticatorData(flaws, 0x40, attested);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(authenticatorData),
    ]);
    return {
      id: this.id.toString("base64url"),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", challenge, flaws),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** What a browser sends after the passkey has signed. */
  assert(challenge: string, flaws: PasskeyFlaws = {}) {
    const clientDataJSON = this.#clientData("webauthn.get", challenge, flaws);
    const authenticatorData = this.#authenticatorData(flaws);
    const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    const signed = Buffer.concat([authenticatorData, hash]);
    return {
      id: this.id.toString("base64url"),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, this.#privateKey).toString("base64url"),
        userHandle: flaws.userHandle ?? null,
      },
    };
  }

  #clientData(type: string, challenge: string, flaws: PasskeyFlaws): string {
    const origin = flaws.origin ?? this.#server.config.publicUrl;
    const data = {
      type: flaws.type ?? type,
      challenge,
      origin,
      crossOrigin: flaws.framed ?? false,
    };
    return Buffer.from(JSON.stringify(data)).toString("base64url");
  }

  #authenticatorData(flaws: PasskeyFlaws, more = 0, rest = Buffer.alloc(0)): Buffer {
    const rpId = flaws.rpId ?? new URL(this.#server.config.publicUrl).hostname;
    const flags = 0x01 | (flaws.verified === false ? 0 : 0x04) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([bytes(rpId), Buffer.from([flags]), counter, rest]);
  }

  /** ES256 on P-256, as COSE_Key. */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, "base64url")),
    ]);
  }
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** In the shortest form, as the standard wants it. */
function cborBytes(value: Buffer): Buffer {
  const { length } = value;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}

/** A challenge of one of the begin operations. */
export async function challengeOf(server: TestServer, line: string, token?: string) {
  const reply = await server.call<"passkeysSignInBegin">(
    line,
    token === undefined ? {} : { token },
  );
  return result(reply).challenge;
}

/** Adds a passkey to the account of a session. */
export async function addPasskey(server: TestServer, token: string, name = "Laptop") {
  const passkey = new Passkey(server);
  const challenge = await challengeOf(server, "POST /api/passkey/begin", token);
  const body = { name, credential: passkey.attest(challenge) };
  const added = await server.call<"passkeysConfirm">("POST /api/passkey/confirm", { token, body });
  return { passkey, ...result(added) };
}
