import type { DemoArticle } from "../types.ts";

export const privacy: DemoArticle = {
  slug: "privacy",
  typeCode: "privacy",
  title: "Privacy",
  summary:
    "What this site records about you, for how long, and how to have it deleted. There is no advertising and nothing is passed on.",
  author: "Henrik Pallesen",
  tags: ["data"],
  lang: "en",
  publishedAt: "2026-06-01T08:00:00.000Z",
  allowComment: false,
  state: "published",
  html: `<p>This site is run by Kaldermeer Instruments B.V., Peilhuiskade 12, 4381 KM Vlissingen. It can be read without leaving anything behind except what every web server sees.</p>
<h2>What is recorded</h2>
<table>
<caption>Data, purpose, duration</caption>
<thead>
<tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">How long</th></tr>
</thead>
<tbody>
<tr><th scope="row">Address of your connection, page, time</th><td>to keep the site running and to fend off abuse</td><td>14 days</td></tr>
<tr><th scope="row">Name, contact and text of a message</th><td>to answer you</td><td>2 years after the last answer</td></tr>
<tr><th scope="row">Name and text of a comment</th><td>to show it under the article</td><td>until the article goes or you ask</td></tr>
<tr><th scope="row">E-mail given with a comment, if any</th><td>to ask you back; it is never shown</td><td>as the comment</td></tr>
<tr><th scope="row">Your choice of light or dark and of language</th><td>so that you need not choose again</td><td>in your browser only</td></tr>
</tbody>
</table>
<p>There are no advertisements, no counters of other companies and no pictures that report your visit. Fonts and scripts come from this server.</p>
<h2>Who sees it</h2>
<p>Messages are read by the service desk in Vlissingen and Hangzhou. Comments are read by the same people before they are shown. Messages from China are stored in Hangzhou, all others in Vlissingen; the two desks can read each other's.</p>
<p>We give nothing to anybody, with one exception: if a fault concerns the safety of others, we may tell the operator of the station that it exists, without your name.</p>
<h2>Your rights</h2>
<p>You may ask what we have stored about you, have it corrected, have it deleted, or receive a copy. Write to privacy@kaldermeer.example.com or to the address above. We answer within two weeks and ask for no more proof than is needed to know that it is you. If you are not content with the answer you may complain to the data protection authority of your country.</p>
<h2>Applications</h2>
<p>Letters for open posts are read by the people named in the advertisement. If we do not come together they are deleted six weeks after the answer, or after a year if you allow it.</p>
<h2>Changes</h2>
<p>This page was last changed on 1 June 2026, when the duration for connection data was shortened from 30 to 14 days. Earlier versions can be had on request.</p>
`,
};
