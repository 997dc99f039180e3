import type { DemoArticle } from "../types.ts";

export const calibrationTowerVlissingen: DemoArticle = {
  slug: "calibration-tower-vlissingen",
  typeCode: "company-news",
  title: "A twelve-metre tower for measuring metres",
  subTitle: "The calibration tower on the Peilhuiskade is open",
  summary:
    "A radar that is specified to 2 mm over 30 m needs something better to be compared with. Since 17 September it has one: a lattice tower with a carriage, a laser and a stair that visitors may climb.",
  author: "Nora Lindqvist",
  tags: ["calibration", "radar", "tide gauges"],
  keywords: ["calibration", "laser interferometer", "traceability"],
  lang: "en",
  publishedAt: "2026-09-17T09:00:00.000Z",
  recommendPositions: ["home"],
  cover: "calibration-tower",
  coverAlt: "A lattice tower with a scale and a carriage beside the harbour in the morning",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Piet Zwaan",
      content:
        "Climbed it on the first Friday with two grandchildren. The smallest asked why the laser needs a weather station and got a proper answer. Thank you.",
      at: "2026-10-03T15:20:00.000Z",
      status: "approved",
    },
    {
      nickname: "metrology_nl",
      content: "Is the accreditation for the full 12 m or only to 10?",
      at: "2026-09-19T06:58:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Geert de Rooij, Kaldermeer",
          content:
            "From 0.2 to 11.8 m. The last 20 cm at either end are for slowing the carriage down.",
          at: "2026-09-21T08:31:00.000Z",
          status: "approved",
        },
      ],
    },
    {
      nickname: "Kees",
      content: "Will it be lit at night? We look straight at it.",
      at: "2026-11-19T21:04:00.000Z",
      status: "pending",
    },
  ],
  html: `<p>For forty years the longest distance we could measure properly was 6.4 m, because that was the height of the stairwell. Everything longer was calibrated in two halves and joined by arithmetic. Nobody complained, since the instruments of the time were good to a centimetre. Then radars reached two millimetres, and arithmetic was no longer good enough.</p>
<p>On Thursday 17 September the mayor cut a length of steel tape, and the calibration tower on the Peilhuiskade went to work. It is 12 m high, stands on four piles driven 19 m to the sand, and touches nothing else, so that a lorry on the quay moves it by less than the laser can see.</p>
<h2>How it works</h2>
<p>A carriage the size of a tea tray runs up and down the tower on a rail. It carries the instrument under test, looking down at a basin of still water 4 m across. Beside the rail runs the beam of a laser interferometer, which knows where the carriage is to five hundredths of a millimetre. The carriage stops at 58 heights. At each it waits nine seconds for the tower to come to rest, and then the radar and the laser are read together, sixty times.</p>
<table>
<caption>The tower in figures</caption>
<thead>
<tr><th scope="col">Item</th><th scope="col">Value</th></tr>
</thead>
<tbody>
<tr><th scope="row">Height of travel</th><td>11.6 m</td></tr>
<tr><th scope="row">Reference uncertainty (k = 2)</th><td>0.05 mm + 0.4 µm/m</td></tr>
<tr><th scope="row">Basin</th><td>4.0 m across, 0.6 m deep, temperature held to 0.5 °C</td></tr>
<tr><th scope="row">Stops in a full run</th><td>58 up, 58 down</td></tr>
<tr><th scope="row">Duration of a full run</th><td>47 minutes</td></tr>
<tr><th scope="row">Instruments in a working day</th><td>8</td></tr>
<tr><th scope="row">Steps to the top</th><td>61</td></tr>
</tbody>
</table>
<p>Air bends the measurement. The speed of light in it depends on temperature, pressure and humidity, and over 12 m on a hot afternoon the three together amount to 11 µm, or a fifth of what we claim. So the tower has its own weather station, with sensors at three heights, and does not work in rain or when the wind exceeds 9 m/s. Geert de Rooij, who runs the laboratory, reckons with two hundred and thirty working days a year.</p>
<blockquote>
<p>People expect the tower to be the clever part. The clever part is the basin. Water that is really flat is much harder to make than light that is really straight.</p>
</blockquote>
<p>The basin stands on its own foundation, under a skirt that keeps the wind off. Its surface is defined by four hook gauges, which are pointed steel hooks raised by hand until they dimple the water from below. The method is from 1790 or so and has not been bettered.</p>
<h2>What it changes for customers</h2>
<p>Every T80 that leaves Vlissingen from now on carries a certificate with 58 points instead of the eleven of the old one, measured in one piece. The certificate costs nothing extra. T26 and T80 radars that are already in the field can be sent in for a run at €310; the turnround is ten working days, and five if you telephone first.</p>
<p>The works in Hangzhou does not get a tower. Its radars are compared with a travelling standard: one T80, number 80-26-0007, which is run on the tower in March and in September and spends the months between in Zhou Wenyuan's laboratory.</p>
<h2>Come and see</h2>
<p>The tower is open on the first Friday of every month from ten to four. Climb it at your own pace; there are handrails, and a bench at step 30. On a clear day you can see the Western Scheldt from the dunes of Cadzand to the cranes of Terneuzen, and below you, beside the jetty, the green roof of <a href="/article-detail?id=the-hut-on-the-jetty">the hut</a> where the company's first gauge still draws its curve.</p>
`,
};
