import { existsSync } from "node:fs";

/** Features that Playwright disables; Chromium uses the last list it gets, so ours repeats them. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** The address bar's menus: each would start a renderer of its own with every page, at a quarter second of CPU. */
const addressBarMenus = ["WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"];

/** Where Debian installs Chromium. The headless shell is the same engine without windows, and a third faster. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** How Chromium is started by the journeys and the screenshots: the machine's own, offline. `CHROMIUM_PATH` names another. */
export function browserOptions(): { executablePath: string; args: string[] } {
  const [fallback = ""] = installed;
  return {
    executablePath: process.env["CHROMIUM_PATH"] ?? installed.find(existsSync) ?? fallback,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${[...disabledByPlaywright, ...addressBarMenus].join(",")}`,
    ],
  };
}
