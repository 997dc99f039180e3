import type { DemoArticle } from "../types.ts";

export const safetyNoticeP12CableGlandZh: DemoArticle = {
  slug: "safety-notice-p12-cable-gland-zh",
  typeCode: "product-news-zh",
  translationOf: "safety-notice-p12-cable-gland",
  title: "安全通告：P12 探头的电缆接头",
  subTitle: "编号 12-25-0400 至 12-25-0911",
  summary:
    "2025 年 4 月至 9 月生产的 512 只压力探头，电缆接头在水深超过 20 米处可能进水。浸过水的探头不要带电打开。我们免费寄送新接头和工具，更换只需十分钟。",
  author: "Henrik Pallesen",
  tags: ["安全", "压力探头"],
  keywords: ["P12", "电缆接头", "召回", "编号"],
  lang: "zh",
  publishedAt: "2026-10-29T08:00:00.000Z",
  isTop: true,
  recommendPositions: ["sidebar"],
  cover: "instrument-p12",
  coverAlt: "一只压力探头和盘好的电缆",
  allowComment: true,
  state: "published",
  html: `<p><strong>涉及哪些探头。</strong>编号 12-25-0400 至 12-25-0911（含首尾）的 <a href="/zh/other-detail?type=products&amp;id=P12">P12</a> 投入式压力探头。编号刻在橙色圈上方的壳体上。其他仪器不使用这种接头。</p>
<p><strong>会发生什么。</strong>水深超过 20 米时，水可能从接头渗入。六月以来返回的九只探头中，壳体内有极少量到 4 毫升的水。读数会在几周内慢慢偏高几厘米，最后停止。有一次在泵站，探头放在工作台上未断电就被打开，电源线上的 230 伏经潮湿的屏蔽层窜了过来，技术员触了电，所幸没有受伤。</p>
<p><strong>今天该做什么。</strong></p>
<ol>
<li>核对编号。</li>
<li>编号在范围内、且探头深于 20 米的，不要再靠它报警。请另设一只传感器，或者人工读水尺。</li>
<li>浸过水的探头，两端断电并拔下之前不要打开。</li>
<li>索取新接头：中国请拨 +86 571 5555 0108，或 +31 118 555 099（昼夜有人），也可以写信到 safety@kaldermeer.example.com，注明编号。接头、密封圈和扭力扳手当天寄出。</li>
</ol>
<p>更换约需十分钟，不必重新校准，袋内附有说明。不想自己动手的，可以寄回或者请我们上门；只要在范围内，不论保修期，一律免费。</p>
<h2>原因</h2>
<p>接头的密封圈用丁腈橡胶制成，自 2014 年起由同一家供应商提供。2025 年 3 月，供应商更换了增塑剂，并来信告知，我们把信归了档。新密封圈的硬度测过，合格；40 米水压下一小时的密封也测过，合格。我们没有测一个月。在低于 8 °C 的持续压力下，新材料的永久变形约为 18 %，几周以后就填不满槽了。</p>
<table>
<caption>4 °C、3 巴下 1,000 小时后的压缩永久变形</caption>
<thead>
<tr><th scope="col">材料</th><th scope="col">变形</th><th scope="col">合格</th></tr>
</thead>
<tbody>
<tr><th scope="row">2025 年 3 月以前（黑色）</th><td>6 %</td><td>是</td></tr>
<tr><th scope="row">2025 年 4 月至 9 月（黑色）</th><td>18 %</td><td>否</td></tr>
<tr><th scope="row">2026 年 9 月 15 日以后（蓝色）</th><td>4 %</td><td>是</td></tr>
</tbody>
</table>
<h2>我们改了什么</h2>
<ul>
<li>供应商关于材料变更的来信，现在会自动生成一份试验任务，须由两人共同关闭，其中一人不在采购部门。</li>
<li>每种新橡胶都在 4 °C、1.5 倍额定压力下保持 1,000 小时。那是六个星期，我们等。</li>
<li>密封圈改为蓝色，谁都不用猜。</li>
</ul>
<h2>进展</h2>
<p>截至 11 月 20 日，512 只中的 371 只已经处理：298 只由用户自己更换，73 只由我们更换。只有 22 只还找不到地址，它们由一家已经歇业的经销商售出。如果您买的是二手 P12，请看一眼编号。</p>
`,
};
