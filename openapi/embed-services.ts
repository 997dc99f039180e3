/** The sites whose pages may be embedded in a text: the one list that server, editor and public pages share. */

export interface EmbedService {
  /** As people know it. */
  readonly name: string;
  readonly kind: "video" | "audio" | "map" | "slides" | "code";
  /** The URLs of pages with something to embed, as a regular expression. */
  readonly page: string;
  /** The URL of the frame, made of the parts that `page` captures. */
  readonly player: string;
}

const rest = String.raw`(?:[/?#&]\S*)?$`;

export const embedServices: readonly EmbedService[] = [
  {
    name: "YouTube",
    kind: "video",
    page: String.raw`^https://(?:(?:www\.|m\.)?youtube\.com/(?:watch\?(?:[^#\s]*&)?v=|embed/|shorts/|live/)|youtu\.be/|www\.youtube-nocookie\.com/embed/)([\w-]{1,64})${rest}`,
    player: "https://www.youtube-nocookie.com/embed/$1",
  },
  {
    name: "Vimeo",
    kind: "video",
    page: String.raw`^https://(?:www\.|player\.)?vimeo\.com/(?:video/)?(\d{1,20})${rest}`,
    player: "https://player.vimeo.com/video/$1",
  },
  {
    name: "Bilibili",
    kind: "video",
    page: String.raw`^https://(?:www\.|m\.)?bilibili\.com/video/(BV[0-9A-Za-z]{1,20})${rest}`,
    player: "https://player.bilibili.com/player.html?bvid=$1",
  },
  {
    name: "Youku",
    kind: "video",
    page: String.raw`^https://v\.youku\.com/v_show/id_([0-9A-Za-z]{1,40}={0,2})\.html${rest}`,
    player: "https://player.youku.com/embed/$1",
  },
  {
    name: "Tencent Video",
    kind: "video",
    page: String.raw`^https://v\.qq\.com/x/(?:page|cover/\w{1,40})/(\w{1,40})\.html${rest}`,
    player: "https://v.qq.com/txp/iframe/player.html?vid=$1",
  },
  {
    name: "Dailymotion",
    kind: "video",
    page: String.raw`^https://(?:www\.)?dailymotion\.com/(?:embed/)?video/([0-9A-Za-z]{1,20})${rest}`,
    player: "https://geo.dailymotion.com/player.html?video=$1",
  },
  {
    name: "TED",
    kind: "video",
    page: String.raw`^https://(?:www\.|embed\.)?ted\.com/talks/(\w{1,200})${rest}`,
    player: "https://embed.ted.com/talks/$1",
  },
  {
    name: "Spotify",
    kind: "audio",
    page: String.raw`^https://open\.spotify\.com/(?:intl-[a-z]{2}/|embed/)?(track|album|playlist|episode|show)/(\w{1,40})${rest}`,
    player: "https://open.spotify.com/embed/$1/$2",
  },
  {
    name: "SoundCloud",
    kind: "audio",
    page: String.raw`^https://(?:www\.|m\.)?soundcloud\.com/([\w-]{1,80})/([\w-]{1,200})(?:[?#]\S*)?$`,
    player: "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2F$1%2F$2",
  },
  {
    name: "Apple Podcasts",
    kind: "audio",
    page: String.raw`^https://(?:embed\.)?podcasts\.apple\.com/([a-z]{2}/podcast/[\w%-]{1,200}/id\d{1,20}(?:\?i=\d{1,20})?)(?:[&#]\S*)?$`,
    player: "https://embed.podcasts.apple.com/$1",
  },
  {
    name: "NetEase Cloud Music",
    kind: "audio",
    page: String.raw`^https://music\.163\.com/(?:#/)?song\?id=(\d{1,20})${rest}`,
    player: "https://music.163.com/outchain/player?type=2&id=$1",
  },
  {
    name: "OpenStreetMap",
    kind: "map",
    page: String.raw`^https://www\.openstreetmap\.org/export/embed\.html\?([\w.,%&=:-]{1,400})$`,
    player: "https://www.openstreetmap.org/export/embed.html?$1",
  },
  {
    name: "Google Slides",
    kind: "slides",
    page: String.raw`^https://docs\.google\.com/presentation/d/((?:e/)?[\w-]{1,200})${rest}`,
    player: "https://docs.google.com/presentation/d/$1/embed",
  },
  {
    name: "CodePen",
    kind: "code",
    page: String.raw`^https://codepen\.io/([\w-]{1,80})/(?:pen|full|details|embed)/(\w{1,40})${rest}`,
    player: "https://codepen.io/$1/embed/$2?default-tab=result",
  },
  {
    name: "CodeSandbox",
    kind: "code",
    page: String.raw`^https://codesandbox\.io/(?:s|embed|p/sandbox)/([\w-]{1,100})${rest}`,
    player: "https://codesandbox.io/embed/$1",
  },
];

/** The module of the list, for the server and the web app. */
export function writeEmbedServices(): string {
  const list = JSON.stringify(embedServices, null, 2);
  return (
    "/** The sites whose pages may be embedded in a text: `page` captures what `player`, the URL of the frame, is made of. */\n" +
    `export const embedServices = ${list} as const;\n`
  );
}
