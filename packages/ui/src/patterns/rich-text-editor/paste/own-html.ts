/** Whether HTML was copied in this editor, and is to be pasted as it is. */
export function isOwnHtml(html: string): boolean {
  return html.includes("data-pm-slice") && !/\sstyle\s*=/i.test(html);
}
