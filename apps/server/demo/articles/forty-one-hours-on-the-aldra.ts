import type { DemoArticle } from "../types.ts";

export const fortyOneHoursOnTheAldra: DemoArticle = {
  slug: "forty-one-hours-on-the-aldra",
  typeCode: "cases",
  title: "Forty-one hours on the Aldra",
  subTitle: "What twelve gauges saw of the February flood, and why one of them went silent",
  summary:
    "Between 10 and 12 February 2026 the Aldra rose 4.62 m at Stennerbrig. Eleven of the twelve gauges on the river stayed on the air. This is an hour-by-hour account, with the data, and with the mistake that cost us the twelfth.",
  author: "Saskia Oudekerk",
  tags: ["Aldra", "flood", "river level", "radar", "field work"],
  keywords: ["flood", "hydrograph", "alarm level", "redundancy"],
  lang: "en",
  publishedAt: "2026-03-24T08:00:00.000Z",
  recommendPositions: ["home"],
  cover: "river-rain",
  coverAlt: "Rain over a dark valley and a swollen river with a gauge mast on its bank",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Wendy Airlie",
      content:
        "I live below Ketterfoot. The graph on the authority's page stopped at ten past three and we took that to mean the worst was over. Please do put the grey line in.",
      at: "2026-03-25T19:12:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Saskia Oudekerk, Kaldermeer",
          content:
            "That is the most important comment anyone has made on this piece. The grey line went live on 2 April, and a gauge that falls silent now says so in words above the graph.",
          at: "2026-04-02T10:05:00.000Z",
          status: "approved",
        },
      ],
    },
    {
      nickname: "R. Maas",
      content: "Was the 4.62 m measured by the radar or read off the staff afterwards?",
      at: "2026-03-26T07:40:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Saskia Oudekerk, Kaldermeer",
          content:
            "By the radar, and the wrack line on the staff agreed within 3 cm the next morning. A wrack line is no better than that.",
          at: "2026-03-26T11:15:00.000Z",
          status: "approved",
        },
      ],
    },
    {
      nickname: "best gauges",
      content: "Cheap water sensors factory direct visit us",
      at: "2026-04-11T02:33:00.000Z",
      status: "spam",
    },
  ],
  attachments: [
    {
      kind: "csv",
      name: "stennerbrig-2026-02.csv",
      rows: [
        ["time_utc", "level_m", "rain_mm_h"],
        ["2026-02-10T18:00Z", 0.88, 1.2],
        ["2026-02-10T22:00Z", 1.02, 4.8],
        ["2026-02-11T02:00Z", 1.61, 9.4],
        ["2026-02-11T06:00Z", 2.74, 11.0],
        ["2026-02-11T10:00Z", 3.96, 10.2],
        ["2026-02-11T14:00Z", 4.88, 6.1],
        ["2026-02-11T18:00Z", 5.41, 2.4],
        ["2026-02-11T21:00Z", 5.5, 0.8],
        ["2026-02-12T02:00Z", 5.19, 0.2],
        ["2026-02-12T06:00Z", 4.71, 0.0],
        ["2026-02-12T11:00Z", 3.88, 0.0],
      ],
    },
  ],
  html: `<p>The Aldra drains 1,140 square kilometres of peat and slate. It is quick: rain that falls on the watershed at breakfast is under the bridge at Stennerbrig by mid-afternoon. Since 2024 the Aldra Valley Water Authority has read it with twelve of our gauges, one every nine kilometres or so. Ten are radars on bridges or masts, two are bubblers in places where there is nothing to hang a radar from.</p>
<p>On Tuesday 10 February the ground was frozen to a hand's depth and the forecast promised 60 mm in a day. It brought 94.</p>
<h2>The rise</h2>
<p>The level at Stennerbrig stood at 0.88 m at six in the evening. By two in the morning it had passed 1.60 m and the loggers changed, as they are told to, from one report an hour to one every five minutes. At 09:48 on Wednesday the river crossed 3.90 m, which is where the authority closes the valley road. The road had been closed at 08:30, because the gauge at Upper Carrow, 31 km upstream, had given them seventy-eight minutes of notice.</p>
<figure>
<img src="demo:figure-hydrograph" alt="Chart of 72 hours: bars of rain hang from the top, most between hours 8 and 26, and the level rises from 0.9 to 5.5 metres at hour 27 and falls slowly" width="1200" height="800">
<figcaption>Level at Stennerbrig in metres, hours after 18:00 UTC on 10 February. Bars: rain. Dotted: the alarm level, 3.90 m.</figcaption>
</figure>
<p>The peak, 5.50 m, came at nine in the evening. It is the highest level since readings began in 1931; the old mark, cut into the bridge's second pier, is 5.28 m and dates from 1968. The water was above the alarm level for twenty-five hours, and above the point where anybody can do anything useful with a shovel for forty-one.</p>
<table>
<caption>Crest of the flood, gauge by gauge</caption>
<thead>
<tr><th scope="col">Gauge</th><th scope="col">Distance from source</th><th scope="col">Crest</th><th scope="col">Time (UTC, 11 February)</th><th scope="col">Reports received</th></tr>
</thead>
<tbody>
<tr><th scope="row">Upper Carrow</th><td>18 km</td><td>3.07 m</td><td>14:10</td><td>100 %</td></tr>
<tr><th scope="row">Low Carrow</th><td>29 km</td><td>3.66 m</td><td>15:35</td><td>100 %</td></tr>
<tr><th scope="row">Ketterfoot</th><td>40 km</td><td>4.41 m</td><td>not transmitted</td><td>38 %</td></tr>
<tr><th scope="row">Stennerbrig</th><td>49 km</td><td>5.50 m</td><td>21:00</td><td>99.6 %</td></tr>
<tr><th scope="row">Aldramouth</th><td>87 km</td><td>3.12 m</td><td>06:20 (12th)</td><td>100 %</td></tr>
</tbody>
</table>
<h2>The twelfth gauge</h2>
<p>Ketterfoot fell silent at 03:10 on Wednesday. For six hours nobody knew why. The answer was an alder, some eleven metres long, which had come down the Ketter beck with its root plate and struck the mast at about the height of the solar panel. The mast bent and did not break. The radar was pointing at the far bank.</p>
<p>What we had told ourselves was that a mast on the outside of a bend stands in clean, fast water and sees the level best. That is true on three hundred and sixty days a year. On the others, the outside of the bend is where the river throws things.</p>
<blockquote>
<p>A gauge for floods has to be sited for the flood, and we had sited it for the photograph.</p>
</blockquote>
<p>The logger went on recording for another nineteen hours on its battery. When Aoife Brennan reached it on Thursday, wading from the field side with a rope, its memory held a clean pressure record from the spare probe that the authority had insisted on in 2024 and that we had thought a luxury. The crest in the table is from that probe.</p>
<h2>What the numbers are worth</h2>
<p>During the steepest hour the river rose 38 cm. A radar that averages over 60 seconds, as ours do, smears that by no more than 6 mm, which nobody minds. Waves are worse: at Stennerbrig the standing waves under the second arch had a height of about 40 cm, and the standard deviation of single readings was 11 cm. The averaged reading had an uncertainty of 15 mm (95 %). The authority's flood model wants 50.</p>
<p>Discharge is another matter. The highest gauging that anyone has made at Stennerbrig is 148 cubic metres a second. The rating curve, drawn on through the crest, says 214. We would not put our name to that without <a href="/article-detail?id=uncertainty-of-a-rating-curve">a band of 22 per cent</a>.</p>
<h2>What has changed since</h2>
<ol>
<li>Ketterfoot stands on the inside of the bend, on a tripod whose upstream leg is a railway rail. It has a view of 70 % of the river's width instead of 90 %, and we accept that.</li>
<li>Every gauge on the river now has two sensors that work on different principles, and the second is read by its own logger.</li>
<li>When a gauge stops reporting, Peilnet draws a grey line from its last value and writes the time beside it. It used to draw nothing, and an empty graph looks like calm water.</li>
<li>The alarm at Stennerbrig is derived from Upper Carrow as well as from the bridge itself.</li>
</ol>
<p>The authority has put the complete record of the flood in the public domain. The four-hourly extract for Stennerbrig is attached; the five-minute values are on Peilnet under the same name.</p>
`,
};
