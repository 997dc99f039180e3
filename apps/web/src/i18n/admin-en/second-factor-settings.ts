/** Messages of setting up, renewing and ending the second factor. */
export const secondFactorSettings = {
  title: "Two-step verification",
  description: "Signing in then takes your password and a code that your phone shows.",
  off: "Two-step verification is off.",
  onSince: "On since",
  withPasskey: "Signing in takes a passkey, or your password and a recovery code.",
  codesLeft: (p: { count: number }) =>
    p.count === 1 ? "1 recovery code is left." : `${p.count} recovery codes are left.`,
  setUp: "Set up two-step verification",
  setUpText: "You need an authenticator app on your phone.",
  requiredText: "Your role requires a code of an authenticator app at each sign-in, or a passkey.",
  scanText: "Scan this code with your authenticator app, then enter the six digits that it shows.",
  qrCode: "QR code for the authenticator app",
  secretText: "Or enter this key in the app:",
  copySecret: "Copy key",
  confirm: "Turn on",
  cancel: "Cancel",
  recoveryCodes: "Recovery codes",
  recoveryText:
    "Each of these codes signs you in once if you lose your phone. They are not shown again: keep them in a safe place.",
  copyCodes: "Copy recovery codes",
  saved: "I have saved them",
  closeCodes: "Close the recovery codes",
  closeCodesText:
    "They are not shown again. Without one of them you cannot sign in if you lose your phone.",
  closeCodesConfirm: "Close",
  renewCodes: "New recovery codes",
  renewConfirm: "Replace them",
  renewText: "Your earlier recovery codes stop working.",
  disable: "Turn off",
  disableText: "Signing in will take only your password, unless you have a passkey.",
  disabled: "Two-step verification is off.",
};
