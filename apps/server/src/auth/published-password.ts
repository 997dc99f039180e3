/** Password of every demo account; the README publishes it. */
export const publishedPassword = "Atrium-demo-1";

/** Whether this password opens no account: everybody knows it, and this is not the demo site. */
export function isPublished(password: string, { demo }: { demo: boolean }): boolean {
  return password === publishedPassword && !demo;
}
