declare module "fxa-common-password-list" {
  /** The 50,000 commonest passwords of at least eight characters, in lowercase. */
  const list: { test(password: string): boolean };
  export default list;
}
