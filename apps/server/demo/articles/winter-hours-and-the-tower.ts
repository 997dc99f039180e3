import type { DemoArticle } from "../types.ts";

export const winterHoursAndTheTower: DemoArticle = {
  slug: "winter-hours-and-the-tower",
  typeCode: "company-news",
  title: "Winter hours, and what happens when the tower freezes",
  summary:
    "From 1 December to the end of February the calibration tower closes at three and works only above minus five degrees. Urgent calibrations go to the front of the queue.",
  author: "Nora Lindqvist",
  tags: ["calibration", "radar"],
  keywords: ["opening hours", "winter", "calibration"],
  lang: "en",
  publishedAt: "2026-11-20T09:30:00.000Z",
  cover: "calibration-tower",
  coverAlt: "A lattice tower with a scale and a carriage beside the harbour",
  allowComment: true,
  state: "approved",
  html: `<p>The <a href="/article-detail?id=calibration-tower-vlissingen">calibration tower</a> is about to have its first winter. From Tuesday 1 December to Sunday 28 February the stair is open on first Fridays from ten to three, because at four it is dark and the steps are steel.</p>
<h2>When it does not work</h2>
<p>The tower measures in wind up to 9 m/s, without rain, and above −5 °C. The last limit is not the laser's. The basin's water is kept at 8 °C, and when the air is much colder it steams. A radar at 80 GHz sees through steam well enough; the interferometer, which looks at a mirror beside the basin, does not.</p>
<p>From the weather of the last thirty winters we expect to lose eleven working days by frost and fourteen by wind between now and March. That is about one day in three. In October and November it was one in six.</p>
<table>
<caption>Expected waiting time for a run on the tower</caption>
<thead>
<tr><th scope="col">Month</th><th scope="col">Instruments a week</th><th scope="col">Waiting time</th></tr>
</thead>
<tbody>
<tr><th scope="row">December</th><td>28</td><td>8 working days</td></tr>
<tr><th scope="row">January</th><td>24</td><td>12 working days</td></tr>
<tr><th scope="row">February</th><td>26</td><td>10 working days</td></tr>
<tr><th scope="row">March</th><td>36</td><td>6 working days</td></tr>
</tbody>
</table>
<h2>If you are in a hurry</h2>
<p>Telephone +31 118 555 027 before you send anything. A gauge that gives alarms goes to the front of the queue, whatever the month, at no extra charge. For instruments that need less than 6.4 m of range there is still the old stairwell, which is warm, has an uncertainty of 0.3 mm, and can be had within three days.</p>
<h2>Ice on the steps</h2>
<p>On mornings with frost the stair is closed until somebody has been up with sand. Usually that is Geert de Rooij, who lives across the harbour and can see from his kitchen whether the rail glitters. If the flag is up, the tower is open. If it is half up, he is still sweeping.</p>
<h2>On the bench at step 30</h2>
<p>Visitors have asked for something to read there. From December a board will show the run of the day: 58 points, each with the difference between the radar and the laser, drawn to a scale at which a hair would be as thick as an arm. It is brought up to date when the carriage comes down.</p>
<p>The first Friday in December is the 4th. There will be pea soup at the foot of the tower, in the large pot, from eleven until it is gone.</p>
`,
};
