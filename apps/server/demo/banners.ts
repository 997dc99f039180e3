import type { DemoBanner } from "./types.ts";

/** The home page's lead story and two smaller ones. */
export const banners: readonly DemoBanner[] = [
  {
    position: "home",
    title: "Forty-one hours on the Aldra",
    subtitle:
      "In February the river rose 4.62 m. Eleven of twelve gauges stayed on the air; this is the story of the twelfth.",
    image: "banner-aldra",
    imageAlt: "Rain over dark hills and a swollen river, with a lit gauge mast on the bank",
    linkUrl: "/article-detail?id=forty-one-hours-on-the-aldra",
    orderBy: 1,
  },
  {
    position: "home",
    title: "A twelve-metre tower for measuring metres",
    subtitle: "The new calibration tower in Vlissingen is open, and visitors may climb it.",
    image: "banner-tower",
    imageAlt: "A slender tower with a measuring scale beside a harbour at dusk",
    linkUrl: "/article-detail?id=calibration-tower-vlissingen",
    orderBy: 2,
  },
  {
    position: "home",
    title: "A wall of water in three hundred milliseconds",
    subtitle: "A month with a radar at the front of the Qiantang bore.",
    image: "banner-bore",
    imageAlt: "A white bore across a wide river, low hills in the distance",
    linkUrl: "/article-detail?id=qiantang-bore-radar-en",
    orderBy: 3,
  },
  {
    language: "zh-CN",
    position: "home",
    title: "钱塘江涌潮：三百毫秒看清一道水墙",
    subtitle: "一台雷达水位计在涌潮最前沿的一个月。",
    image: "banner-bore",
    imageAlt: "一道白色潮头横过江面，远处是低矮的山",
    linkUrl: "/zh/article-detail?id=qiantang-bore-radar",
    orderBy: 1,
  },
  {
    language: "zh-CN",
    position: "home",
    title: "一座走廊连起两个车间",
    subtitle: "杭州二期厂房投产，带来一条电子生产线和一间压力校准室。",
    image: "works-hangzhou",
    imageAlt: "运河边锯齿形屋顶的厂房，远处是山和塔",
    linkUrl: "/zh/article-detail?id=hangzhou-second-hall-zh",
    orderBy: 2,
  },
  {
    language: "zh-CN",
    position: "home",
    title: "T80：一台管得住自己波束的雷达",
    subtitle: "精度 2 毫米，波束四度，也有两处不该用它的地方。",
    image: "instrument-t80",
    imageAlt: "桌上立着一台带喇叭天线的雷达水位计",
    linkUrl: "/zh/article-detail?id=t80-radar-tide-gauge-zh",
    orderBy: 3,
  },
];
