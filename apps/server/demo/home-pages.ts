import { companyFacts } from "./company-facts.ts";
import { productFacts } from "./product-facts.ts";
import type { DemoHomePage } from "./types.ts";

const { T80, P12, F6 } = productFacts;
const { founded, built, repaired, distances } = companyFacts;
const contact = "/other-detail?type=contact";
const catalogue = "/other-detail?type=products";

/** The home page in each language: what the company makes, what it costs, why to believe it, then the journal. */
export const homePages: readonly DemoHomePage[] = [
  {
    language: "en",
    sections: [
      {
        kind: "hero",
        heading: "We measure how high the water stands",
        text: "Radars, probes, loggers and flow meters for harbours, rivers, reservoirs and canals. Built and calibrated in Vlissingen and Hangzhou, repaired for as long as you keep them.",
        actionLabel: "See the instruments",
        actionUrl: catalogue,
        picture: "radar-bridge",
        pictureAlt: "A radar level sensor on an arm under a bridge, looking down on a river",
      },
      {
        kind: "range",
        heading: "What we make",
        text: "Four instruments. Each says what it can do, what it cannot, and what it costs.",
        codes: ["T80", "P12", "L3", "F6"],
        actionLabel: "All products",
        actionUrl: catalogue,
      },
      {
        kind: "proof",
        heading: "What it is worth",
        figures: [
          { value: `±${T80.accuracy} mm`, label: "accuracy of the T80 over its whole range" },
          { value: `${T80.range.to} m`, label: "how far the T80 sees, from above the water" },
          { value: `${P12.accuracy} %`, label: `error of the P12, down to ${P12.depth} m` },
          { value: `${F6.uncertainty} %`, label: "uncertainty of the F6 in a good canal" },
          { value: built, label: "instruments built in 2025" },
          { value: repaired, label: `instruments repaired in 2025, some of them from ${founded}` },
        ],
        customers: [
          {
            name: "Aldra Valley Water Authority",
            note: "twelve gauges in one flood",
            url: "/article-detail?id=forty-one-hours-on-the-aldra",
          },
          {
            name: "Port of Skarnsund",
            note: "six harbours on one zero",
            url: "/article-detail?id=six-harbours-one-zero",
          },
          {
            name: "Vega del Torno Irrigation District",
            note: "46 km of canal, measured",
            url: "/article-detail?id=vega-del-torno-canal",
          },
          {
            name: "Hollin Edge Reservoir",
            note: "seepage to a tenth of a litre",
            url: "/article-detail?id=hollin-edge-seepage",
          },
        ],
        certificates: [
          {
            name: `Certificate with ${distances} distances`,
            note: "in the box of every T80",
            url: "/article-detail?id=calibration-tower-vlissingen",
          },
          {
            name: "Pressure calibration",
            note: "each number computed twice",
            url: "/article-detail?id=pressure-calibration-en",
          },
        ],
      },
      {
        kind: "quote",
        text: "Either the sea was standing on end, or one of us was wrong. I thought it would be quicker to find out which than to explain it to the pilots.",
        person: "Elin Strand",
        role: "Hydrographer, Port of Skarnsund",
      },
      { kind: "articles", heading: "From the journal", limit: 8, featured: true },
      {
        kind: "callToAction",
        heading: "Tell us about your water",
        text: "How wide, how deep, how fast, and what it does to things that hang over it. You get an answer within a working day, and it may be that you need less than you think.",
        actionLabel: "Ask for a quotation",
        actionUrl: contact,
        secondLabel: "Why we repair",
        secondUrl: "/article-detail?id=why-we-repair",
      },
    ],
  },
  {
    language: "zh-CN",
    sections: [
      {
        kind: "hero",
        heading: "我们测量水有多高",
        text: "用于港口、江河、水库和渠道的雷达水位计、压力探头、记录仪和流量计。在弗利辛恩和杭州制造并校准，您用多久，我们就修多久。",
        actionLabel: "查看仪器",
        actionUrl: `/zh${catalogue}`,
        picture: "radar-bridge",
        pictureAlt: "桥下悬臂上的雷达水位计，垂直对着河面",
      },
      {
        kind: "range",
        heading: "我们做什么",
        text: "四种仪器。能测什么、不能测什么、卖多少钱，都写明白。",
        codes: ["T80", "P12", "L3", "F6"],
        actionLabel: "全部产品",
        actionUrl: `/zh${catalogue}`,
      },
      {
        kind: "proof",
        heading: "测得有多准",
        figures: [
          { value: `±${T80.accuracy} 毫米`, label: "T80 全量程的精度" },
          { value: `${T80.range.to} 米`, label: "T80 从水面上方能测的距离" },
          { value: `${P12.accuracy}%`, label: `P12 的误差，水深可达 ${P12.depth} 米` },
          { value: `${F6.uncertainty}%`, label: "F6 在良好渠道中的不确定度" },
          { value: built, label: "2025 年制造的仪器（台）" },
          { value: repaired, label: `2025 年修好的仪器（台），有的来自 ${founded} 年` },
        ],
        customers: [
          {
            name: "钱塘水文学会",
            note: "三百毫秒看清一道水墙",
            url: "/zh/article-detail?id=qiantang-bore-radar",
          },
          { name: "阿尔德拉流域水务局", note: "一场洪水，十二个水位站", url: null },
          { name: "斯卡恩松港", note: "六个港口，同一个零点", url: null },
        ],
        certificates: [
          {
            name: `${distances} 点校准证书`,
            note: "每台 T80 的箱子里都有",
            url: "/zh/article-detail?id=t80-radar-tide-gauge-zh",
          },
          {
            name: "压力校准",
            note: "每个数字都算两遍",
            url: "/zh/article-detail?id=pressure-calibration-zh",
          },
        ],
      },
      {
        kind: "quote",
        text: "要么是海面立起来了，要么是我们之中有人错了。我想，查清是谁错了，总比向引航员解释来得快。",
        person: "埃琳·斯特兰",
        role: "斯卡恩松港水文测量师",
      },
      { kind: "articles", heading: "最新文章", limit: 6, featured: true },
      {
        kind: "callToAction",
        heading: "说说您要测的水",
        text: "多宽、多深、多快，会对悬在上方的东西做些什么。一个工作日内给您答复，也许您需要的比想象的少。",
        actionLabel: "索取报价",
        actionUrl: "/zh/other-detail?type=contact-zh",
        secondLabel: "我们为什么修理",
        secondUrl: "/zh/article-detail?id=why-we-repair-zh",
      },
    ],
  },
];
