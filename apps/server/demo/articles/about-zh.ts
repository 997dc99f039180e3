import type { DemoArticle } from "../types.ts";

export const aboutZh: DemoArticle = {
  slug: "about-zh",
  typeCode: "about-zh",
  translationOf: "about",
  title: "关于科德梅尔",
  summary: "我们制造测量水位和流量的仪器，校准它们，并且修理它们，直到不再有人想用为止。",
  author: "Marit Kaldermeer",
  tags: ["人物"],
  lang: "zh",
  publishedAt: "2026-09-21T09:00:00.000Z",
  cover: "works-vlissingen",
  coverAlt: "暮色中码头边的厂房，有烟囱和驳船",
  allowComment: false,
  state: "published",
  html: `<p>科德梅尔仪器公司生产水位计、江河与水库的水位传感器和流量计。凡是自己生产的，我们都校准，也都修理，直到不再有人想用为止。仪器测得的数据，可以由我们的数据服务 Peilnet 收集、绘图，并在超限时通知值班的人。</p>
<figure>
<img src="demo:portrait-kaldermeer" alt="皮特·科德梅尔的肖像，平面几何风格：白发，深色外套" width="900" height="900">
<figcaption>创始人皮特·科德梅尔（1927–2004）。</figcaption>
</figure>
<p>1958 年，皮特·科德梅尔在弗利辛恩 Peilhuiskade 码头的一间棚屋里创办了公司，公司至今仍在那里。1953 年大洪水时，他看到水位计失灵了，于是想：测洪水的仪器，自己先要挺得过洪水。2017 年起，由孙女 Marit 领导公司。</p>
<h2>我们在哪里</h2>
<table>
<caption>两处厂房</caption>
<thead>
<tr><td></td><th scope="col">弗利辛恩</th><th scope="col">杭州</th></tr>
</thead>
<tbody>
<tr><th scope="row">始于</th><td>1958 年</td><td>2007 年</td></tr>
<tr><th scope="row">人数</th><td>138</td><td>83</td></tr>
<tr><th scope="row">生产</th><td>雷达、流量计、机械式水位计</td><td>电路板、压力探头、记录仪</td></tr>
<tr><th scope="row">实验室</th><td>水位和流量，有一座 12 米高的塔</td><td>压力</td></tr>
</tbody>
</table>
<p>杭州厂房在拱墅区的运河边，二期于 2025 年投产。两地全部记录仪和雷达的电路板，都出自那里的电子生产线；亚洲客户的探头、记录仪和雷达，也在那里维修。</p>
<p>仪器不论在哪里生产，用的都是同一本编号册、同一种证书。为了让两地的证书说的是同一回事，六只漆成黄色的探头常年在两个校准室之间往返。第一次比对，两地相差满量程的 0.007 %，远小于 0.05 % 的指标，我们还是查了三个星期，直到找出原因。</p>
<h2>简短的年表</h2>
<ul>
<li><strong>1958</strong> 一间棚屋，一台车床，两个人。</li>
<li><strong>1959</strong> 59-001 号水位计送到四十步外的港务所。</li>
<li><strong>1976</strong> 第一只压力探头；它会漂，于是收了回来。</li>
<li><strong>1992</strong> 第一台超声流量计。</li>
<li><strong>2003</strong> 最后一件灌封环氧树脂的仪器，此后都用螺丝。</li>
<li><strong>2007</strong> 杭州一层租来的厂房，三个人。</li>
<li><strong>2011</strong> T26，我们的第一台雷达。</li>
<li><strong>2019</strong> 公开全部维修手册。</li>
<li><strong>2025</strong> 杭州二期厂房。</li>
<li><strong>2026</strong> T80，以及校准塔。</li>
</ul>
<h2>我们坚持的</h2>
<ol>
<li>仪器可以不准，但必须知道它有多不准。</li>
<li>凡是带我们名字的，不论多老、不论谁，都可以寄来。</li>
<li>仪器做不到什么，与做得到什么，印在同一页上。</li>
<li>观测值从不改动，修正写在旁边。</li>
</ol>
<h2>公司归谁</h2>
<p>家族持股 71 %，现在和过去的员工 22 %，镇上的储蓄基金 7 %。股份不交易。每年四月公布数字，没有达到的目标写在最前面。</p>
`,
};
