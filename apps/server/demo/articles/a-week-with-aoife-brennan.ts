import type { DemoArticle } from "../types.ts";

export const aWeekWithAoifeBrennan: DemoArticle = {
  slug: "a-week-with-aoife-brennan",
  typeCode: "company-news",
  title: "A week with Aoife Brennan",
  subTitle: "Field service, upper Aldra to the coast",
  summary:
    "She carries two spanners, a pencil and a kitchen scale, and she has been wet since 2009. Five days with the head of field service, twelve stations, and one very friendly cow.",
  author: "Nora Lindqvist",
  tags: ["people", "field work", "Aldra"],
  keywords: ["field service", "maintenance", "Aoife Brennan"],
  lang: "en",
  publishedAt: "2026-07-14T08:00:00.000Z",
  recommendPositions: ["sidebar"],
  cover: "river-dusk",
  coverAlt: "A river valley at dusk with a gauge mast",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Ketterfoot farm",
      content: "The cow's name is Duchess and she is eleven.",
      at: "2026-07-15T06:31:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Nora Lindqvist, Kaldermeer",
          content: "Corrected, with apologies to Duchess.",
          at: "2026-07-15T08:00:00.000Z",
          status: "approved",
        },
      ],
    },
    {
      nickname: "wants a job",
      content: "Is this really a job one can have?",
      at: "2026-07-20T21:09:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Aoife Brennan",
          content: "See Careers in the autumn. Bring your own gloves.",
          at: "2026-07-21T05:55:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  html: `<figure>
<img src="demo:portrait-brennan" alt="Portrait of Aoife Brennan, drawn in flat shapes: red hair in a bun, an orange jacket" width="900" height="900">
<figcaption>Aoife Brennan, head of field service since 2018.</figcaption>
</figure>
<p><strong>Monday.</strong> Upper Carrow, 340 m above the sea, nine degrees in June. Aoife Brennan climbs the bank with a rucksack that weighs 11 kg and contains, among other things, a staff in four pieces, a spirit level, silica beads, a kitchen scale and a cheese sandwich. She reads the staff before she looks at the logger. "If I see the logger first," she says, "my eye will make the staff agree with it." The staff says 0.71. The logger says 0.712. She writes both into the book with a pencil, and then the time from her telephone, and then the logger's time. Only after that does she set the clock.</p>
<p>She began in 2009 as a mechanic in Cork harbour, came to Vlissingen in 2013 and has led the field service since 2018. Nine people belong to it, and between them they look after some 640 stations in eleven countries.</p>
<p><strong>Tuesday.</strong> Ketterfoot. This is the station that <a href="/article-detail?id=forty-one-hours-on-the-aldra">went silent in February</a>. The new tripod stands on the inside of the bend, with a railway rail for its upstream leg. Against the rail leans a cow. She is called Duchess, she is eleven years old, and she has discovered that the rail is at the right height for her neck. The logger recorded her: every day around four in the afternoon the inclination of the mast changes by 0.2°, and back.</p>
<p>"Two years ago I would have built a fence," Aoife Brennan says. "But look at the numbers. She costs us half a millimetre. A fence catches branches."</p>
<p><strong>Wednesday.</strong> Rain. Four stations, all alike, all in order. It is the sort of day that makes up most of the work and that no one writes about. At each: read the staff, weigh the capsule, wipe the radar, photograph upstream and downstream, cut the grass round the mast. She has a rule that the photographs must be taken from the same stone. At Low Carrow the album goes back to 1998, and by turning the pages quickly one can watch an island wander down the river.</p>
<table>
<caption>What is in the rucksack</caption>
<thead>
<tr><th scope="col">Item</th><th scope="col">Weight</th><th scope="col">How often used</th></tr>
</thead>
<tbody>
<tr><th scope="row">Staff, 4 × 1 m</th><td>2.9 kg</td><td>every station</td></tr>
<tr><th scope="row">Tool roll (13 mm spanner, M4 key, cutters)</th><td>1.1 kg</td><td>every station</td></tr>
<tr><th scope="row">Spare logger</th><td>0.9 kg</td><td>once in three weeks</td></tr>
<tr><th scope="row">Beads, 6 capsules</th><td>0.2 kg</td><td>every third station</td></tr>
<tr><th scope="row">Kitchen scale</th><td>0.2 kg</td><td>every station with a vented probe</td></tr>
<tr><th scope="row">Throw line, 25 m</th><td>1.4 kg</td><td>twice in nine years</td></tr>
<tr><th scope="row">Wasp spray</th><td>0.4 kg</td><td>June to September</td></tr>
</tbody>
</table>
<p>The throw line has been used twice. The second time was for a walker who had nothing to do with us.</p>
<p><strong>Thursday.</strong> Stennerbrig, the old bridge. She levels from the three bolts to the radar's flange, there and back, 0.3 mm closure, and shows an apprentice how to hold the staff: by two fingers, so that it hangs. They try 4.62 m against the mark of February on the second pier. A retired teacher who comes by every day tells them that his grandfather cut the mark of 1968 himself, a little high, since he had been standing on a chair in the water.</p>
<h3>What makes a good field engineer?</h3>
<p>"Curiosity about small differences. Anyone can see that a gauge is dead. I want the person who sees that it is 4 mm off, and cannot sleep."</p>
<h3>And what makes a good station?</h3>
<p>"One you can reach in February, at night, alone, and come back from. If you cannot, then it is in the wrong place, however well it measures."</p>
<p><strong>Friday.</strong> Aldramouth, where the river meets the tide. Twice a day it runs backwards here. Aoife Brennan sits on the harbour wall, eats the last of five cheese sandwiches and waits for slack water, because only then do the two gauges on either side of the lock have to agree. At 14:52 they do, to within 2 mm. She writes it down, with the pencil, in the book.</p>
`,
};
