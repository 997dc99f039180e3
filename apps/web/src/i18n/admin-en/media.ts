/** Messages of the media library. */
export const media = {
  title: "Media",
  pageDescription: "Every uploaded file, and where it is used.",
  permission: "View files",
  search: "Search by name or alt text",
  emptyTitle: "No files yet",
  emptyText: "Upload a file, or drop files on this page.",
  upload: "Upload files",
  uploading: "Uploading",
  uploaded: (p: { count: number }) =>
    p.count === 1 ? "One file uploaded." : `${p.count} files uploaded.`,
  dropHere: "Drop files to upload them",
  view: "View",
  grid: "Grid",
  table: "List",
  kind: "Kind",
  allKinds: "All kinds",
  kinds: {
    image: "Pictures",
    video: "Videos",
    audio: "Audio",
    document: "Documents",
    other: "Other files",
  },
  use: "Use",
  anyUse: "Used or not",
  used: "Used",
  unused: "Unused",
  sort: "Order",
  sorts: {
    newest: "Newest first",
    oldest: "Oldest first",
    name: "By name",
    largest: "Largest first",
  },
  uploader: "Uploaded by",
  uploadedAt: "Uploaded",
  period: "Uploaded between",
  name: "Name",
  preview: "Preview",
  size: "Size",
  dimensions: "Dimensions",
  pixels: (p: { width: number; height: number }) => `${p.width} × ${p.height} px`,
  type: "Type",
  url: "URL",
  copyUrl: "Copy URL",
  usedIn: (p: { count: number }) =>
    p.count === 0 ? "Unused" : p.count === 1 ? "Used once" : `Used ${p.count} times`,
  select: (p: { name: string }) => `Select ${p.name}`,
  open: (p: { name: string }) => `Open ${p.name}`,
  deleteUnused: "Delete unused",
  deleteUnusedTitle: (p: { count: number }) =>
    p.count === 1 ? "Delete one unused file?" : `Delete ${p.count} unused files?`,
  deleteUnusedText:
    "They are deleted for good. A text that is not saved yet may still need what was uploaded just now.",
  alt: "Alt text",
  altHelp: "Describe the picture for people who cannot see it. Proposed wherever it is inserted.",
  focalPoint: "Focal point",
  focalPointHelp: "Kept in sight where the picture is cut to fit. Proposed for covers.",
  uses: "Where it is used",
  noUses: "No saved record refers to this file.",
  earlierVersion: "(earlier version only)",
  useTypes: {
    article: "Article",
    articleType: "Article type",
    homePage: "Home page",
    product: "Product",
    banner: "Banner",
    friendlyLink: "Friendly link",
    quickLink: "Quick link",
    recommend: "Recommendation",
    siteSetting: "Site settings",
    user: "User",
  },
  download: "Open file",
  crop: "Crop",
  cropTitle: (p: { name: string }) => `Crop ${p.name}`,
  cropText:
    "Drag a frame, or move it with the arrow keys. The whole picture is kept: you can undo.",
  cropEverywhere: (p: { count: number }) =>
    p.count === 0
      ? ""
      : p.count === 1
        ? "One record shows this picture and gets the part. If it is public, readers see it once it is reviewed and published."
        : `${p.count} records show this picture and get the part. Where one is a public article, readers see it once it is reviewed and published.`,
  cropSave: "Crop picture",
  cropped: "Picture cropped.",
  cropSize: (p: { width: number; height: number }) => `Frame: ${p.width} × ${p.height} px`,
  shape: "Shape",
  shapes: { free: "Free", square: "Square", wide: "16 : 9", standard: "4 : 3" },
  replace: "Replace",
  replaceTitle: (p: { name: string }) => `Replace ${p.name}?`,
  replaceText: (p: { count: number }) =>
    p.count === 0
      ? "The file gets the new content. The earlier one is kept: you can undo."
      : `The ${p.count === 1 ? "record that uses" : `${p.count} records that use`} this file will get the new content. Articles that are public show it once it is reviewed and published. The earlier one is kept: you can undo.`,
  replaced: "File replaced.",
  revert: "Undo last replacement",
  reverted: "The earlier content is back.",
  delete: "Delete",
  inUse: "Used files cannot be deleted.",
  choose: "Choose from library",
  pickerTitle: "Media library",
  pickerEmpty: {
    image: "The library has no pictures yet.",
    document: "The library has no documents yet.",
  },
  pick: { image: "Use picture", document: "Use document" },
  pickSome: {
    image: (p: { count: number }) =>
      p.count === 1 ? "Add one picture" : `Add ${p.count} pictures`,
    document: (p: { count: number }) =>
      p.count === 1 ? "Add one document" : `Add ${p.count} documents`,
  },
};
