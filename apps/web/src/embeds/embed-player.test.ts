import { expect, test } from "vitest";
import { embedPlayer, frameSources } from "./embed-player.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4", "www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  [
    "https://www.youtube.com/watch?app=x&v=dQw4w9WgXcQ",
    "www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  ],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", "www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://youtube.com/shorts/a-b_c", "www.youtube-nocookie.com/embed/a-b_c"],
  ["https://www.youtube-nocookie.com/embed/abc", "www.youtube-nocookie.com/embed/abc"],
  ["https://vimeo.com/76979871", "player.vimeo.com/video/76979871"],
  ["https://player.vimeo.com/video/76979871?h=1", "player.vimeo.com/video/76979871"],
  [
    "https://www.bilibili.com/video/BV1xx411c7mD/",
    "player.bilibili.com/player.html?bvid=BV1xx411c7mD",
  ],
  ["https://v.youku.com/v_show/id_XNDk2==.html", "player.youku.com/embed/XNDk2=="],
  ["https://v.qq.com/x/cover/ab1/cd2.html", "v.qq.com/txp/iframe/player.html?vid=cd2"],
  ["https://www.dailymotion.com/video/x8abc", "geo.dailymotion.com/player.html?video=x8abc"],
  ["https://www.ted.com/talks/some_one_on_tides?lang=en", "embed.ted.com/talks/some_one_on_tides"],
])("the video %s plays at %s", (address, player) => {
  expect(embedPlayer(address)).toEqual({ kind: "video", url: `https://${player}` });
});

test.each([
  [
    "https://open.spotify.com/intl-de/track/4uLU6?si=1",
    "audio",
    "open.spotify.com/embed/track/4uLU6",
  ],
  [
    "https://soundcloud.com/some-one/low-water?utm=1",
    "audio",
    "w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsome-one%2Flow-water",
  ],
  [
    "https://podcasts.apple.com/nl/podcast/low-water/id123?i=456",
    "audio",
    "embed.podcasts.apple.com/nl/podcast/low-water/id123?i=456",
  ],
  ["https://music.163.com/#/song?id=12", "audio", "music.163.com/outchain/player?type=2&id=12"],
  [
    "https://www.openstreetmap.org/export/embed.html?bbox=4.8%2C52.3%2C4.9%2C52.4&layer=mapnik",
    "map",
    "www.openstreetmap.org/export/embed.html?bbox=4.8%2C52.3%2C4.9%2C52.4&layer=mapnik",
  ],
  [
    "https://docs.google.com/presentation/d/e/2PACX-1v/pub?start=false",
    "slides",
    "docs.google.com/presentation/d/e/2PACX-1v/embed",
  ],
  [
    "https://codepen.io/some-one/pen/abc",
    "code",
    "codepen.io/some-one/embed/abc?default-tab=result",
  ],
  ["https://codesandbox.io/s/low-water-1x", "code", "codesandbox.io/embed/low-water-1x"],
])("the page %s is embedded as %s from %s", (address, kind, player) => {
  expect(embedPlayer(address)).toEqual({ kind, url: `https://${player}` });
});

test.each([
  "",
  "dQw4w9WgXcQ",
  "http://www.youtube.com/watch?v=abc",
  "https://www.youtube.com.example.org/watch?v=abc",
  "https://user@example.org/https://youtu.be/abc",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=../../x",
  "https://www.youtube.com:8443/watch?v=abc",
  "https://vimeo.com/channels/staff",
  "https://www.bilibili.com/video/av17",
  "https://soundcloud.com/some-one",
  "https://www.openstreetmap.org/#map=5/52.3/4.8",
  "https://docs.google.com/document/d/1",
  "https://codepen.io/some-one",
  "javascript:alert(1)",
])("%s is no supported page", (address) => {
  expect(embedPlayer(address)).toBeNull();
});

test.each(['"onload=x', "<b>", "%22", "a b", "..%2F", "'", "a&b=c", "a#b"])(
  "an id such as %s adds nothing to a player's address",
  (id) => {
    for (const address of [
      `https://youtu.be/${id}`,
      `https://www.youtube.com/watch?v=${id}`,
      `https://vimeo.com/1${id}`,
      `https://www.bilibili.com/video/BV1${id}`,
      `https://open.spotify.com/track/${id}`,
      `https://soundcloud.com/${id}/${id}`,
      `https://codepen.io/${id}/pen/${id}`,
    ]) {
      const player = embedPlayer(address)?.url ?? `${frameSources[0]}/`;
      expect(frameSources).toContain(new URL(player).origin);
      expect(player).toMatch(/^[\w:/.?=%-]+$/);
    }
  },
);
