import type { DemoSiteSetting } from "./types.ts";

/** The demo company's particulars. */
export const siteSetting: DemoSiteSetting = {
  systemName: "Kaldermeer Desk",
  companyName: "Kaldermeer Instruments",
  logo: "logo",
  slogan: "Instruments for the level of water",
  icp: "浙ICP备00005550号-1",
  copyright: "© 1958–2026 Kaldermeer Instruments B.V.",
  phone: "+31 118 555 014",
  email: "desk@kaldermeer.example.com",
  address: "Peilhuiskade 12, 4381 KM Vlissingen, Netherlands",
  socialLinks: [
    { name: "Mastodon", url: "https://social.example.org/@kaldermeer" },
    { name: "LinkedIn", url: "https://network.example.com/company/kaldermeer" },
    { name: "Video", url: "https://video.example.org/c/kaldermeer" },
    { name: "WeChat", url: "https://weixin.example.com/kaldermeer-hz" },
  ],
  seoTitle: "Kaldermeer Instruments: tide gauges, level sensors and flow meters",
  seoDescription:
    "Kaldermeer builds and calibrates tide gauges, river and reservoir level sensors and flow meters in Vlissingen and Hangzhou, and repairs every instrument it has made since 1958.",
  commentEnabled: true,
  messageEnabled: true,
  translations: [
    {
      language: "zh-CN",
      companyName: "科德梅尔仪器",
      slogan: "测量水位的仪器",
      copyright: "© 1958–2026 科德梅尔仪器公司",
      address: "荷兰弗利辛恩 Peilhuiskade 12，4381 KM",
      seoTitle: "科德梅尔仪器：水位计、水位传感器和流量计",
      seoDescription:
        "科德梅尔在弗利辛恩和杭州制造并校准水位计、江河与水库的水位传感器和流量计，也修理 1958 年以来生产的每一件仪器。",
    },
  ],
};
