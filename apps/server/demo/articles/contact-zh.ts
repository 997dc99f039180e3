import type { DemoArticle } from "../types.ts";

export const contactZh: DemoArticle = {
  slug: "contact-zh",
  typeCode: "contact-zh",
  translationOf: "contact",
  title: "联系我们",
  summary: "紧急故障请打电话，昼夜有人。其他事情有一张表单、两个地址，每个地址都有人。",
  author: "沈静宜",
  tags: ["人物"],
  lang: "zh",
  publishedAt: "2026-10-30T09:00:00.000Z",
  allowComment: false,
  state: "published",
  html: `<h2>紧急故障，昼夜</h2>
<p>在中国请拨 <strong>+86 571 5555 0108</strong>，其他地区请拨 <strong>+31 118 555 099</strong>。接电话的是现场工程师。请准备好仪器编号；通话之前不要断电：仪器还记得的东西，有助于找到故障。</p>
<h2>咨询、订货、参观</h2>
<table class="stack-rows">
<caption>两个服务台</caption>
<thead>
<tr><td></td><th scope="col">杭州</th><th scope="col">弗利辛恩</th></tr>
</thead>
<tbody>
<tr><th scope="row">地址</th><td>浙江省杭州市拱墅区测潮路 8 号，邮编 310000</td><td>Peilhuiskade 12, 4381 KM Vlissingen, Netherlands</td></tr>
<tr><th scope="row">电话</th><td>+86 571 5555 0108</td><td>+31 118 555 014</td></tr>
<tr><th scope="row">邮箱</th><td>hangzhou@kaldermeer.example.com</td><td>desk@kaldermeer.example.com</td></tr>
<tr><th scope="row">时间</th><td>周一至周五 8:30–17:00</td><td>周一至周五 8:00–17:00（当地时间）</td></tr>
<tr><th scope="row">语言</th><td>中文、英语</td><td>荷兰语、英语、西班牙语</td></tr>
</tbody>
</table>
<p>也可以用下面的表单。它直接到沈静宜和两位同事手里，一个工作日内用中文、英语或荷兰语答复。请写明是哪种仪器、您看到了什么。整个站的一张照片，比显示屏的一张更有用。想来厂里看看的客户，请提前约好时间。</p>
<p>杭州比弗利辛恩早六小时，冬天早七小时。下午三点以后打电话到荷兰，那边已经上班。</p>
<h2>写信时请告诉我们</h2>
<ol>
<li>型号和编号。编号刻在外壳或铭牌上，凭它可以查到这件仪器的证书。</li>
<li>看到的是什么，从什么时候开始；时间请注明是北京时间还是世界时。</li>
<li>同一时刻的人工水尺读数。有没有这个数，常常决定我们要找一天还是找一小时。</li>
<li>最近动过什么：换过电缆、水尺、电源，还是改过设置。</li>
</ol>
<p>如果我们当场答不上来，会直说“不知道”，同时告诉您什么时候答复。</p>
<h2>谁负责什么</h2>
<ul>
<li><strong>维修和校准：</strong>calibration@kaldermeer.example.com，Geert de Rooij</li>
<li><strong>安全：</strong>safety@kaldermeer.example.com，Henrik Pallesen</li>
<li><strong>Peilnet：</strong>peilnet@kaldermeer.example.com，Rafael Nunes 小组</li>
<li><strong>招聘：</strong>杭州 jobs-hz@kaldermeer.example.com，林晓岚；弗利辛恩 jobs@kaldermeer.example.com，Lotte Verbrugge</li>
<li><strong>媒体：</strong>press@kaldermeer.example.com，Nora Lindqvist</li>
</ul>
<h2>寄送仪器</h2>
<p>请在箱子<em>内侧</em>写上电话号码，仪器要包装到从桌上掉下来也没事。用一张纸写清故障，用您自己的话。浸过水的探头：冲洗、晾干，不要打开。</p>
<p>亚洲的探头、记录仪和雷达寄到杭州维修。机械式水位计、流量计的换能器，以及 1995 年以前的仪器，都在弗利辛恩修，寄出之前请先与杭州服务台联系。不论在哪里修，都先报价，再动手。</p>
<h2>怎么来</h2>
<p>杭州：坐地铁 5 号线到运河，沿东岸向南走十分钟。弗利辛恩：从火车站沿港口走十二分钟，看到塔就到了。两处都有停自行车的地方，中午都有汤。</p>
`,
};
