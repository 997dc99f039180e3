import type { DemoArticle } from "../types.ts";

export const bubblerLinesInWinter: DemoArticle = {
  slug: "bubbler-lines-in-winter",
  typeCode: "engineering",
  title: "Bubbler lines in winter",
  summary:
    "A bubbler has nothing in the water but a tube. In frost the tube has water in it after all. Where it comes from, how to lay a line that cannot hold any, and what the compressor's log tells you in November.",
  author: "Aoife Brennan",
  tags: ["bubblers", "river level", "field work"],
  keywords: ["bubbler", "frost", "R20", "gas purge"],
  lang: "en",
  publishedAt: "2024-12-03T08:00:00.000Z",
  cover: "river-ice",
  coverAlt: "A river with drifting ice, a pale sun and a gauge mast",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Wenche",
      content: "We wrapped ours in old fire hose. Nine winters.",
      at: "2024-12-05T16:00:00.000Z",
      status: "approved",
    },
    {
      nickname: "Per O.",
      content:
        "Could you say which compressor setting for a 90 m line? Ours cycles every 4 minutes.",
      at: "2024-12-11T09:36:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Aoife Brennan",
          content:
            "Four minutes means a leak, not a setting. Soap the fittings from the cabinet outwards; I bet on the second.",
          at: "2024-12-11T18:02:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  html: `<p>A bubbler measures a river without touching it. A compressor presses air down a tube that ends under water, and the pressure needed to push a bubble out is the pressure of the water there. All the electronics are in a cabinet on the bank. Trees, stones and ice can do no worse than tear off a tube that costs €1.10 a metre. This is why people choose one for mountain rivers, and mountain rivers are cold.</p>
<h2>Where the water comes from</h2>
<p><strong>From the air.</strong> A compressor of the R20's size moves about 40 litres a day. At 10 °C and in fog those hold 0.4 ml of water. The dryer takes most of it. When the dryer is spent, that is a thimbleful a month, and it collects at the lowest point of the line.</p>
<p><strong>From the river.</strong> If the compressor stops, the river rises into the tube. When it starts again most of the water is blown out, but a film remains, and drains to the lowest point.</p>
<p>Both would be harmless if the lowest point were the end. In nine stations out of ten it is not: somewhere the tube sags. One hand's breadth of sag holds enough to close it. At −3 °C it becomes a plug, the pressure rises to the compressor's limit, and the logger reports 30 m of water.</p>
<blockquote>
<p>30.00 m on a January morning is not a flood. It is a plug of ice as long as your thumb.</p>
</blockquote>
<h2>Laying a line</h2>
<ol>
<li><strong>Fall all the way.</strong> At least 3 cm per metre from the cabinet to the river. Use a spirit level, not your eye; a slope along a hillside deceives.</li>
<li><strong>In a pipe.</strong> A 32 mm water pipe, with the bubbler tube loose inside, holds its slope. A tube on its own in a trench follows every stone.</li>
<li><strong>One piece.</strong> No couplings below the cabinet. A coupling has a ridge inside, and the ridge holds a drop.</li>
<li><strong>Inner diameter 4 mm or more.</strong> In 2 mm tube, drops bridge by themselves.</li>
<li><strong>The end cut square,</strong> in a brass nozzle, pointing downstream and slightly down.</li>
<li><strong>Deep enough.</strong> The end should lie below the ice at the thickest you have known, plus 20 cm.</li>
</ol>
<p>If the bank is too flat to fall all the way, make it fall from the middle in both directions, and put a trap with a drain at the <em>cabinet</em> end, where you can reach it.</p>
<h2>What the log tells you</h2>
<p>The R20 writes how often its compressor runs. In a tight line it runs every 25 to 40 minutes. The number hardly changes with the level, so it is a good nurse.</p>
<table>
<caption>Reading the compressor's interval</caption>
<thead>
<tr><th scope="col">Interval</th><th scope="col">What it means</th><th scope="col">What to do</th></tr>
</thead>
<tbody>
<tr><th scope="row">25 to 40 min</th><td>healthy</td><td>nothing</td></tr>
<tr><th scope="row">10 to 25 min</th><td>a small leak</td><td>soap the fittings at the next visit</td></tr>
<tr><th scope="row">below 10 min</th><td>a leak; the level reads up to 2 cm low in a rising river</td><td>this month</td></tr>
<tr><th scope="row">longer than 60 min</th><td>the line is closing</td><td>purge today</td></tr>
<tr><th scope="row">never, pressure at limit</th><td>closed</td><td>purge, then go</td></tr>
</tbody>
</table>
<p>Intervals that grow from 35 to 50 minutes in the first frosts of November are the warning. There are three weeks left, in our experience, before the plug.</p>
<h2>Purging</h2>
<p>The R20 can press 3.5 bar into the line for 30 seconds. Do it once a day from November to March; it costs 0.9 Ah a month. Over SDI-12 the command is <code>0XP30!</code>. Do not purge while somebody stands at the outlet, and not in the hours when salmon are being counted there. We were asked to add that.</p>
<h2>If it is frozen already</h2>
<p>Warm water, not hot, over the outside of the pipe, from the river end upwards. Do not blow harder. At 6 bar a plug leaves the pipe like the cork of a bottle, and the nozzle follows it. On the upper Aldra in December 2022 it travelled fourteen metres.</p>
`,
};
