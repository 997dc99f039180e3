/** Messages of the versions of a home page, and of what each changes. */
export const homeVersions = {
  versionsTitle: "Versions and timeline",
  version: (p: { version: number }) => `Version ${p.version}`,
  by: (p: { name: string }) => `by ${p.name}`,
  public: "Public",
  approved: "Approved",
  restoredFrom: (p: { version: number }) => `restored from version ${p.version}`,
  restore: "Restore",
  restoreNamed: (p: { version: number }) => `Restore version ${p.version}`,
  restoreTitle: (p: { version: number }) => `Restore version ${p.version}?`,
  restoreText:
    "It is saved again as the newest draft. Nothing is published, and no version is lost.",
  restored: (p: { version: number }) => `Version ${p.version} is the draft now.`,
  timeline: "Timeline",
  changes: "Changes",
  changesOf: (p: { version: number }) => `Changes of version ${p.version}`,
  changesSince: (p: { version: number }) => `Compared with version ${p.version}`,
  changesSincePublished: (p: { version: number }) =>
    `Compared with version ${p.version}, which visitors see`,
  changesOfFirst: "The first version: all of it is new.",
  changesUnpublished: "No version is published yet: all of it is new.",
  sectionRemoved: (p: { name: string }) => `Section “${p.name}” removed`,
  sectionAdded: (p: { name: string; kind: string; place: number }) =>
    p.name === p.kind
      ? `Section “${p.name}” added as number ${p.place}`
      : `Section “${p.name}” (${p.kind}) added as number ${p.place}`,
  sectionMovedUp: (p: { name: string; place: number }) =>
    `“${p.name}” moved up, now number ${p.place}`,
  sectionMovedDown: (p: { name: string; place: number }) =>
    `“${p.name}” moved down, now number ${p.place}`,
  sectionShown: (p: { name: string }) => `“${p.name}” is shown to visitors`,
  sectionHidden: (p: { name: string }) => `“${p.name}” is hidden from visitors`,
  becomes: "is now",
  notOnSite: "no longer on the site",
};
