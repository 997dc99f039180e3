import { productFacts } from "../product-facts.ts";
import type { DemoArticle } from "../types.ts";

export const whyWeRepairZh: DemoArticle = {
  slug: "why-we-repair-zh",
  typeCode: "company-news-zh",
  translationOf: "why-we-repair",
  title: "为什么我们还修 1961 年的仪器",
  subTitle: "与 Marit Kaldermeer 的谈话",
  summary:
    "去年维修车间打开了 1,906 件仪器，最老的来自 1961 年。总经理谈备件、耐心的代价，以及她唯一想扔掉的东西。",
  author: "Nora Lindqvist",
  tags: ["维修", "人物"],
  keywords: ["维修", "备件", "Marit Kaldermeer"],
  lang: "zh",
  publishedAt: "2026-06-23T09:00:00.000Z",
  recommendPositions: ["home"],
  cover: "drum-recorder",
  coverAlt: "一台滚筒记录仪，纸上是一周的潮汐，橙色的笔臂",
  allowComment: true,
  state: "published",
  html: `<p>Marit Kaldermeer 从 2017 年起领导公司。公司由她的祖父 Pieter 创办；她的办公室，就是 1958 年冬天祖父用油布挡雨的那间屋子。窗台上放着一只黄铜浮子轮。我们问她维修车间的事：它占了弗利辛恩五分之一的面积，账面上不赚钱。</p>
<h3>去年来了多少件仪器？</h3>
<p>一千九百零六件。其中修好 1,731 件，更换 122 件，53 件原样寄回，因为没有毛病。最老的是 1961 年的一台滚筒记录仪，停了，因为老鼠吃了记录纸。</p>
<h3>车间养得活自己吗？</h3>
<p>养不活，只能收回约四分之三的成本。要是把它教给我们的也算上，它是全公司最便宜的部门。密封、电缆屏蔽、雷电对接头做了什么，我们都是在那张台子上学会的。T80 里面没有电池，因为三十年来三分之一的维修与电池有关。</p>
<table>
<caption>2025 年送修原因</caption>
<thead>
<tr><th scope="col">原因</th><th scope="col">占比</th></tr>
</thead>
<tbody>
<tr><th scope="row">电缆和接头损坏</th><td>31 %</td></tr>
<tr><th scope="row">内部进水</th><td>22 %</td></tr>
<tr><th scope="row">雷电和市电故障</th><td>14 %</td></tr>
<tr><th scope="row">运动部件磨损</th><td>12 %</td></tr>
<tr><th scope="row">电子元件故障</th><td>9 %</td></tr>
<tr><th scope="row">船、树或者冰</th><td>7 %</td></tr>
<tr><th scope="row">没有毛病</th><td>3 %</td></tr>
<tr><th scope="row">其他，包括老鼠</th><td>2 %</td></tr>
</tbody>
</table>
<h3>规矩是什么？</h3>
<p>凡是带我们名字的，不论多老、不论谁，都可以寄来。动手之前先报价；修不了也直说，并付回程邮费。最后一件售出后，备件再存十年。十年以后，我们自己做。</p>
<h3>自己做？</h3>
<p>浮子轮就是浮子轮，图纸还在。车床上的 Bram Corstens 六十一岁，带着两名学徒。电子件难一些：芯片停产了，没有图纸。所以厂家宣布停产时，我们就买够一辈子的量。T26 是四百套，充氮，放在地下室。</p>
<h3>客户买新的不是更好吗？</h3>
<p>有时候是，我们会照实说。一台 2011 年的 T26 前端坏了，修要 690 欧元；新的 T80 是 ${productFacts.T80.price.toLocaleString("en")} 欧元，耗电只有四分之一。有市电的站，我会修。在山上，我不会。</p>
<p>不过请从记录的角度看。水位计是用来说明海面是否在上升的，而海面每年上升三四毫米。每换一次仪器，就多一个台阶，得有人找出来再去掉。三十年不变的仪器，比每五年换一台更好的更有价值。</p>
<blockquote>
<p>一份长记录里最准的一段，是谁都没有碰过的那一段。</p>
</blockquote>
<h3>您想扔掉什么？</h3>
<p>环氧树脂。九十年代我们什么都灌封：防水，看着认真，就是打不开。那时我二十岁，暑假在工作台上帮忙，钻掉的环氧树脂多得不愿去想。2003 年以后，从这里出去的东西没有一件灌封。有盖子，就有螺丝，而且螺丝都一样。</p>
<h3>都一样？</h3>
<p>M4，内六角，不锈钢，12 毫米。您不会相信我们为此花了多久。</p>
<h3>别人修你们的仪器呢？</h3>
<p>好事。维修手册连同电路图，2019 年起就在网站上。挪威有两家、福建有一家，专做这个。其中一家找到了比我们更好的 W2 轴承装法，我们问能不能用。</p>
<p><em>维修单只有一页。请把仪器包装到从桌上掉下来也没事，在箱子内侧写上电话号码，寄到 Peilhuiskade。</em></p>
`,
};
