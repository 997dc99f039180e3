import { euros, productFacts } from "../product-facts.ts";
import type { DemoArticle } from "../types.ts";

export const whyWeRepair: DemoArticle = {
  slug: "why-we-repair",
  typeCode: "company-news",
  title: "Why we repair what we built in 1961",
  subTitle: "A conversation with Marit Kaldermeer",
  summary:
    "Our workshop opened 1,906 instruments last year, the oldest from 1961. The managing director on spare parts, the price of patience, and the one thing she would throw away.",
  author: "Nora Lindqvist",
  tags: ["repair", "people", "history"],
  keywords: ["repair", "spare parts", "Marit Kaldermeer"],
  lang: "en",
  publishedAt: "2026-06-23T08:00:00.000Z",
  recommendPositions: ["home"],
  cover: "drum-recorder",
  coverAlt: "A drum recorder with a week of tides on its paper and an orange pen arm",
  allowComment: true,
  state: "published",
  comments: [
    {
      nickname: "Jeroen Baas",
      content: "I have number 61-018 on my desk as I read this. I shall write to you.",
      at: "2026-11-14T20:17:00.000Z",
      status: "approved",
    },
    {
      nickname: "Ingeborg",
      content: "The answer about the epoxy made me laugh and then think of my washing machine.",
      at: "2026-06-25T08:49:00.000Z",
      status: "approved",
    },
  ],
  html: `<p>Marit Kaldermeer has led the company since 2017. Her grandfather Pieter founded it; her office is the room in which he kept the rain out with a tarpaulin in the winter of 1958. On the window sill stands a brass float wheel. We asked her about the repair workshop, which takes up a fifth of the floor in Vlissingen and, on paper, earns nothing.</p>
<h3>How many instruments came in last year?</h3>
<p>One thousand nine hundred and six. Of those we repaired 1,731, replaced 122 and sent 53 back as they were because nothing was wrong with them. The oldest was a drum recorder from 1961. It had stopped because a mouse had eaten the paper.</p>
<h3>Does the workshop pay for itself?</h3>
<p>No. It covers about three quarters of its cost. If you add what it teaches us, it is the cheapest department in the house. Everything we know about seals, cable screens and what lightning does to a connector, we know from that bench. The T80 has no battery inside, because over thirty years batteries were behind a third of all repairs.</p>
<table>
<caption>What came in during 2025</caption>
<thead>
<tr><th scope="col">Cause</th><th scope="col">Share</th></tr>
</thead>
<tbody>
<tr><th scope="row">Cable and connector damage</th><td>31 %</td></tr>
<tr><th scope="row">Water inside</th><td>22 %</td></tr>
<tr><th scope="row">Lightning and mains faults</th><td>14 %</td></tr>
<tr><th scope="row">Wear of moving parts</th><td>12 %</td></tr>
<tr><th scope="row">Fault in an electronic part</th><td>9 %</td></tr>
<tr><th scope="row">Ship, tree or ice</th><td>7 %</td></tr>
<tr><th scope="row">Nothing wrong</th><td>3 %</td></tr>
<tr><th scope="row">Other, including mice</th><td>2 %</td></tr>
</tbody>
</table>
<h3>What is the rule?</h3>
<p>Whatever carries our name can be sent to us, at any age, by anybody. We say what it will cost before we begin, and if it cannot be done we say that too and pay the postage home. Spare parts are stocked for ten years after the last one is sold. After that we make them.</p>
<h3>You make them?</h3>
<p>A float wheel is a float wheel. We have the drawings, and Bram Corstens on the lathe is sixty-one and has two apprentices. Electronics are harder. A chip goes out of production and there are no drawings of it. So we buy a lifetime stock when the maker announces the end, and for the T26 that was four hundred sets, in dry nitrogen, in the cellar.</p>
<h3>Would it not be better for the customer to buy something new?</h3>
<p>Sometimes. We say so. A T26 from 2011 with a broken front end costs €690 to repair; a T80 is ${euros(productFacts.T80.price)} and needs a quarter of the current. On a site with mains power I would repair. On a mountain I would not.</p>
<p>But look at it from the side of the record. A tide gauge is there to tell whether the sea is rising, and the sea rises by three or four millimetres in a year. Every time you change the instrument there is a step that somebody has to find and take out. An instrument that stays the same for thirty years is worth more than a better one every five.</p>
<blockquote>
<p>The most accurate part of a long record is the part where nobody touched anything.</p>
</blockquote>
<h3>What would you throw away?</h3>
<p>Epoxy. In the nineteen-nineties we potted everything. It was waterproof, it looked serious, and it could not be opened. I was twenty and worked at the bench in the summers, and I have drilled out more of it than I care to remember. Since 2003 nothing that leaves this house is potted. If it has a lid, it has screws, and the screws are all the same.</p>
<h3>The same?</h3>
<p>M4, hexagon socket, stainless, 12 mm. You would not believe how long that took.</p>
<h3>And if someone else repairs your instruments?</h3>
<p>Good. The service manuals have been on our site since 2019, with the circuit diagrams. Two workshops in Norway and one in Fujian do nothing else. One of them found a better way of fitting the bearing of the W2 than ours. We asked whether we could use it.</p>
<p><em>The repair form is one page. Pack the instrument so that you could drop it from a table, write your telephone number on the inside of the box, and send it to the Peilhuiskade.</em></p>
`,
};
