/** Texts that behave like real ones in an index: common and rare words, names that occur once, two languages. */
import type { Random } from "./random.ts";

/** The texts of an article. */
export interface ArticleText {
  title: string;
  summary: string;
  /** Clean rich text, as the server's cleaner leaves it. */
  html: string;
  tags: string[];
}

const englishTags = "harbour,river,tide,gauge,sensor,flood,bridge,calibration,field work,training";
const chineseTags = "水位,潮汐,传感器,桥梁,防汛,校准,培训,公告,现场,年报";

/** Tags that articles carry. */
export const tags = [...englishTags.split(","), ...chineseTags.split(",")];

const english =
  `the of and water a to in level station for with gauge river from tide is data at on sensor measured
 by our harbour flow value which after during new report project field bridge was pressure were team channel line
 signal winter radar two each logger cable reading reference rain storm survey instrument morning before engineers
 power results first network period flood hours calibration between surface velocity site weeks uncertainty point
 installed without dam reservoir current three depth sluice accuracy service month upstream local under technicians
 mounted correction warning discharge customers downstream monitoring catchment delta manual archive quality weir
 temperature pump model battery forecast drift basin coast stilling maintenance concrete telemetry estuary sediment
 firmware barometer enclosure spillway turbine conductivity groundwater borehole echo acoustic transducer levee culvert
 tributary floodplain hydrograph hysteresis benchmark datum theodolite mooring buoy anemometer piezometer salinity
 turbidity lagoon isobar meander oxbow moraine thalweg seiche aquifer bathymetry`.split(/\s+/);

const chinese =
  `的 水位 我们 数据 测量 在 和 系统 了 传感器 公司 河流 项目 工程师 站点 潮汐 进行 雷达 安装 水库 监测 结果 桥梁
 防汛 精度 校准 现场 信号 报告 新 压力 港口 客户 服务 流量 暴雨 技术 上游 下游 设备 期间 网络 电缆 预警 仪器 记录 冬季 温度 管理
 数据库 城市 河道 团队 维护 电源 通信 平台 分析 研究 培训 会议 年度 质量 标准 方案 国家 规范 检查 更换 夜间 大坝 泵站 闸门 海岸
 河口 泥沙 模型 预报 误差 修正 电池 固件 外壳 气压 地下水 钻孔 声学 换能器 堤防 涵洞 支流 洪泛区 迟滞 基准 浮标 风速 盐度 浊度 含水层`.split(
    /\s+/,
  );

const openings =
  "Vel Tan Mor Kest Ald Brin Skar Hol Nor Pel Quan Ras Tor Ulm Wes Yar Zel Dun Fen Gar";
const middles = "mo ri da le tho ba ne si ku va ga dri mel sto pha";
const endings = "ra dis ven holm wick stad burg ness mere ford gate low sen tal vik";
const surnames = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗";
const givenNames = "明华建国丽军洋勇艳杰娟涛超霞平刚桂英志伟芳敏静秀强磊晓澜宇航";

/** The texts of one article: short ones, or a million would take hours to write and tens of gigabytes to store. */
export function writeText(random: Random): ArticleText {
  const language = random.chance(0.5) ? inEnglish : inChinese;
  const title = language.title(random);
  const summary = language.sentence(random, random.integer(6, 12));
  const paragraphs = random.integer(1, 3);
  const html = Array.from({ length: paragraphs }, (_, index) => {
    const sentences = Array.from({ length: random.integer(1, 2) }, () =>
      language.sentence(random, random.integer(6, 12)),
    );
    const heading = index % 2 === 1 ? `<h2>${language.title(random)}</h2>` : "";
    return `${heading}<p>${sentences.join(language.gap)}</p>`;
  }).join("");
  const picked = Array.from({ length: random.integer(0, 3) }, () => random.pickSkewed(tags));
  return { title, summary, html, tags: [...new Set(picked)] };
}

interface Language {
  gap: string;
  title(random: Random): string;
  sentence(random: Random, words: number): string;
}

const inEnglish: Language = {
  gap: " ",
  title(random) {
    const words = Array.from({ length: random.integer(2, 4) }, () => random.pick(english));
    return `${capital(words.join(" "))} ${englishName(random)}`;
  },
  sentence(random, words) {
    const list = Array.from({ length: words }, () => random.pickSkewed(english));
    if (random.chance(0.3)) list.splice(random.integer(1, words - 1), 0, englishName(random));
    return `${capital(list.join(" "))}.`;
  },
};

const inChinese: Language = {
  gap: "",
  title(random) {
    const words = Array.from({ length: random.integer(3, 5) }, () => random.pick(chinese));
    return `${chineseName(random)}${words.join("")}`;
  },
  sentence(random, words) {
    const list = Array.from({ length: words }, () => random.pickSkewed(chinese));
    if (random.chance(0.3)) list.splice(random.integer(1, words - 1), 0, chineseName(random));
    list.splice(Math.floor(list.length / 2), 0, "，");
    return `${list.join("")}。`;
  },
};

const [nameOpenings, nameMiddles, nameEndings] = [openings, middles, endings].map((list) =>
  list.split(" "),
) as [string[], string[], string[]];

function englishName(random: Random): string {
  const middle = random.pick(nameMiddles) + random.pick(nameMiddles);
  return random.pick(nameOpenings) + middle + random.pick(nameEndings);
}

const [surnameList, givenNameList] = [Array.from(surnames), Array.from(givenNames)];

function chineseName(random: Random): string {
  return random.pick(surnameList) + random.pick(givenNameList) + random.pick(givenNameList);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
