import type { DemoArticle } from "../types.ts";

export const about: DemoArticle = {
  slug: "about",
  typeCode: "about",
  title: "About Kaldermeer",
  summary:
    "We make instruments that measure the level and flow of water, calibrate them, and mend them for as long as anybody wants to use them.",
  author: "Marit Kaldermeer",
  tags: ["history", "people"],
  lang: "en",
  publishedAt: "2026-09-21T08:00:00.000Z",
  cover: "works-vlissingen",
  coverAlt: "A works on a quay at dusk with a chimney and a barge",
  allowComment: false,
  state: "published",
  html: `<p>Kaldermeer Instruments makes tide gauges, sensors for the level of rivers and reservoirs, and flow meters. We calibrate what we make, and we mend it for as long as anybody wants to use it.</p>
<figure>
<img src="demo:portrait-kaldermeer" alt="Portrait of Pieter Kaldermeer, drawn in flat shapes: white hair and a dark coat" width="900" height="900">
<figcaption>Pieter Kaldermeer (1927–2004), founder.</figcaption>
</figure>
<p>The company was founded in 1958 by Pieter Kaldermeer in a shed on the Peilhuiskade in Vlissingen, where it still is. He had seen the tide gauge fail in the flood of 1953, and he thought that an instrument for floods ought to survive one. His granddaughter Marit has led the company since 2017.</p>
<h2>Where we are</h2>
<table>
<caption>Two houses</caption>
<thead>
<tr><td></td><th scope="col">Vlissingen</th><th scope="col">Hangzhou</th></tr>
</thead>
<tbody>
<tr><th scope="row">Since</th><td>1958</td><td>2007</td></tr>
<tr><th scope="row">People</th><td>138</td><td>83</td></tr>
<tr><th scope="row">Makes</th><td>radars, flow meters, mechanical gauges</td><td>boards, pressure probes, loggers</td></tr>
<tr><th scope="row">Laboratory</th><td>level and flow, with a tower of 12 m</td><td>pressure</td></tr>
</tbody>
</table>
<p>The house in Hangzhou stands by the canal in Gongshu; its second hall opened in 2025. The boards of all our loggers and radars come from its electronics line, and probes, loggers and radars of customers in Asia are mended there.</p>
<p>Wherever an instrument is made, it is entered in the same book of numbers and gets the same certificate. So that the certificates of both houses say the same thing, six probes painted yellow travel between the two calibration rooms all year. In the first comparison the rooms differed by 0.007 % of full scale, far less than the 0.05 % we promise, and we looked for three weeks until we knew why.</p>
<h2>A short calendar</h2>
<ul>
<li><strong>1958</strong> A shed, a lathe, two people.</li>
<li><strong>1959</strong> Gauge 59-001 goes to the harbour office, forty paces away.</li>
<li><strong>1976</strong> First pressure probe; it drifts, and is taken back.</li>
<li><strong>1992</strong> First flow meter that works with sound.</li>
<li><strong>2003</strong> The last instrument is potted in epoxy. Everything since has screws.</li>
<li><strong>2007</strong> One rented floor in Hangzhou, three people.</li>
<li><strong>2011</strong> The T26, our first radar.</li>
<li><strong>2019</strong> All service manuals are published.</li>
<li><strong>2025</strong> The second hall in Hangzhou.</li>
<li><strong>2026</strong> The T80, and the calibration tower.</li>
</ul>
<h2>What we hold to</h2>
<ol>
<li>An instrument may be wrong. It must be known by how much.</li>
<li>Whatever carries our name can be sent to us, at any age, by anybody.</li>
<li>We print what an instrument cannot do on the same page as what it can.</li>
<li>Observations are never changed. Corrections are written beside them.</li>
</ol>
<h2>Who owns it</h2>
<p>The family holds 71 % of the shares, people who work or worked here 22 %, and the town's savings fund 7 %. The shares are not traded. The figures are published every April, the missed targets first.</p>
`,
};
