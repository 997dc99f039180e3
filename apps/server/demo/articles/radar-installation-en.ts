import type { DemoArticle } from "../types.ts";

export const radarInstallationEn: DemoArticle = {
  slug: "radar-installation-en",
  typeCode: "engineering",
  translationOf: "radar-installation-zh",
  title: "Ten rules for installing a radar level sensor",
  summary:
    "Of ten faults of a radar, seven lie in how it was installed. Ten rules from three years of service reports in Hangzhou: where to put it, how high, how to wire it and how to accept it.",
  author: "Zhou Wenyuan",
  tags: ["radar", "field work", "calibration"],
  keywords: ["radar level sensor", "installation", "beam angle", "earthing"],
  lang: "en",
  publishedAt: "2026-04-28T08:00:00.000Z",
  cover: "radar-bridge",
  coverAlt: "An arched bridge with a radar that looks down at the river",
  allowComment: true,
  state: "published",
  html: `<p>A radar hangs above the water and touches nothing, which looks like little trouble. Yet of 186 visits that the service in Hangzhou made in three years, 131 were due to the installation and not to the instrument. These ten rules were paid for in travel.</p>
<h2>The place</h2>
<p><strong>1. Think of the flood first.</strong> The place must be safe at the highest flood, and away from the outside of a bend, where what floats collects. What looks pretty on other days is often the most dangerous then.</p>
<p><strong>2. Nothing but water in the beam.</strong> The beam of the T80 is four degrees wide; from eight metres its disc is about 56 cm across. No ladder, chain, weed or wall may stand in it. The older T26 has twelve degrees, and from the same height a disc of 1.7 m.</p>
<table>
<caption>Diameter of the disc</caption>
<thead>
<tr><th scope="col">Height</th><th scope="col">T80 (4°)</th><th scope="col">T26 (12°)</th></tr>
</thead>
<tbody>
<tr><th scope="row">2 m</th><td>0.14 m</td><td>0.42 m</td></tr>
<tr><th scope="row">5 m</th><td>0.35 m</td><td>1.05 m</td></tr>
<tr><th scope="row">8 m</th><td>0.56 m</td><td>1.68 m</td></tr>
<tr><th scope="row">15 m</th><td>1.05 m</td><td>3.15 m</td></tr>
<tr><th scope="row">25 m</th><td>1.75 m</td><td>not suitable</td></tr>
</tbody>
</table>
<p><strong>3. Away from piers.</strong> The swell before a pier and the drop behind it are not the level of the river. Keep three widths of the pier away, downstream if you can.</p>
<p><strong>4. Away from foam.</strong> Foam below weirs and outfalls absorbs millimetre waves. Where it never goes, take a bubbler.</p>
<h2>The bracket</h2>
<figure>
<img src="demo:figure-radar-beam" alt="Diagram: a radar on an arm over water, its beam a narrow cone; the disc at the surface is marked 0.56 and the height 8" width="1200" height="800">
<figcaption>From 8 m, the T80 sees a disc 0.56 m across. The quay and its staff stay outside.</figcaption>
</figure>
<p><strong>5. Stiff.</strong> An arm longer than 1.2 m needs a stay. Push its end: the reading may change by 2 mm at most.</p>
<p><strong>6. Level.</strong> Check the flange in two directions; one degree is the limit. At two degrees and fifteen metres the error is about 9 mm, and always too long.</p>
<h2>The wiring</h2>
<p><strong>7. Earth at one point.</strong> The bracket may be joined to the lightning earth; the screen of the cable is earthed at the logger alone. Earthed at both ends, it carries the lightning.</p>
<p><strong>8. Leave a drip loop.</strong> Let the cable hang in a bow before the connector, so that rain drips off instead of running in. Of twenty-two wet connectors in three years, nineteen had no loop.</p>
<h2>Acceptance</h2>
<p><strong>9. Measure the zero, there and back.</strong> Level from the bench mark to the flange; the misclosure may be 1 mm. Write height, date and name on the inside of the lid.</p>
<p><strong>10. Compare for a whole day.</strong> Read the staff every hour and put the mean of the differences into the station's book. One comparison is none: the reading of a staff is itself good to 5 mm.</p>
<h2>A record to copy</h2>
<pre><code class="language-text">height of flange   6.327 m (1985 national datum)
radar              4.481 m
level              6.327 - 4.481 = 1.846 m
staff              1.85 m
difference         -4 mm (mean of 24: -1.2 mm)
</code></pre>
<p>With these ten, a radar works quietly for ten years. What we hope for most is not to see you again about its installation.</p>
`,
};
