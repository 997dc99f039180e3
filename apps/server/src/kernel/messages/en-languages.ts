/** What is said about the languages of content. */
export const languages = {
  notOfSite: "is not a language of this site: add it in the site settings first",
  ofType: "must be the language of the article type: choose a type in this language",
  ofParent: "must be the language of the record above it",
  ofParentField: "must be in the same language: choose one in this language",
  fixed: "cannot be changed while there is something below it or in it",
  unknownGroup: "is not the translation group of another record",
  translatedTwice: "There is a translation in this language already.",
  oneDefault: "must name exactly one default language",
  twice: "must not name a language twice",
  inUse: "must keep every language in which there is content",
  textsOfOthers: "must be in languages of the site that are not the default, each once",
};
