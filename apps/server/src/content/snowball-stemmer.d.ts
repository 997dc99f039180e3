declare module "snowball-stemmer.jsx/dest/english-stemmer.common.min.js" {
  class EnglishStemmer {
    stemWord(word: string): string;
  }
  const stemmers: { EnglishStemmer: typeof EnglishStemmer };
  export default stemmers;
}
