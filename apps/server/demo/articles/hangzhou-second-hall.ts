import type { DemoArticle } from "../types.ts";

export const hangzhouSecondHall: DemoArticle = {
  slug: "hangzhou-second-hall",
  typeCode: "company-news",
  translationOf: "hangzhou-second-hall-zh",
  title: "The second hall in Hangzhou is at work",
  summary:
    "With 2,400 square metres more, the works on the canal builds all our radars' electronics and calibrates pressure probes for Asia. What moved, what did not, and how the two houses divide the work.",
  author: "Lotte Verbrugge",
  tags: ["calibration", "people"],
  keywords: ["Hangzhou", "production", "second hall"],
  lang: "en",
  publishedAt: "2025-10-28T08:00:00.000Z",
  cover: "works-hangzhou",
  coverAlt: "A works with a saw-tooth roof on a canal, hills and a pagoda behind",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Old colleague",
      content: "From one rented floor in 2007. Congratulations to Lin Xiaolan and everyone.",
      at: "2025-10-29T03:40:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>On Monday 20 October at 08:08 Lin Xiaolan, who directs the works in Hangzhou, pressed the bell, and seventy-nine people went to their new benches. The second hall stands beside the first, on the same canal, joined to it by a covered bridge that the neighbours' cats have already taken over.</p>
<h2>What is in it</h2>
<p>Downstairs is the electronics line: printing of solder paste, placement, oven, inspection. It makes the boards for every logger and radar of the company, for both houses. Boards used to come from three contractors, and we could not see how they were stored or who had soldered the connector. The line places 9,000 parts an hour, which is slow by the standards of the trade. It changes from one product to another in twenty-five minutes, which is fast, and matters more to somebody who builds twelve different boards a week.</p>
<p>Upstairs, where it is quiet, is the calibration room for pressure: four baths, two dead-weight balances, and a column of mercury that Zhou Wenyuan brought from the old laboratory in a taxi, on his knees, because no carrier would take it.</p>
<table>
<caption>Two halls, two houses, October 2025</caption>
<thead>
<tr><td></td><th scope="col">Vlissingen</th><th scope="col">Hangzhou</th></tr>
</thead>
<tbody>
<tr><th scope="row">People</th><td>133</td><td>79</td></tr>
<tr><th scope="row">Floor</th><td>7,900 m²</td><td>5,300 m²</td></tr>
<tr><th scope="row">Makes</th><td>radars, flow meters, mechanical gauges</td><td>boards for all, pressure probes, loggers</td></tr>
<tr><th scope="row">Calibrates</th><td>level, flow</td><td>pressure</td></tr>
<tr><th scope="row">Repairs</th><td>everything</td><td>probes, loggers and radars from Asia</td></tr>
</tbody>
</table>
<h2>What did not move</h2>
<p>Mechanical gauges, flow transducers and the repair of anything older than 1995 stay in Vlissingen. So does nobody's job: the change was announced in March 2024, and the nine people whose work moved to China have other work on the Peilhuiskade. Seven of them are now in repairs.</p>
<h2>One instrument, one number</h2>
<p>Whichever house builds a probe, it gets its number from the same book, and the same certificate. To make sure that the certificates mean the same, six probes travel back and forth between the two laboratories all year round. They are painted yellow so that nobody sells them.</p>
<p>In the first comparison the two houses differed by 0.007 % of range. The specification is 0.05. Zhou Wenyuan was not satisfied and found the reason after three weeks: the Dutch weights had been corrected for the buoyancy of air at sea level and the Chinese ones had been corrected for it twice.</p>
<blockquote>
<p>When two laboratories agree at once, somebody has copied. It is the disagreement that shows they have both measured.</p>
</blockquote>
<h2>Energy and water</h2>
<p>The roof carries 310 kW of photovoltaic panels, on the sunny slope of the saw teeth; the other slope is glass, so that the benches need no lamps until four in the afternoon. The calibration baths' waste heat warms the first hall. Rain from the roof fills a tank of 60 m³ with one of our gauges in it, which is read by nobody and appears, at the staff's request, on the screen beside the canteen menu.</p>
<h2>Open day</h2>
<p>Customers are welcome by appointment. On Saturday 29 November the works is open to families and neighbours from nine to three. There will be noodles, and a competition in reading a staff gauge from a rocking boat. The record stands at 4 mm and is held by the canteen.</p>
`,
};
