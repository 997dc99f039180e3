import type { DemoArticle } from "../types.ts";

export const surfaceVelocityWithoutABoat: DemoArticle = {
  slug: "surface-velocity-without-a-boat",
  typeCode: "engineering",
  title: "Surface velocity without a boat",
  summary:
    "A radar on a bridge sees how fast the skin of a river moves. From there to a discharge it is one factor, and the factor has to be earned. First results from Stennerbrig.",
  author: "Saskia Oudekerk",
  tags: ["flow", "radar", "Aldra"],
  keywords: ["surface velocity", "Doppler", "discharge"],
  lang: "en",
  publishedAt: "2026-11-18T15:20:00.000Z",
  cover: "radar-bridge",
  coverAlt: "An arched bridge with a radar that looks down at the river",
  allowComment: true,
  state: "inReview",
  html: `<p>After the February flood we wrote that the next one should be gauged from the bridge. Since August a Doppler radar has been looking at the Aldra from the downstream parapet at Stennerbrig, inclined by 45°. It needs no boat, and nobody has to be there.</p>
<h2>What it sees</h2>
<p>Ripples. The radar's wave of 12 mm is thrown back by ripples of half that length, which ride on the current and are carried along. The shift of frequency gives their speed towards the bridge. On smooth water there are no ripples and no echo; below about 0.3 m/s the instrument is blind, which in a flood is no objection.</p>
<p>Wind pushes the ripples. At 10 m/s of wind along the river the skin moves about 0.2 m/s faster than the water just beneath it. We measure the wind on the same mast and take off 2 % of its component along the stream.</p>
<h2>From the skin to the river</h2>
<p>The surface moves faster than the mean of the vertical. The factor between them is usually taken as 0.85, on grounds that amount to habit. It depends on roughness and depth, and for the Aldra we have measured it.</p>
<table>
<caption>Factor from surface to mean velocity, six gaugings at Stennerbrig, 2026</caption>
<thead>
<tr><th scope="col">Date</th><th scope="col">Stage</th><th scope="col">Surface, middle</th><th scope="col">Mean of the vertical</th><th scope="col">Factor</th></tr>
</thead>
<tbody>
<tr><th scope="row">19 August</th><td>0.66 m</td><td>0.41 m/s</td><td>0.31 m/s</td><td>0.76</td></tr>
<tr><th scope="row">4 September</th><td>1.12 m</td><td>0.88 m/s</td><td>0.70 m/s</td><td>0.80</td></tr>
<tr><th scope="row">21 September</th><td>1.74 m</td><td>1.37 m/s</td><td>1.14 m/s</td><td>0.83</td></tr>
<tr><th scope="row">8 October</th><td>2.20 m</td><td>1.66 m/s</td><td>1.41 m/s</td><td>0.85</td></tr>
<tr><th scope="row">30 October</th><td>2.95 m</td><td>2.12 m/s</td><td>1.83 m/s</td><td>0.86</td></tr>
<tr><th scope="row">11 November</th><td>3.31 m</td><td>2.36 m/s</td><td>2.05 m/s</td><td>0.87</td></tr>
</tbody>
</table>
<p>The factor rises with the stage and seems to settle. If it stays at 0.87 or 0.88 up to 5 m, a flood like that of February could be gauged to about 10 %, where <a href="/article-detail?id=uncertainty-of-a-rating-curve">the rating curve</a> leaves us with 22.</p>
<p>That "if" is the weak point. Above 5.2 m the arches begin to hold the water back, the surface in front of the bridge grows smooth and slow, and the jet under it is fast. The radar looks downstream for this reason; but there it sees the jets of three arches and the eddies between them. We have set it to scan eleven lanes of 4 m each, and to say how different they are.</p>
<h2>What it costs</h2>
<p>The instrument is €6,200 with its bracket. Six gaugings with a boat, two people and a car, in order to find the factor, cost rather more, and without them the first number is worth little.</p>
<h2>What we do not know</h2>
<ul>
<li>Whether the factor changes in winter, when the banks are bare.</li>
<li>What rain does. In heavy rain the drops make ripples of their own, which move with the river but also scatter. On 30 October, at 9 mm/h, the spread doubled; the mean did not change.</li>
<li>How long the mast will stand. It is on the inside of the bend.</li>
</ul>
<p>The radar stays over the winter. Its readings are on Peilnet as <em>Stennerbrig, surface, trial</em>, and the hatched band round the discharge will stay until there is a flood to shrink it.</p>
`,
};
