import type { DemoArticle } from "../types.ts";

export const qiantangBoreRadarEn: DemoArticle = {
  slug: "qiantang-bore-radar-en",
  typeCode: "engineering",
  translationOf: "qiantang-bore-radar",
  title: "The Qiantang bore: a wall of water in three hundred milliseconds",
  subTitle: "A month with a T80 radar on the northern bank",
  summary:
    "When the bore passes, the level rises by nearly two metres in under twenty seconds. A mean over one minute does not see it. We set a T80 to three readings a second and left it on a test pole for a month: the data, and what we learned.",
  author: "Zhou Wenyuan",
  tags: ["tide gauges", "radar"],
  keywords: ["tidal bore", "radar level sensor", "sampling rate"],
  lang: "en",
  publishedAt: "2026-10-20T08:00:00.000Z",
  recommendPositions: ["home"],
  cover: "tidal-bore",
  coverAlt: "A white bore crossing a river at dusk, with a measuring pole on the bank",
  allowComment: true,
  state: "published",
  attachments: [
    {
      kind: "csv",
      name: "bore-2026-09-28.csv",
      rows: [
        ["seconds", "level_m"],
        [0, 0.64],
        [100, 0.62],
        [200, 0.66],
        [205, 0.9],
        [210, 1.34],
        [215, 1.88],
        [220, 2.31],
        [240, 2.84],
        [260, 2.43],
        [280, 2.78],
        [300, 2.52],
        [400, 2.8],
        [500, 2.96],
        [600, 3.09],
      ],
    },
  ],
  html: `<p>People in Hangzhou grow up with the bore of the Qiantang. For makers of level sensors it is a hard case: the front passes a point in some fifteen seconds, the level rises by nearly two metres, and a train of decaying waves follows. Recorded in the usual way, as a mean over one minute, it becomes a step. The shape of the front, its steepness and the waves behind it are gone.</p>
<p>Around the eighteenth day of the eighth lunar month, which was 28 September this year, we ran a trial of one month on a test pole on the northern bank.</p>
<h2>Why radar</h2>
<p>A pressure probe in the water is buried or broken by sand and impact within a tide or two; in 2019 that cost us four. The radar hangs seven metres above the water and touches nothing. The beam of the T80 is four degrees wide, so that from seven metres it looks at a disc half a metre across, which is small enough to resolve the front.</p>
<p>As delivered, the T80 gives one mean a minute. The firmware of this trial averages over three hundred milliseconds and gives three readings a second. That has two prices:</p>
<ul>
<li>the standard deviation of a reading grows from less than a millimetre to about 25 mm;</li>
<li>the current grows from 9 to 85 mA, and the panel of 12 W was not enough; we put up one of 40 W.</li>
</ul>
<h2>The record of 28 September</h2>
<figure>
<img src="demo:figure-bore-trace" alt="Ten minutes of the level: steady near 0.6 m for two hundred seconds, then a steep rise to more than two metres within seconds, then decaying waves" width="1200" height="800">
<figcaption>Seconds across, level in metres upwards. The dashed line is the trigger, at second 212.</figcaption>
</figure>
<table>
<caption>The bore in figures</caption>
<thead>
<tr><th scope="col">What</th><th scope="col">Value</th></tr>
</thead>
<tbody>
<tr><th scope="row">Level before the bore</th><td>0.62 m</td></tr>
<tr><th scope="row">First crest behind the front</th><td>2.84 m</td></tr>
<tr><th scope="row">Duration of the main rise</th><td>17 s</td></tr>
<tr><th scope="row">Greatest rate of rise</th><td>0.12 m/s</td></tr>
<tr><th scope="row">Period of the waves that follow</th><td>about 35 s</td></tr>
<tr><th scope="row">Speed, from two poles</th><td>6.1 m/s</td></tr>
</tbody>
</table>
<p>The two poles are 1,220 m apart, and the front took two hundred seconds from one to the other. Both loggers were set by satellite and agree within ten milliseconds, so the uncertainty of the speed lies in what counts as arrival. We take the moment at which the level first rises faster than 3 cm a second.</p>
<h2>Three lessons</h2>
<p>First, foam absorbs the radar. In the whitest three or four seconds about four readings in ten were below the threshold. We did not fill them in; they are marked. Whoever draws may join the dots. Whoever stores may not.</p>
<p>Second, spray gives false echoes from close by. When we widened the blind zone from 0.2 to 2 m they were gone, since no tide comes within two metres of the radar.</p>
<p>Third, and most important, the pole moves. When the front struck the pile, the top swung by about 9 mm. An accelerometer beside the radar told us that one neat ripple of the record was not water. It was steel.</p>
<blockquote>
<p>Prove that the instrument stood still before you say that the water moved.</p>
</blockquote>
<h2>Data</h2>
<p>A sample of the daytime bore of 28 September is attached. The record of all fifty-six tides is on Peilnet under the name of the northern test pole; anybody may download it, and should name the source. Next year we shall put up a pole on the southern bank as well, to see how the two sides of one bore differ.</p>
`,
};
