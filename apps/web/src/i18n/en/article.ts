/** Messages of articles. */
export const article = {
  by: (author: string) => `By ${author}`,
  minutes: (minutes: number) => `${minutes} min read`,
  updated: (date: string) => `Updated ${date}`,
  source: (name: string) => `Source: ${name}`,
  contents: "Contents",
  video: "Video",
  pictures: "Pictures",
  picture: (number: number) => `Picture ${number}`,
  attachments: "Attachments",
  download: "Download",
  tags: "Tags",
  neighbours: "Previous and next articles",
  newer: "Newer",
  older: "Older",
  related: "Related articles",
};
