import type { Input } from "@atrium/sdk";
import { sdk } from "../api.ts";

/** A passkey that the browser has made, and what one has signed, as the server takes them. */
export type PasskeyAttestation = Input<"passkeysConfirm">["credential"];
export type PasskeyAssertion = Input<"passkeysSignIn">["credential"];

const library = () => import("@simplewebauthn/browser");

/** Whether the browser has passkeys at this address: by HTTPS or on localhost, and with a name as its host. */
export function canUsePasskeys(): boolean {
  if (!globalThis.isSecureContext || !("PublicKeyCredential" in globalThis)) return false;
  return hasName(globalThis.location);
}

/** Whether browsers have passkeys at an address, as far as the address goes. */
export function arePasskeysAt(address: string): boolean {
  const url = new URL(address);
  return hasName(url) && (url.protocol === "https:" || /(?:^|\.)localhost$/.test(url.hostname));
}

function hasName({ hostname }: { hostname: string }): boolean {
  return !/^\[|^\d+(?:\.\d+){3}$/.test(hostname);
}

/**
 * Has the browser make a passkey for the user.
 *
 * @throws what the server refuses, and a `DOMException` or an error with its name when the person gives up.
 */
export async function makePasskey(): Promise<PasskeyAttestation> {
  const options = await sdk.passkeys.begin(undefined, { silent: true });
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

/** Has the browser ask for a passkey of this site, in a dialog. Throws as `makePasskey` does. */
export async function askForPasskey(): Promise<PasskeyAssertion> {
  return ask(await sdk.passkeys.signInBegin(undefined, { silent: true }));
}

/** Has the browser ask for one of the user's passkeys, in a dialog. Throws as `makePasskey` does. */
export async function askForOwnPasskey(): Promise<PasskeyAssertion> {
  return ask(await sdk.passkeys.stepUpBegin(undefined, { silent: true }));
}

/**
 * Has the browser offer passkeys among what it fills into the field of the user name, until one is chosen or another
 * request for a passkey begins. Resolves to null where browsers cannot.
 */
export async function offerPasskeys(): Promise<PasskeyAssertion | null> {
  const { browserSupportsWebAuthnAutofill } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  return ask(await sdk.passkeys.signInBegin(undefined, { silent: true }), true);
}

/** Ends an offer. */
export async function withdrawPasskeys(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

async function ask(
  optionsJSON: Awaited<ReturnType<typeof sdk.passkeys.signInBegin>>,
  useBrowserAutofill = false,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}
