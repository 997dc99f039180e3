import type { DemoArticle } from "../types.ts";

export const readingAStaffGaugeInWaves: DemoArticle = {
  slug: "reading-a-staff-gauge-in-waves",
  typeCode: "engineering",
  title: "How to read a staff gauge in waves",
  summary:
    "The staff is the judge of every sensor, and it is read by people. Forty people read the same staff on the same morning; here is what they saw, and how to do better.",
  author: "Aoife Brennan",
  tags: ["field work", "tide gauges", "calibration"],
  keywords: ["staff gauge", "observer error", "parallax"],
  lang: "en",
  publishedAt: "2026-11-19T10:05:00.000Z",
  cover: "gauge-staff",
  coverAlt: "A staff gauge on a quay wall, half in the water",
  allowComment: true,
  state: "inReview",
  html: `<p>Everybody who looks after a gauge compares it with a staff. The staff cannot drift, has no battery, and is therefore the judge. It has one weakness, which is that somebody has to read it.</p>
<p>On the open Saturday in October we asked forty visitors, aged nine to eighty-one, to read the staff at the end of our jetty, each for himself, between 10:40 and 11:00. The waves were 25 cm from trough to crest. The radar above averaged every minute; the tide rose 4 cm meanwhile and has been taken out.</p>
<table>
<caption>Forty readings of one staff</caption>
<thead>
<tr><th scope="col">Who</th><th scope="col">Number</th><th scope="col">Mean difference from the radar</th><th scope="col">Spread (1 σ)</th></tr>
</thead>
<tbody>
<tr><th scope="row">Children under 14</th><td>11</td><td>+21 mm</td><td>38 mm</td></tr>
<tr><th scope="row">Adults, no instruction</th><td>17</td><td>+16 mm</td><td>29 mm</td></tr>
<tr><th scope="row">Adults after two minutes' instruction</th><td>8</td><td>+2 mm</td><td>11 mm</td></tr>
<tr><th scope="row">Our field engineers</th><td>4</td><td>−1 mm</td><td>5 mm</td></tr>
</tbody>
</table>
<p>Two things stand out. Without instruction everyone reads too high: the crest catches the eye, and nobody looks at the trough. And two minutes are enough to learn nearly all of it.</p>
<h2>The two minutes</h2>
<ol>
<li><strong>Get your eye down.</strong> Looking from above, you see the water climb up the front of the board. From 3 m above at a distance of 4, a staff that stands 5 cm clear of the wall reads 4 cm wrong. Lie down if you must.</li>
<li><strong>Watch ten waves.</strong> Do not read anything yet.</li>
<li><strong>Read five troughs and five crests,</strong> aloud, alternately. Somebody writes, or your telephone listens.</li>
<li><strong>Take the mean of the ten.</strong> Do not round before that.</li>
<li><strong>Write the time of the middle,</strong> not of the end.</li>
</ol>
<p>A second person should do the same without having heard the first. If the two differ by more than 2 cm, do it again.</p>
<h2>A bucket without a bottom</h2>
<p>In waves above 30 cm we carry a tube: clear plastic, 1.2 m long, 60 mm wide, closed at the foot but for a hole of 5 mm. Held against the staff it is a stilling well for two minutes. The level inside is calm and can be read to 3 mm. It costs €14 and fits on the roof of the van.</p>
<h2>Clean it first</h2>
<p>The darkest source of error is green. Weed on the board hides the marks below the water and draws the water up its own surface by a centimetre. We brush each staff <em>before</em> reading, and then wait five minutes, because brushing makes waves.</p>
<h2>And write it down</h2>
<p>The reading belongs in the book before you look at the display. I say this to every apprentice on the first day. It sounds like a rule about honesty, but it is a rule about eyes: once you have seen 2.41 you will see it again on the staff.</p>
`,
};
