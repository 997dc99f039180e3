declare module "snowball-stemmers" {
  interface Stemmer {
    stem(word: string): string;
  }
  const stemmers: { newStemmer(language: "english"): Stemmer };
  export default stemmers;
}
