/** Messages about releases. */
export const releases = {
  notOpen: "The release is scheduled or released. Unschedule it before you change what is in it.",
  scheduled: "The release is scheduled. Unschedule it first.",
  wrongStatus: "The release’s status does not allow this.",
  unknownArticle: "is not a known article",
  inOther: (title: string, release: string) =>
    `“${title}” is in the release “${release}”, which is not released yet.`,
  tooMany: "must be at most 50 articles",
  empty: "The release is empty. Add articles first.",
  blocked: (title: string, reason: string) => `“${title}”: ${reason}`,
  blockedList: (count: number) =>
    count === 1
      ? "Nothing was changed: one article blocks the release."
      : `Nothing was changed: ${count} articles block the release.`,
  blockers: {
    notApproved: "no version is approved.",
    nothingNew: "the approved version is public already.",
    notPublished: "it is not published, so it cannot be taken offline.",
    scheduledAlone: "it is scheduled by itself. Unschedule it first.",
    endsBefore: "it is taken offline before the release.",
    trashed: "it is in the trash.",
  },
  inTimeline: (release: string, action: "publish" | "offline") =>
    action === "publish" ? `Release “${release}”` : `Release “${release}”: taken offline`,
  leftBy: (title: string, name: string) =>
    `Taken out of the schedule because ${name} took “${title}” out of the release.`,
};
