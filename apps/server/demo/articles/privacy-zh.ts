import type { DemoArticle } from "../types.ts";

export const privacyZh: DemoArticle = {
  slug: "privacy-zh",
  typeCode: "privacy-zh",
  translationOf: "privacy",
  title: "隐私",
  summary: "本站记录您的哪些信息、保存多久、怎样删除。没有广告，也不转交任何人。",
  author: "Henrik Pallesen",
  tags: ["数据"],
  lang: "zh",
  publishedAt: "2026-06-01T09:00:00.000Z",
  allowComment: false,
  state: "published",
  html: `<p>本站由 Kaldermeer Instruments B.V. 运营，地址 Peilhuiskade 12, 4381 KM Vlissingen。阅读本站，除了每台网站服务器都看得到的以外，不会留下任何东西。不必注册，也不必登录；只有您留言、评论或者应聘时，我们才会得到您自己写下的内容。</p>
<h2>记录什么</h2>
<table>
<caption>数据、用途、期限</caption>
<thead>
<tr><th scope="col">内容</th><th scope="col">用途</th><th scope="col">期限</th></tr>
</thead>
<tbody>
<tr><th scope="row">网络地址、页面、时间</th><td>维持网站运行，防止滥用</td><td>14 天</td></tr>
<tr><th scope="row">留言的姓名、联系方式和内容</th><td>答复您</td><td>最后一次答复后 2 年</td></tr>
<tr><th scope="row">评论的昵称和内容</th><td>显示在文章下方</td><td>到文章撤下或您要求为止</td></tr>
<tr><th scope="row">评论时填写的邮箱</th><td>必要时询问您，从不公开</td><td>与评论相同</td></tr>
<tr><th scope="row">您选择的深色或浅色界面，以及语言</th><td>不必每次重选</td><td>只在您的浏览器里</td></tr>
</tbody>
</table>
<p>没有广告，没有别家公司的统计，也没有会通报您来访的图片。字体和脚本都来自这台服务器。界面和语言的选择只保存在您的浏览器里，清除浏览器的网站数据，它就没有了。</p>
<h2>谁能看到</h2>
<p>留言由弗利辛恩和杭州的服务台阅读；评论在显示之前，由同样的人先看。来自中国的留言存放在杭州，其他的存放在弗利辛恩，两处可以互相查看。</p>
<p>我们不把任何东西交给任何人，只有一个例外：故障涉及他人安全时，我们可能告诉该站的管理者有这样一个故障，但不说出您的姓名。</p>
<h2>您的权利</h2>
<p>您可以询问我们存了您的什么，要求更正、删除或者索取副本。请写信到 privacy@kaldermeer.example.com，或者寄到上面的地址，用中文写就可以。请注明留言或评论的大致日期和当时用的姓名，我们才找得到。两周内答复；我们只要求足以确认是您本人的证明，不会要得更多。如果对答复不满意，可以向您所在国家的数据保护机构投诉。</p>
<h2>应聘材料</h2>
<p>应聘的信，只由招聘启事里写明的人阅读。如果没有成为同事，答复六周以后就删除；经您同意的，保留一年后删除。</p>
<h2>变更</h2>
<p>本页最近一次修改是 2026 年 6 月 1 日，连接数据的保存期限由 30 天缩短为 14 天。以前的版本可以向我们索取。</p>
`,
};
