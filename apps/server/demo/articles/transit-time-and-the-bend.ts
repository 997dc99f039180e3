import type { DemoArticle } from "../types.ts";

export const transitTimeAndTheBend: DemoArticle = {
  slug: "transit-time-and-the-bend",
  typeCode: "engineering",
  title: "Measuring flow just after a bend",
  summary:
    "Books ask for ten widths of straight channel above a flow meter. Canals seldom have them. What a bend does to the water, why crossed paths help and when they do not, with measurements from Vega del Torno.",
  author: "Ingrid Solheim",
  tags: ["flow", "Vega del Torno", "calibration"],
  keywords: ["transit time", "secondary flow", "crossed paths", "F6"],
  lang: "en",
  publishedAt: "2025-07-08T08:00:00.000Z",
  cover: "river-aerial",
  coverAlt: "A meandering river among fields with a measuring section marked across it",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "canal keeper",
      content:
        "We put in the eight-path one after reading this. 1.1 % against the propeller. Fine by me.",
      at: "2026-02-10T17:00:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>A transit-time meter sends a pulse of sound slantwise across the channel and back. With the current it arrives early, against it late. The difference is tiny, some 2 µs in 6 ms, and proportional to the speed of the water <em>along the path</em>.</p>
<p>Those last three words are the difficulty. What we want is the speed along the channel. If the water runs parallel to the banks, a path at 45° sees the fraction cos 45° of it, and we divide. If the water runs five degrees askew, it sees cos 40° or cos 50°, and the result is wrong by 9 %.</p>
<h2>What a bend does</h2>
<p>Water in a bend is thrown outwards at the surface and returns inwards along the bed. Seen along the channel it turns like a corkscrew, slowly. Behind the bend the corkscrew goes on for a long way: friction brakes it, but it takes ten to twenty widths to forget. At Vega del Torno the head meter sits 60 m behind a bend in a canal 9.2 m wide. That is 6.5 widths.</p>
<table>
<caption>Angle of the flow to the axis, head meter, 8.4 m³/s</caption>
<thead>
<tr><th scope="col">Height above bed</th><th scope="col">Near inner bank</th><th scope="col">Middle</th><th scope="col">Near outer bank</th></tr>
</thead>
<tbody>
<tr><th scope="row">0.2 m</th><td>−4.8°</td><td>−6.1°</td><td>−3.9°</td></tr>
<tr><th scope="row">0.8 m</th><td>−1.2°</td><td>−1.9°</td><td>−0.8°</td></tr>
<tr><th scope="row">1.4 m</th><td>+1.7°</td><td>+2.6°</td><td>+1.9°</td></tr>
<tr><th scope="row">1.9 m</th><td>+3.6°</td><td>+5.2°</td><td>+3.0°</td></tr>
</tbody>
</table>
<p>The average over the depth is close to zero, as it must be, for the canal does not climb out of its bed. One might hope that four paths at four heights would average it away. They do, if they are spaced to match. Ours were not: with the paths where they stood, the meter read 3.4 % high.</p>
<h2>Crossing</h2>
<p>The cure is a second path at the same height, slanted the other way.</p>
<figure>
<img src="demo:figure-flow-paths" alt="Above: a channel from above with two crossed acoustic paths. Below: its cross-section with four horizontal paths at different heights" width="1200" height="800">
<figcaption>Crossed paths. What the one sees too much of, the other sees too little of.</figcaption>
</figure>
<p>If the flow is askew by an angle δ, one path reads <code>cos(45° − δ)</code> and the other <code>cos(45° + δ)</code>. Their mean is <code>cos 45° · cos δ</code>, which at five degrees is only 0.4 % short. And their difference <em>measures</em> δ. So a crossed pair does not merely hide the error; it shows its size, every ten minutes, and for nothing.</p>
<p>We doubled the paths at 0.8 and 1.9 m. The error fell from 3.4 to 0.7 %. Crossing all four brings it to 0.4, and the eight-path version of the F6, which we expect to have ready by the end of the year, will do that.</p>
<h2>When crossing does not help</h2>
<ul>
<li><strong>When the flow changes along the meter.</strong> The two paths meet in the middle but their ends are 9 m apart. Just behind a gate, where the jet spreads, one path sees the jet and the other its shadow.</li>
<li><strong>When the askew flow varies faster than the meter averages.</strong> Eddies behind a pier pass in 20 to 40 s. Average over ten of them, that is five minutes at least.</li>
<li><strong>When the bed moves.</strong> A silt bank on one side steers the water. The angles then change from week to week, and one should repair the cause.</li>
</ul>
<h2>A rule for choosing</h2>
<table>
<caption>Straight length above the meter, and what to install</caption>
<thead>
<tr><th scope="col">Widths of straight channel</th><th scope="col">Paths</th><th scope="col">Expected error</th></tr>
</thead>
<tbody>
<tr><th scope="row">more than 20</th><td>2, single</td><td>2 %</td></tr>
<tr><th scope="row">10 to 20</th><td>4, single</td><td>2 %</td></tr>
<tr><th scope="row">6 to 10</th><td>4, two of them crossed</td><td>1.5 %</td></tr>
<tr><th scope="row">3 to 6</th><td>8, all crossed</td><td>1.5 %</td></tr>
<tr><th scope="row">less than 3</th><td>move the meter</td><td>—</td></tr>
</tbody>
</table>
<p>"Move the meter" is an answer that people dislike, because the hut is already built. But a hut costs €4,000, and 5 % of a canal's water over twenty years costs more than the canal.</p>
`,
};
