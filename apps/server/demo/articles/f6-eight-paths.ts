import { euros, productFacts } from "../product-facts.ts";
import type { DemoArticle } from "../types.ts";

const { fewerPaths, price, uncertainty, width } = productFacts.F6;

export const f6EightPaths: DemoArticle = {
  slug: "f6-eight-paths",
  typeCode: "product-news",
  title: "Eight paths for short canals: F6 with firmware 2.3",
  summary:
    "The flow meter F6 can now drive eight crossed paths, measures its own skew, and says how sure it is. For gauging stations that have no straight water above them.",
  author: "Ingrid Solheim",
  tags: ["flow", "Vega del Torno"],
  keywords: ["F6", "transit time", "eight-path", "firmware 2.3"],
  lang: "en",
  publishedAt: "2025-12-09T08:00:00.000Z",
  cover: "instrument-f6",
  coverAlt: "Two ultrasonic transducers facing each other and a display that reads 0.92",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "M. Ibáñez",
      content:
        "Running at our head gate since October. The skew display alone is worth it: we saw the silt bank come before the divers did.",
      at: "2025-12-12T12:00:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>A flow meter wants straight water, and canals are built to go round things. Until now we advised ten widths of straight channel above an F6, or crossed paths at two heights. The new version drives eight paths, that is four heights crossed, and needs three widths.</p>
<p>It costs <a href="/other-detail?type=products&amp;id=F6">${euros(price)}</a> with transducers for channels of up to ${width} m. Existing meters with four paths can be extended: the board has had the connectors since 2022.</p>
<h2>What firmware 2.3 does</h2>
<p><strong>It shows the skew.</strong> From each crossed pair the meter computes the angle of the flow to the axis, and shows it for every height. Values up to 8° are corrected and merely displayed. Above that a flag is raised, because the correction then begins to depend on things that the meter cannot see.</p>
<p><strong>It says how sure it is.</strong> Each value comes with its uncertainty, computed from the scatter of the paths, the level, the skew and the age of the last survey of the section. On a good day in a good canal it says ${uncertainty} %. When a path fails it says 1.9 and goes on. When four fail it says 9, and we think that honest.</p>
<p><strong>It survives a path.</strong> When a transducer is covered by silt the profile is fitted through the others, as before; what is new is that the meter tries the lost path with longer pulses every hour and takes it back by itself.</p>
<table>
<caption>Trial at Vega del Torno, head gate, October 2025</caption>
<thead>
<tr><th scope="col">Flow by current meter</th><th scope="col">F6, four paths</th><th scope="col">F6, eight paths</th></tr>
</thead>
<tbody>
<tr><th scope="row">2.1 m³/s</th><td>2.19 (+4.3 %)</td><td>2.12 (+0.5 %)</td></tr>
<tr><th scope="row">5.6 m³/s</th><td>5.77 (+3.0 %)</td><td>5.63 (+0.5 %)</td></tr>
<tr><th scope="row">8.4 m³/s</th><td>8.69 (+3.5 %)</td><td>8.44 (+0.5 %)</td></tr>
<tr><th scope="row">10.7 m³/s</th><td>11.01 (+2.9 %)</td><td>10.78 (+0.7 %)</td></tr>
</tbody>
</table>
<p>The four-path column is what the meter would have shown with only its single paths. It is not a fair picture of a well-sited four-path meter; it is a picture of this bend. How the error comes about is described in <a href="/article-detail?id=transit-time-and-the-bend">Measuring flow just after a bend</a>.</p>
<h2>Over Modbus</h2>
<p>The new values are appended after the old registers, so nothing moves:</p>
<pre><code class="language-text">40121  skew, path pair 1      0.1 degree, signed
40122  skew, path pair 2
40123  skew, path pair 3
40124  skew, path pair 4
40125  uncertainty of flow    0.01 %
40126  paths in use           bit mask, bit 0 = path 1
</code></pre>
<h2>Updating</h2>
<ol>
<li>Read the configuration with the service program and save it.</li>
<li>Load 2.3. It takes four minutes, during which the meter gives its last value with the flag <code>held</code>.</li>
<li>Check the clock and the section. Firmware before 2.0 stored the section's points in centimetres; 2.3 converts them to millimetres and shows both. Look once.</li>
</ol>
<p>Meters built before 2021 have too little memory for 2.3. They can stay on 1.9, which we will keep repairing, or get a new processor board for €240.</p>
<h2>A word about price</h2>
<p>Eight paths cost ${euros(fewerPaths)} more than four. If your channel is straight for ten widths, save the money. We would rather sell you a second meter at the other end of the canal. Two good meters tell you where the water goes; one excellent one only tells you how much has gone.</p>
`,
};
