import { useEffect, useEffectEvent, useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { explainPasskey } from "../../shared/passkeys/explain-passkey.ts";
import {
  offerPasskeys,
  withdrawPasskeys,
  type PasskeyAssertion,
} from "../../shared/passkeys/passkey-ceremonies.ts";

/** Shorter than the server waits for an answer. */
const renewAfterMs = 4 * 60_000;

/** An offer of passkeys among what the browser fills in. */
export interface PasskeyOffer {
  /** Why signing in with a chosen passkey failed. */
  readonly error: string | undefined;
  /** Offers them again, after something else has asked for one. */
  readonly renew: () => void;
}

/** Offers passkeys while the form is shown; one that is chosen signs in. */
export function usePasskeyOffer(
  isOffered: boolean,
  signIn: (credential: PasskeyAssertion) => Promise<void>,
): PasskeyOffer {
  const { passkeys: messages } = useMessages();
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const renew = () => setRound((count) => count + 1);
  const onChosen = useEffectEvent(async (credential: PasskeyAssertion) => {
    setError(undefined);
    try {
      await signIn(credential);
    } catch (reason) {
      setError(explainPasskey(reason, messages));
      renew();
    }
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    let isOver = false;
    const timer = setTimeout(() => setRound(round + 1), renewAfterMs);
    // Without an offer, the button is left: it says what is wrong.
    const offered = offerPasskeys().catch(() => null);
    void offered.then((credential) => {
      if (credential !== null && !isOver) void onChosen(credential);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      void withdrawPasskeys();
    };
  }, [isOffered, round]);
  return { error, renew };
}
