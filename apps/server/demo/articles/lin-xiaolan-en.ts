import type { DemoArticle } from "../types.ts";

export const linXiaolanEn: DemoArticle = {
  slug: "lin-xiaolan-en",
  typeCode: "company-news",
  translationOf: "lin-xiaolan-zh",
  title: "Lin Xiaolan: it began on one rented floor",
  summary:
    "In 2007 she was the third person in Hangzhou and did the soldering, the purchasing and the translating. Today she runs the works, and knows all eighty-three people in it by name.",
  author: "Shen Jingyi",
  tags: ["people", "history"],
  keywords: ["Lin Xiaolan", "portrait", "Hangzhou works"],
  lang: "en",
  publishedAt: "2026-09-08T08:00:00.000Z",
  cover: "works-hangzhou",
  coverAlt: "A works with a saw-tooth roof beside a canal, hills and a pagoda behind",
  allowComment: true,
  state: "published",
  html: `<figure>
<img src="demo:portrait-lin" alt="Portrait of Lin Xiaolan, drawn in flat shapes: long black hair and a dark blue jacket" width="900" height="900">
<figcaption>Lin Xiaolan has run the works in Hangzhou since 2016.</figcaption>
</figure>
<p>We meet at twenty to eight. At this hour Lin Xiaolan stands at the door of the first hall for twenty minutes and says good morning. She calls it her most important meeting. It has no agenda and no minutes.</p>
<h2>The third employee</h2>
<p>In March 2007, two years out of university and working for a maker of electricity meters, she saw a very small advertisement: Dutch level sensor works, Hangzhou, must solder, must read English. The interview took place on a rented floor in Gongshu. Apart from her there were two people, an engineer from the Netherlands and the porter.</p>
<p>“They had me solder a connector, and put it under water to see whether it made bubbles. It did not, and I was hired.”</p>
<p>For two years she soldered, bought, cleared customs and translated. She took the first forty probes to their reservoir by slow train. Three boxes broke on the way, and she packed them again that night in a guest house. Eleven of those probes are still in use there.</p>
<h2>Learning to say “I do not know”</h2>
<p>In 2011 she spent eight months in the calibration laboratory in Vlissingen. The most important thing she learned there, she says, was a sentence.</p>
<p>“A customer telephoned to ask why a reading was two centimetres off. My teacher, Geert de Rooij, listened and said: I do not know; I will tell you tomorrow. I was shocked. How can one say that to a customer? Next day he had found it; somebody had changed the staff. Since then I know that those who say it are those who go and look.”</p>
<p>Back home she made it a rule of the service: you may say “I do not know”, and must then say when you will call back.</p>
<h2>The flood of 2019</h2>
<p>She remembers the summer of 2019 best. After the typhoon nine of a customer's twenty-six stations were silent. She and Zhou Wenyuan drove for three days. The last station was in the mountains, the bridge was gone, and they carried the instruments for eleven kilometres.</p>
<p>The logger had been under water for two days. They opened the lid: it was dry inside, and not a reading was missing. “I sat down on a stone and cried,” she says. “Not because I was tired. I thought of the people who had checked the seals one by one, and that it had not been for nothing.”</p>
<h2>Eighty-three people</h2>
<p>Eighty-three people work here now, and she knows whose child sits the university examination this year. When the second hall was opened, many thought that her office should move there. It did not. Her desk is in a corner of the first hall, next to the shelf with the instruments that came back.</p>
<p>“Beside that shelf one does not forget what one is here for.”</p>
<h2>Three questions</h2>
<h3>The product you are proudest of?</h3>
<p>The lid of the logger. Two latches that open with gloves on. They took us seventeen samples.</p>
<h3>What would you like to change?</h3>
<p>Certificates are still too hard to read. One day the keeper of a reservoir should understand one without telephoning.</p>
<h3>And outside work?</h3>
<p>Every year, on the eighteenth of the eighth month, I go to watch the bore, with a chair. Nineteen years, and never the same twice.</p>
`,
};
