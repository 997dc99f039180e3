/** Messages of sharing an article. */
export const share = {
  title: "Share this article",
  share: "Share",
  copy: "Copy link",
  copied: "Link copied",
  email: "Email",
};
