import { expect, test } from "vitest";
import { frameSources, videoPlayer } from "./video-player.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4", "www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", "www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://youtube.com/shorts/a-b_c", "www.youtube-nocookie.com/embed/a-b_c"],
  ["https://www.youtube-nocookie.com/embed/abc", "www.youtube-nocookie.com/embed/abc"],
  ["https://vimeo.com/76979871", "player.vimeo.com/video/76979871"],
  ["https://player.vimeo.com/video/76979871?h=1", "player.vimeo.com/video/76979871"],
  [
    "https://www.bilibili.com/video/BV1xx411c7mD/",
    "player.bilibili.com/player.html?bvid=BV1xx411c7mD",
  ],
])("%s plays at %s", (address, player) => {
  expect(videoPlayer(address)).toBe(`https://${player}`);
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
  "javascript:alert(1)",
])("%s is not a supported video", (address) => {
  expect(videoPlayer(address)).toBeNull();
});

test.each(['"onload=x', "<b>", "%22", "a b", "..%2F", "'", "a&b=c", "a#b"])(
  "an id such as %s adds nothing to a player's address",
  (id) => {
    for (const address of [
      `https://youtu.be/${id}`,
      `https://www.youtube.com/watch?v=${id}`,
      `https://vimeo.com/1${id}`,
      `https://www.bilibili.com/video/BV1${id}`,
    ]) {
      const player = videoPlayer(address) ?? `${frameSources[0]}/`;
      expect(frameSources).toContain(new URL(player).origin);
      expect(player).toMatch(/^[\w:/.?=-]+$/);
    }
  },
);
