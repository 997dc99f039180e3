/** Messages about the languages of the content. */
export const languages = {
  language: "Language",
  all: "All languages",
  ofType: "It decides which types can be chosen.",
  fixed: "It can be changed while it has neither articles nor types below it.",
  translations: "Translations",
  translationFilter: "Translation",
  anyTranslation: "Translated or not",
  missingIn: (p: { language: string }) => `Missing in ${p.language}`,
  outdated: "Older than its source",
  outdatedText: (p: { language: string }) =>
    `The ${p.language} original was saved after this translation. Save the translation once it says the same again.`,
  source: "Original",
  missing: "No translation yet",
  translate: "Translate",
  translateInto: (p: { language: string }) => `Translate into ${p.language}`,
  translateText:
    "Makes a draft that belongs to this article. Nothing is published, and the original stays as it is.",
  withText: "Begin with the original’s text, to write over it",
  withTextHelp:
    "Its authors then count as authors of the draft too. Pictures and the title are taken over either way.",
  create: "Create draft",
  created: (p: { language: string }) => `Draft in ${p.language} created.`,
  noCounterpart: (p: { language: string }) =>
    `The original’s type has no translation in ${p.language}: choose where the draft belongs.`,
  join: "Join existing",
  joinInto: (p: { language: string }) => `Join existing in ${p.language}`,
  joinText:
    "Both count as translations of each other. It is saved as a new version: visitors are led there once that is published.",
  joinChoose: "Search by title",
  joinRecord: "Existing record",
  joinRequired: "Choose what to join.",
  joinConfirm: "Join",
  joined: (p: { name: string }) => `“${p.name}” is a translation now.`,
  leave: "No longer a translation",
  leaveTitle: (p: { name: string }) => `“${p.name}”: no longer a translation`,
  leaveText:
    "It stays, on its own. It is saved as a new version: visitors are led there no longer once that is published.",
  left: (p: { name: string }) => `“${p.name}” stands on its own now.`,
  moreNamed: (p: { language: string }) => `More actions for ${p.language}`,
  showBeside: (p: { language: string }) => `Show ${p.language}`,
  hideBeside: (p: { language: string }) => `Hide ${p.language}`,
  beside: (p: { language: string }) => `The text in ${p.language}`,
  savedBy: (p: { name: string }) => `Saved by ${p.name}`,
};
