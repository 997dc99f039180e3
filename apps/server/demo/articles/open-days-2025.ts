import type { DemoArticle } from "../types.ts";

export const openDays2025: DemoArticle = {
  slug: "open-days-2025",
  typeCode: "company-news",
  title: "Open days in June 2025",
  summary:
    "Two Saturdays in the workshop, with a float to spin and a boat to rock. This invitation has run out; the tower is open on first Fridays.",
  author: "Bas Hoekstra",
  tags: ["people", "history"],
  lang: "en",
  publishedAt: "2025-05-06T08:00:00.000Z",
  cover: "harbour-dawn",
  coverAlt: "The harbour at sunrise with a fishing boat and a hut on the jetty",
  allowComment: true,
  state: "offline",
  html: `<p>On Saturday 14 and Saturday 21 June the workshop on the Peilhuiskade is open from ten to four. You can see how a float is spun from copper, try to level from one bolt to another and back, and read a staff gauge from a rocking boat.</p>
<h2>What there is to see</h2>
<ul>
<li><strong>Workshop:</strong> Bram Corstens at the lathe, at eleven and at two. Children may keep the shavings.</li>
<li><strong>Calibration:</strong> the stairwell, six metres and forty centimetres, with a radar at the top and a bucket at the bottom.</li>
<li><strong>The hut on the jetty:</strong> the recorder of 1959 draws its curve, and at high water, 12:40 on the first Saturday, everybody can see the pen turn.</li>
<li><strong>Repairs:</strong> bring an instrument of ours, whatever its age. We open it with you and tell you what it lacks.</li>
</ul>
<h2>The competition</h2>
<p>From the boat at the jetty you read the staff, five troughs and five crests. Whoever comes nearest to the radar on each day wins a gauge for the garden pond. Last year's best was 6 mm, by a dentist from Goes.</p>
<h2>Getting here</h2>
<p>Please come on foot or by bicycle; the quay is narrow. From the station it is twelve minutes along the harbour. There is soup at noon, and coffee all day. The upper floor can be reached by lift. The jetty has no railing on its eastern side.</p>
`,
};
