import type { DemoArticle } from "../types.ts";

export const theHutOnTheJetty: DemoArticle = {
  slug: "the-hut-on-the-jetty",
  typeCode: "company-news",
  title: "The hut on the jetty draws its curve again",
  summary:
    "The first gauge that Pieter Kaldermeer sold stood in a green-roofed hut in our own harbour. It has been restored, with its clock, its float and its ink, and runs beside a radar for anyone who wants to compare.",
  author: "Nora Lindqvist",
  tags: ["history", "tide gauges", "repair"],
  keywords: ["drum recorder", "restoration", "1959"],
  lang: "en",
  publishedAt: "2025-04-15T08:00:00.000Z",
  cover: "harbour-dawn",
  coverAlt: "The harbour at sunrise with a fishing boat and a hut on the jetty",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "A. Meliefste",
      content:
        "I was the boy who changed the paper, 1966 to 1969. A guilder a week. The pen always ran dry on Sundays.",
      at: "2025-04-17T16:00:00.000Z",
      status: "approved",
      replies: [
        {
          nickname: "Nora Lindqvist, Kaldermeer",
          content: "It still does. Would you come and show us how you stopped it?",
          at: "2025-04-18T08:12:00.000Z",
          status: "approved",
        },
      ],
    },
  ],
  html: `<p>In the night of 1 February 1953 the sea came over the dykes of Zeeland. The tide gauge at Vlissingen wrote until twenty past two, when its float wire jumped off the wheel. Pieter Kaldermeer was twenty-six and an instrument maker at the shipyard. He said later that he had not been able to stop thinking about the wire.</p>
<p>Five years on he rented a shed on the Peilhuiskade and began to build a gauge whose wire could not jump. The first was delivered in May 1959 to the harbour office, forty paces from his door, and put into a hut at the end of the jetty. It worked until 1987. Then the office bought electronics, and the hut was used for buoys.</p>
<h2>What was left</h2>
<p>In 2023 the harbour was about to pull the hut down. Inside, under a heap of rope, stood the recorder, number 59-001. The drum turned. The clock did not. The float had been taken by someone for a boat, and the roof let in the rain over the one corner where the paper used to be stored.</p>
<p>Bram Corstens of our workshop and two apprentices had it on the bench for fourteen months.</p>
<table>
<caption>What was done</caption>
<thead>
<tr><th scope="col">Part</th><th scope="col">State in 2023</th><th scope="col">Now</th></tr>
</thead>
<tbody>
<tr><th scope="row">Clockwork</th><td>seized</td><td>cleaned, one new wheel of 72 teeth</td></tr>
<tr><th scope="row">Drum</th><td>sound</td><td>unchanged</td></tr>
<tr><th scope="row">Float, 300 mm copper</th><td>missing</td><td>spun anew from the drawing of 1958</td></tr>
<tr><th scope="row">Float wire</th><td>missing</td><td>phosphor bronze, 0.8 mm</td></tr>
<tr><th scope="row">Pen</th><td>glass, broken</td><td>glass, blown in Leerdam</td></tr>
<tr><th scope="row">Hut</th><td>roof leaking, door gone</td><td>roof relaid, door from larch</td></tr>
<tr><th scope="row">Well</th><td>hole closed by mussels</td><td>cleaned by divers</td></tr>
</tbody>
</table>
<p>The drawing for the float wheel shows the answer to 1953. The groove is twice as deep as anyone else's, and over it sits a small brass finger with a gap of half a millimetre. The wire cannot leave. We still build it like that.</p>
<h2>A curve in ink</h2>
<p>Since 1 April the pen has been writing again. A sheet lasts a week, and on Monday mornings an apprentice changes it, winds the clock and writes date, time and name in the corner. The sheets go to the municipal archive, where those of 1959 to 1987 already are.</p>
<p>On the rail outside hangs a T26. It measures the same water every minute and shows it on a small display beside the drum. Visitors like to find the difference, and there generally is one of about the thickness of the ink.</p>
<blockquote>
<p>The ink line is 0.4 mm wide, and at the scale of the drum that is 8 mm of sea. We should not laugh at it. It recorded every tide for twenty-eight years, and it never needed an update.</p>
</blockquote>
<p>The radar will be replaced by its successor when there is one; the float will not. We intend to run the two side by side for as long as there is somebody to wind the clock, since there are not many places where a method of 1959 and a method of today look at the same square metre of water.</p>
<h2>Visiting</h2>
<p>The hut is open when the flag is up, generally on Mondays from nine until the paper has been changed, and on the first Saturday of each month. The jetty has no railing on the eastern side. Please hold on to your children and your hats.</p>
`,
};
