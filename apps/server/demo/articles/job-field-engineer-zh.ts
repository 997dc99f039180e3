import type { DemoArticle } from "../types.ts";

export const jobFieldEngineerZh: DemoArticle = {
  slug: "job-field-engineer-zh",
  typeCode: "careers-zh",
  translationOf: "job-field-engineer",
  title: "招聘：现场工程师（弗利辛恩，全职或每周四天）",
  summary:
    "照看斯海尔德河口到阿尔德拉河之间的九十个站，风雨无阻，一辆车，一支铅笔。月薪 3,350 至 4,500 欧元。信请于 2026 年 12 月 15 日前发出。",
  author: "Lotte Verbrugge",
  tags: ["招聘"],
  keywords: ["招聘", "现场工程师", "弗利辛恩"],
  lang: "zh",
  publishedAt: "2026-11-03T09:00:00.000Z",
  cover: "river-rain",
  coverAlt: "阴雨的山谷里，涨水的河边立着一根测杆",
  allowComment: false,
  state: "published",
  html: `<p>Aoife Brennan 的小组照看约 640 个站。九个人里有一位明年春天要随爱人出海，我们在找接替的人。岗位在荷兰，工作语言是英语或荷兰语。</p>
<h2>你将做什么</h2>
<p>你有自己的九十个站，每个站每年去两次，两年以后就都熟了。三分之一的时间在路上，三分之一在水边，三分之一在弗利辛恩的办公桌前，看刚刚碰过的站的曲线，问自己：碰它以前，是不是反而更好。</p>
<p>平常的一天，你会</p>
<ul>
<li>读水尺，从三个水准点引测，擦雷达，称干燥剂，割草；</li>
<li>查清一个站为什么在星期天沉默了六小时；</li>
<li>向船闸管理员说明水位计能做什么，也听他讲见过它做什么。</li>
</ul>
<p>发洪水时不一样。十一月到三月，每五周值班一周，可能夜里出动。是否安全由你在现场决定。你决定回头，事情就到此为止，没有人会追问。从来如此。</p>
<h2>我们希望你</h2>
<ul>
<li>学过一门要测量东西的手艺或学问：机械、电子、测绘、水文、航海；</li>
<li>看得懂电路图，也不怕扳手；</li>
<li>先写看到的，再写想到的；</li>
<li>有驾照，能穿着衣服游 400 米（五月在港口里考）；</li>
<li>英语或荷兰语好到能跟人争论，另一种可以来了再学一点。</li>
</ul>
<p>不要求你了解我们的仪器。前六个月有老同事带着。</p>
<h2>待遇</h2>
<table>
<caption>岗位情况</caption>
<tbody>
<tr><th scope="row">月薪</th><td>3,350 至 4,500 欧元，按经验定级，级差表在内网上，面试时也给你看</td></tr>
<tr><th scope="row">工作时间</th><td>每周 36 小时，或四天 29 小时</td></tr>
<tr><th scope="row">值班</th><td>十一月至三月每五周一周，每周 410 欧元，实际工作另计</td></tr>
<tr><th scope="row">年假</th><td>29 天</td></tr>
<tr><th scope="row">养老金</th><td>公司承担三分之二</td></tr>
<tr><th scope="row">工作车</th><td>平日归你用，周末不归</td></tr>
<tr><th scope="row">工作服</th><td>每样两套，自己挑</td></tr>
<tr><th scope="row">到岗</th><td>2027 年 3 月 1 日，或另行商定</td></tr>
</tbody>
</table>
<p>你的座位在一楼转角的房间，窗外是栈桥。第一门仪器课在一月或四月，跟着校准室的 Geert de Rooij 学两周。</p>
<h2>如何申请</h2>
<p>请于 12 月 15 日前写信到 jobs@kaldermeer.example.com，一页就够。讲一个你花了很久才找到的故障。不需要照片、出生日期，也不需要爱好清单。</p>
<p>信由 Aoife Brennan 和我来读，没有别人，也没有程序。12 月 22 日前答复。受邀的人在 1 月 6 日至 16 日之间来一天：上午谈话，中午喝汤，下午去一个有点毛病的站。路费和这一天的工资由我们付。</p>
<p>组里九个人，有八个待了五年以上。问他们为什么，他们会说，是因为汤。</p>
`,
};
