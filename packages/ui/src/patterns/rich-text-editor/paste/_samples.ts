/** What programs put on the clipboard, and what a text gets of it. The journeys paste the same in a browser. */
export interface PasteSample {
  readonly source: string;
  readonly html?: string;
  readonly rtf?: string;
  readonly text?: string;
  /** What is pasted, as the editor writes it. */
  readonly written: string;
}

const reference = (number: number) =>
  `<sup><a href="#fn-${number}" id="fnref-${number}">${number}</a></sup>`;
const note = (number: number, words: string) =>
  `<li id="fn-${number}"><p>${words} <a href="#fnref-${number}">↩</a></p></li>`;

const docsSpan = (words: string, style = "font-weight:400;font-style:normal") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${words}</span>`;
const docsPoint = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${docsSpan(words)}</p></li>`;

const googleDocs: PasteSample = {
  source: "Google Docs",
  html:
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1c">` +
    `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${docsSpan("Spring tides")}</h1>` +
    `<p dir="ltr" style="line-height:1.38;">${docsSpan("Plain, ")}${docsSpan("bold", "font-weight:700;font-style:normal")}${docsSpan(", ")}${docsSpan("italic", "font-weight:400;font-style:italic")}` +
    `<span style="font-weight:400;text-decoration:underline;"> under</span><span style="font-weight:400;text-decoration:line-through;"> struck</span>` +
    `<span style="font-weight:400;background-color:#ffff00;"> marked</span>${docsSpan(" H")}<span style="font-size:0.6em;vertical-align:sub;">2</span>${docsSpan("O ")}` +
    `<a href="https://www.google.com/url?q=https://example.org/tides?a%3Db%26utm_source%3Dnews&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">a link</span></a></p><br>` +
    `<ul style="margin-top:0;padding-inline-start:48px;">${docsPoint(1, "first")}<ul>${docsPoint(2, "inner")}</ul>${docsPoint(1, "second")}</ul>` +
    `<ol style="margin-top:0;" start="3">${docsPoint(1, "third")}</ol>` +
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312"><col width="312"></colgroup><tbody>` +
    `<tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr">${docsSpan("Berth", "font-weight:700;font-style:normal")}</p></td><td><p dir="ltr">${docsSpan("Depth", "font-weight:700;font-style:normal")}</p></td></tr>` +
    `<tr><td><p dir="ltr">${docsSpan("Four")}</p></td><td><p dir="ltr">${docsSpan("6 m")}</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
  written:
    "<h2>Spring tides</h2><p>Plain, <strong>bold</strong>, <em>italic</em><u> under</u><s> struck</s><mark> marked</mark> H<sub>2</sub>O " +
    '<a href="https://example.org/tides?a=b">a link</a></p>' +
    "<ul><li><p>first</p><ul><li><p>inner</p></li></ul></li><li><p>second</p></li></ul>" +
    '<ol start="3"><li><p>third</p></li></ol>' +
    "<table><tbody><tr><th><p>Berth</p></th><th><p>Depth</p></th></tr><tr><td><p>Four</p></td><td><p>6 m</p></td></tr></tbody></table>",
};

const wordPoint = (list: string, level: number, marker: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-bidi-font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span>` +
  `<![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>`;
const wordNote = (number: number, words: string) =>
  `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText><a style='mso-footnote-id:ftn${number}' href="#_ftnref${number}" name="_ftn${number}" title="">` +
  `<span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[${number}]<![endif]></span></span></a><span lang=EN-US> ${words}<o:p></o:p></span></p></div>`;
const wordReference = (number: number) =>
  `<a style='mso-footnote-id:ftn${number}' href="#_ftn${number}" name="_ftnref${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[${number}]<![endif]></span></span></a>`;

const word: PasteSample = {
  source: "Word",
  html:
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>` +
    `<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->` +
    `<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-weight:bold} span.MsoFootnoteReference {vertical-align:super;} --></style></head>` +
    `<body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->` +
    `<h1><a name="_Toc1"></a><span lang=EN-US style='mso-ansi-language:EN-US'>Tides<o:p></o:p></span></h1><h2><span lang=EN-US>High water<o:p></o:p></span></h2>` +
    `<div class=MsoNormal><span lang=EN-US style='font-weight:normal'>At <b style='mso-bidi-font-weight:normal'>six</b>${wordReference(1)}, <span class=msoIns><ins cite="mailto:Pim">or</ins></span><span class=msoDel><del cite="mailto:Pim">nor</del></span> <span style='background:yellow;mso-highlight:yellow'>seven</span>${wordReference(2)}.</span></div>` +
    `<p class=MsoNormal style='font-weight:normal'><span lang=EN-US><o:p>&nbsp;</o:p></span></p>` +
    wordPoint("l0", 1, "·", "first") +
    wordPoint("l0", 2, "o", "inner") +
    wordPoint("l0", 1, "·", "second") +
    wordPoint("l1", 1, "1.", "one") +
    wordPoint("l1", 2, "a.", "deep") +
    wordPoint("l1", 1, "2.", "two") +
    `<div>Between<o:p></o:p></div>` +
    wordPoint("l1", 1, "3.", "three") +
    wordPoint("l2", 1, "1.", "again") +
    `<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225pt;border:solid windowtext 1.0pt'><div>Cell<o:p></o:p></div></td></tr></table>` +
    `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>${wordNote(1, "By the old gauge.")}${wordNote(2, "In winter.")}</div>` +
    `<!--EndFragment--></body></html>`,
  written:
    `<h2>Tides</h2><h3>High water</h3><p>At <strong>six</strong>${reference(1)}, or <mark>seven</mark>${reference(2)}.</p>` +
    "<ul><li><p>first</p><ul><li><p>inner</p></li></ul></li><li><p>second</p></li></ul>" +
    "<ol><li><p>one</p><ol><li><p>deep</p></li></ol></li><li><p>two</p></li></ol><p>Between</p>" +
    '<ol start="3"><li><p>three</p></li></ol><ol><li><p>again</p></li></ol>' +
    "<table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>" +
    `<ol>${note(1, "By the old gauge.")}${note(2, "In winter.")}</ol>`,
};

const online = (words: string, style = "") =>
  `<span data-contrast="auto" xml:lang="EN-GB" lang="EN-GB" class="TextRun SCXW1 BCX0" style="margin:0px;padding:0px;font-size:11pt;font-family:Calibri,sans-serif;${style}"><span class="NormalTextRun SCXW1" style="margin:0px;padding:0px;">${words}</span></span>`;
const onlineEnd = `<span class="EOP SCXW1" data-ccp-props="{}" style="font-size:11pt;">&nbsp;</span>`;
const onlinePoint = (list: string, level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1" style="margin:0px;position:relative;"><${list} role="list" class="List SCXW1" style="margin:0px;cursor:text;"><li data-leveltext="" data-listid="1" data-aria-level="${level}" aria-setsize="-1" role="listitem" class="OutlineElement SCXW1" style="display:block;"><p class="Paragraph SCXW1" paraid="1" style="margin:0px;">${online(words)}${onlineEnd}</p></li></${list.split(" ")[0]}></div>`;

const wordOnline: PasteSample = {
  source: "Word for the web",
  html:
    `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW1" style="direction:ltr;"><p class="Paragraph SCXW1" role="heading" aria-level="1" style="font-weight:normal;">${online("Tides", "font-weight:bold;")}${onlineEnd}</p></div>` +
    `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" style="font-weight:normal;font-style:normal;">${online("High ")}${online("water", "font-weight:bold;")}${online(" at ")}${online("six", "font-style:italic;")}${online(" m")}${online("3", "vertical-align:super;")}${onlineEnd}</p></div>` +
    onlinePoint('ul class="BulletListStyle1"', 1, "first") +
    onlinePoint('ul class="BulletListStyle1"', 2, "inner") +
    onlinePoint('ul class="BulletListStyle1"', 1, "second") +
    onlinePoint('ol start="1"', 1, "one") +
    onlinePoint('ol start="2"', 1, "two"),
  written:
    "<h2>Tides</h2><p>High <strong>water</strong> at <em>six</em> m<sup>3</sup></p>" +
    "<ul><li><p>first</p><ul><li><p>inner</p></li></ul></li><li><p>second</p></li></ul>" +
    "<ol><li><p>one</p></li><li><p>two</p></li></ol>",
};

const pages: PasteSample = {
  source: "Pages",
  html:
    `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer">` +
    `<style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000} span.s1 {font: bold 11.0px 'Helvetica Neue'} span.s2 {text-decoration: underline} span.s3 {font-style: italic}</style></head><body>` +
    `<p class="p1">High <span class="s1">water</span> at <b>six</b> <span class="s2">sharp</span> <span class="s3">today</span></p><p class="p1"><br></p>` +
    `<ol class="ol1"><li class="li1">one</li><ol class="ol1"><li class="li1">inner</li></ol><li class="li1">two</li></ol></body></html>`,
  written:
    "<p>High <strong>water</strong> at <strong>six</strong> <u>sharp</u> <em>today</em></p>" +
    "<ol><li><p>one</p><ol><li><p>inner</p></li></ol></li><li><p>two</p></li></ol>",
};

const excel: PasteSample = {
  source: "Excel",
  html:
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding-top:1px; font-weight:400; mso-number-format:General;} .xl65 {font-weight:700;} .xl66 {text-align:right;} --></style></head><body link=blue>` +
    `<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'>` +
    `<tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Berth</td><td class=xl65>Depth</td></tr>` +
    `<tr height=20><td height=20 colspan=2>Lock</td></tr><tr height=20><td height=20>Four</td><td class=xl66 align=right>6.25</td></tr><!--EndFragment--></table></body></html>`,
  text: "Berth\tDepth\r\nLock\t\r\nFour\t6.25\r\n",
  written:
    '<table><tbody><tr><th><p>Berth</p></th><th><p>Depth</p></th></tr><tr><td colspan="2"><p>Lock</p></td></tr><tr><td><p>Four</p></td><td class="align-right"><p>6.25</p></td></tr></tbody></table>',
};

const sheets: PasteSample = {
  source: "Google Sheets",
  html:
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>` +
    `<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>` +
    `<tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{}">Berth</td><td style="font-weight:bold;">Depth</td></tr>` +
    `<tr style="height:21px;"><td style="vertical-align:bottom;font-style:italic;">Four</td><td style="text-align:right;">6.25</td></tr></tbody></table>`,
  text: "Berth\tDepth\nFour\t6.25",
  written:
    "<table><tbody><tr><th><p>Berth</p></th><th><p>Depth</p></th></tr><tr><td><p><em>Four</em></p></td><td><p>6.25</p></td></tr></tbody></table>",
};

const webPage: PasteSample = {
  source: "a web page",
  html:
    `<meta charset='utf-8'><div style="color:rgb(34,34,34);background-color:rgb(255,255,200);font-weight:400;"><h2 id="intro" style="box-sizing:border-box;font-weight:600;"><a href="https://example.org/page#intro" class="anchor">#</a>Tides</h2>` +
    `<p style="margin:0px;" onclick="steal()">High <strong style="font-weight:bolder;">water</strong> <span style="background-color:rgb(255,255,200);">at six</span><sup id="cite_ref-1" class="reference"><a href="https://example.org/page#cite_note-1">[1]</a></sup>, ` +
    `<a href="https://example.org/a?id=7&amp;utm_source=mail&amp;fbclid=x#top" target="_blank" style="text-decoration:underline;">good</a> <a href="https://example.org/page#missing">there</a> <a href="javascript:alert(1)">bad</a></p>` +
    `<ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="https://example.org/page#cite_ref-1">^</a></b></span> <span class="reference-text">The harbour's log.</span></li></ol>` +
    `<img src="https://t.example.org/p.gif?u=1" width="1" height="1"><img src="https://t.example.org/q.gif" style="display:none"><p style="display:none">Subscribe</p><button>Share</button>` +
    `<pre style="white-space:pre"><code class="language-js"><span style="font-weight:700;">let</span> a = 1;</code></pre></div>`,
  written:
    `<h2>Tides</h2><p>High <strong>water</strong> at six${reference(1)}, <a href="https://example.org/a?id=7#top">good</a> <a href="https://example.org/page#missing">there</a> bad</p>` +
    `<pre><code class="language-js">let a = 1;</code></pre><ol>${note(1, "The harbour's log.")}</ol>`,
};

const markdown: PasteSample = {
  source: "Markdown",
  text:
    "# Tides\n\nHigh **water** at *six*, ==mind== the [gauge](https://example.org/g?utm_medium=x).[^1]\n\n" +
    "## Points\n\n- first\n  - inner\n- second\n\n3. third\n4. fourth\n\n> A quote\n\n```js\nlet a = 1;\n```\n\n| Berth | Depth |\n| --- | --: |\n| Four | ~~6~~ |\n\n[^1]: By the `old` gauge.\n",
  written:
    `<h2>Tides</h2><p>High <strong>water</strong> at <em>six</em>, <mark>mind</mark> the <a href="https://example.org/g">gauge</a>.${reference(1)}</p>` +
    "<h3>Points</h3><ul><li><p>first</p><ul><li><p>inner</p></li></ul></li><li><p>second</p></li></ul>" +
    '<ol start="3"><li><p>third</p></li><li><p>fourth</p></li></ol><blockquote><p>A quote</p></blockquote>' +
    '<pre><code class="language-js">let a = 1;</code></pre>' +
    '<table><thead><tr><th><p>Berth</p></th><th class="align-right"><p>Depth</p></th></tr></thead><tbody><tr><td><p>Four</p></td><td class="align-right"><p><s>6</s></p></td></tr></tbody></table>' +
    `<ol>${note(1, "By the <code>old</code> gauge.")}</ol>`,
};

const plain: PasteSample = {
  source: "plain text",
  text:
    "The pump at the fourth lock began to run at six in the morning\nand went on until noon; nobody at the old harbour had expected\nit.\n\n" +
    "Keeper of the lock\n4 Quay Street\n\nSee https://example.org/a?gclid=1&b=2.\n",
  written:
    "<p>The pump at the fourth lock began to run at six in the morning and went on until noon; nobody at the old harbour had expected it.</p>" +
    '<p>Keeper of the lock<br>4 Quay Street</p><p>See <a href="https://example.org/a?b=2">https://example.org/a?b=2</a>.</p>',
};

export const pasteSamples: readonly PasteSample[] = [
  googleDocs,
  word,
  wordOnline,
  pages,
  excel,
  sheets,
  webPage,
  markdown,
  plain,
];
