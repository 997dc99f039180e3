/** Services whose videos may play within an article. */
const services = [
  {
    /** The origin of the service's player. */
    origin: "https://www.youtube-nocookie.com",
    hosts: ["www.youtube.com", "youtube.com", "m.youtube.com", "www.youtube-nocookie.com"],
    player: ({ pathname, searchParams }: URL) =>
      playerAt(
        "/embed/",
        searchParams.get("v") ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(pathname)?.[1],
      ),
  },
  {
    origin: "https://www.youtube-nocookie.com",
    hosts: ["youtu.be"],
    player: ({ pathname }: URL) => playerAt("/embed/", pathname.slice(1)),
  },
  {
    origin: "https://player.vimeo.com",
    hosts: ["vimeo.com", "www.vimeo.com", "player.vimeo.com"],
    player: ({ pathname }: URL) => playerAt("/video/", /^\/(?:video\/)?(\d+)/.exec(pathname)?.[1]),
  },
  {
    origin: "https://player.bilibili.com",
    hosts: ["www.bilibili.com", "bilibili.com", "m.bilibili.com"],
    player: ({ pathname }: URL) =>
      playerAt("/player.html?bvid=", /^\/video\/(BV[0-9A-Za-z]+)/.exec(pathname)?.[1]),
  },
] as const;

/** The origins of players, for the page's Content-Security-Policy. */
export const frameSources: readonly string[] = [...new Set(services.map(({ origin }) => origin))];

/** The player's URL of a video; null when the URL is no video of a supported service. */
export function videoPlayer(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:") return null;
  const service = services.find(({ hosts }) => hosts.some((host) => host === url.host));
  const path = service?.player(url) ?? null;
  return service === undefined || path === null ? null : `${service.origin}${path}`;
}

function playerAt(path: string, id: string | undefined): string | null {
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? `${path}${id}` : null;
}
