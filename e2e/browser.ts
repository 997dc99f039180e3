/** How Chromium is started by the journeys and the screenshots: the machine's own, quiet and offline. */
export function browserOptions(): { executablePath: string; args: string[] } {
  return {
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
