// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The sites whose pages may be embedded in a text: `page` captures what `player`, the URL of the frame, is made of. */
export const embedServices = [
  {
    "name": "YouTube",
    "kind": "video",
    "page": "^https://(?:(?:www\\.|m\\.)?youtube\\.com/(?:watch\\?(?:[^#\\s]*&)?v=|embed/|shorts/|live/)|youtu\\.be/|www\\.youtube-nocookie\\.com/embed/)([\\w-]{1,64})(?:[/?#&]\\S*)?$",
    "player": "https://www.youtube-nocookie.com/embed/$1"
  },
  {
    "name": "Vimeo",
    "kind": "video",
    "page": "^https://(?:www\\.|player\\.)?vimeo\\.com/(?:video/)?(\\d{1,20})(?:[/?#&]\\S*)?$",
    "player": "https://player.vimeo.com/video/$1"
  },
  {
    "name": "Bilibili",
    "kind": "video",
    "page": "^https://(?:www\\.|m\\.)?bilibili\\.com/video/(BV[0-9A-Za-z]{1,20})(?:[/?#&]\\S*)?$",
    "player": "https://player.bilibili.com/player.html?bvid=$1"
  },
  {
    "name": "Youku",
    "kind": "video",
    "page": "^https://v\\.youku\\.com/v_show/id_([0-9A-Za-z]{1,40}={0,2})\\.html(?:[/?#&]\\S*)?$",
    "player": "https://player.youku.com/embed/$1"
  },
  {
    "name": "Tencent Video",
    "kind": "video",
    "page": "^https://v\\.qq\\.com/x/(?:page|cover/\\w{1,40})/(\\w{1,40})\\.html(?:[/?#&]\\S*)?$",
    "player": "https://v.qq.com/txp/iframe/player.html?vid=$1"
  },
  {
    "name": "Dailymotion",
    "kind": "video",
    "page": "^https://(?:www\\.)?dailymotion\\.com/(?:embed/)?video/([0-9A-Za-z]{1,20})(?:[/?#&]\\S*)?$",
    "player": "https://geo.dailymotion.com/player.html?video=$1"
  },
  {
    "name": "TED",
    "kind": "video",
    "page": "^https://(?:www\\.|embed\\.)?ted\\.com/talks/(\\w{1,200})(?:[/?#&]\\S*)?$",
    "player": "https://embed.ted.com/talks/$1"
  },
  {
    "name": "Spotify",
    "kind": "audio",
    "page": "^https://open\\.spotify\\.com/(?:intl-[a-z]{2}/|embed/)?(track|album|playlist|episode|show)/(\\w{1,40})(?:[/?#&]\\S*)?$",
    "player": "https://open.spotify.com/embed/$1/$2"
  },
  {
    "name": "SoundCloud",
    "kind": "audio",
    "page": "^https://(?:www\\.|m\\.)?soundcloud\\.com/([\\w-]{1,80})/([\\w-]{1,200})(?:[?#]\\S*)?$",
    "player": "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2F$1%2F$2"
  },
  {
    "name": "Apple Podcasts",
    "kind": "audio",
    "page": "^https://(?:embed\\.)?podcasts\\.apple\\.com/([a-z]{2}/podcast/[\\w%-]{1,200}/id\\d{1,20}(?:\\?i=\\d{1,20})?)(?:[&#]\\S*)?$",
    "player": "https://embed.podcasts.apple.com/$1"
  },
  {
    "name": "NetEase Cloud Music",
    "kind": "audio",
    "page": "^https://music\\.163\\.com/(?:#/)?song\\?id=(\\d{1,20})(?:[/?#&]\\S*)?$",
    "player": "https://music.163.com/outchain/player?type=2&id=$1"
  },
  {
    "name": "OpenStreetMap",
    "kind": "map",
    "page": "^https://www\\.openstreetmap\\.org/export/embed\\.html\\?([\\w.,%&=:-]{1,400})$",
    "player": "https://www.openstreetmap.org/export/embed.html?$1"
  },
  {
    "name": "Google Slides",
    "kind": "slides",
    "page": "^https://docs\\.google\\.com/presentation/d/((?:e/)?[\\w-]{1,200})(?:[/?#&]\\S*)?$",
    "player": "https://docs.google.com/presentation/d/$1/embed"
  },
  {
    "name": "CodePen",
    "kind": "code",
    "page": "^https://codepen\\.io/([\\w-]{1,80})/(?:pen|full|details|embed)/(\\w{1,40})(?:[/?#&]\\S*)?$",
    "player": "https://codepen.io/$1/embed/$2?default-tab=result"
  },
  {
    "name": "CodeSandbox",
    "kind": "code",
    "page": "^https://codesandbox\\.io/(?:s|embed|p/sandbox)/([\\w-]{1,100})(?:[/?#&]\\S*)?$",
    "player": "https://codesandbox.io/embed/$1"
  }
] as const;
