declare module "opencc-js/dict/TSCharacters" {
  /** Pairs separated by `|`: a traditional character, a space, its simplified forms, the usual one first. */
  const pairs: string;
  export default pairs;
}
