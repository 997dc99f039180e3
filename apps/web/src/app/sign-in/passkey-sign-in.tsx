import type { Session } from "@atrium/hooks";
import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { sdk } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import {
  arePasskeysAt,
  askForPasskey,
  canUsePasskeys,
  type PasskeyAssertion,
} from "../../shared/passkeys/passkey-ceremonies.ts";
import { PasskeyButton } from "../../shared/passkeys/passkey-button.tsx";
import { usePasskeyOffer } from "./use-passkey-offer.ts";

export interface PasskeySignInProps {
  session: Session;
  /** Whether browsers offer passkeys in the field of the user name too. */
  isOffered: boolean;
  redirectUrl?: string | undefined;
}

/** Signs in with a passkey, where the browser has them. */
export function PasskeySignIn(props: PasskeySignInProps) {
  const { publicUrl } = useRouter().options.context.config;
  // The server shows them where they belong, so that nothing moves once the browser knows better.
  const canUse = useSyncExternalStore(neverChanges, canUsePasskeys, () => arePasskeysAt(publicUrl));
  return canUse ? <SignInWithPasskey {...props} /> : null;
}

function neverChanges() {
  return () => {};
}

function SignInWithPasskey({ session, isOffered, redirectUrl }: PasskeySignInProps) {
  const { passkeys: messages } = useMessages();
  const signIn = (credential: PasskeyAssertion) =>
    session.signInWith(
      async () => (await sdk.passkeys.signIn({ credential }, { silent: true })).token,
      { redirectUrl },
    );
  const offer = usePasskeyOffer(isOffered, signIn);
  return (
    <PasskeyButton
      label={messages.signIn}
      size="lg"
      className="w-full"
      error={offer.error}
      onUse={async () => {
        try {
          await signIn(await askForPasskey());
        } catch (error) {
          offer.renew();
          throw error;
        }
      }}
    />
  );
}
