import type { DemoArticle } from "../types.ts";
import { aWeekWithAoifeBrennan } from "./a-week-with-aoife-brennan.ts";
import { about } from "./about.ts";
import { aboutZh } from "./about-zh.ts";
import { apprentices2026 } from "./apprentices-2026.ts";
import { apprentices2026Zh } from "./apprentices-2026-zh.ts";
import { bubblerCompressorFirmwareZh } from "./bubbler-compressor-firmware-zh.ts";
import { bubblerLinesInWinter } from "./bubbler-lines-in-winter.ts";
import { calibrationTowerVlissingen } from "./calibration-tower-vlissingen.ts";
import { contact } from "./contact.ts";
import { contactZh } from "./contact-zh.ts";
import { draftVisitFromSkarnsund } from "./draft-visit-from-skarnsund.ts";
import { endOfProductionT26 } from "./end-of-production-t26.ts";
import { f6EightPaths } from "./f6-eight-paths.ts";
import { f6EightPathsZh } from "./f6-eight-paths-zh.ts";
import { fortyOneHoursOnTheAldra } from "./forty-one-hours-on-the-aldra.ts";
import { hangzhouSecondHall } from "./hangzhou-second-hall.ts";
import { hangzhouSecondHallZh } from "./hangzhou-second-hall-zh.ts";
import { hollinEdgeSeepage } from "./hollin-edge-seepage.ts";
import { hollinEdgeSeepageZh } from "./hollin-edge-seepage-zh.ts";
import { jobCalibrationTechnicianEn } from "./job-calibration-technician-en.ts";
import { jobCalibrationTechnicianZh } from "./job-calibration-technician-zh.ts";
import { jobFieldEngineer } from "./job-field-engineer.ts";
import { jobFieldEngineerZh } from "./job-field-engineer-zh.ts";
import { jobFirmwareEngineer } from "./job-firmware-engineer.ts";
import { l3Logger } from "./l3-logger.ts";
import { linXiaolanEn } from "./lin-xiaolan-en.ts";
import { linXiaolanZh } from "./lin-xiaolan-zh.ts";
import { openDays2025 } from "./open-days-2025.ts";
import { peilnet4 } from "./peilnet-4.ts";
import { pressureCalibrationEn } from "./pressure-calibration-en.ts";
import { pressureCalibrationZh } from "./pressure-calibration-zh.ts";
import { privacy } from "./privacy.ts";
import { privacyZh } from "./privacy-zh.ts";
import { qiantangBoreRadar } from "./qiantang-bore-radar.ts";
import { qiantangBoreRadarEn } from "./qiantang-bore-radar-en.ts";
import { radarInstallationEn } from "./radar-installation-en.ts";
import { radarInstallationZh } from "./radar-installation-zh.ts";
import { readingAStaffGaugeInWaves } from "./reading-a-staff-gauge-in-waves.ts";
import { removingTheTideInThirtyLines } from "./removing-the-tide-in-thirty-lines.ts";
import { safetyNoticeP12CableGland } from "./safety-notice-p12-cable-gland.ts";
import { safetyNoticeP12CableGlandZh } from "./safety-notice-p12-cable-gland-zh.ts";
import { sdi12OnALongCable } from "./sdi-12-on-a-long-cable.ts";
import { sedimentTrapNotes } from "./sediment-trap-notes.ts";
import { sixHarboursOneZero } from "./six-harbours-one-zero.ts";
import { stillingWellOrRadar } from "./stilling-well-or-radar.ts";
import { surfaceVelocityWithoutABoat } from "./surface-velocity-without-a-boat.ts";
import { t80RadarTideGauge } from "./t80-radar-tide-gauge.ts";
import { t80RadarTideGaugeZh } from "./t80-radar-tide-gauge-zh.ts";
import { theClockInTheLogger } from "./the-clock-in-the-logger.ts";
import { theDensityOfTheWaterAbove } from "./the-density-of-the-water-above.ts";
import { theHutOnTheJetty } from "./the-hut-on-the-jetty.ts";
import { theSmallestPartOfAPressureProbe } from "./the-smallest-part-of-a-pressure-probe.ts";
import { transitTimeAndTheBend } from "./transit-time-and-the-bend.ts";
import { uncertaintyOfARatingCurve } from "./uncertainty-of-a-rating-curve.ts";
import { vegaDelTornoCanal } from "./vega-del-torno-canal.ts";
import { vegaDelTornoCanalZh } from "./vega-del-torno-canal-zh.ts";
import { wavesAndAveraging } from "./waves-and-averaging.ts";
import { whatZeroMeans } from "./what-zero-means.ts";
import { whichSensorWhere } from "./which-sensor-where.ts";
import { whyWeRepair } from "./why-we-repair.ts";
import { whyWeRepairZh } from "./why-we-repair-zh.ts";
import { winterHoursAndTheTower } from "./winter-hours-and-the-tower.ts";
import { yearInFigures2025 } from "./year-in-figures-2025.ts";

/** Every demo article, newest first. */
export const articles: readonly DemoArticle[] = [
  draftVisitFromSkarnsund,
  sedimentTrapNotes,
  winterHoursAndTheTower,
  bubblerCompressorFirmwareZh,
  readingAStaffGaugeInWaves,
  surfaceVelocityWithoutABoat,
  whichSensorWhere,
  jobCalibrationTechnicianEn,
  jobCalibrationTechnicianZh,
  jobFirmwareEngineer,
  jobFieldEngineerZh,
  jobFieldEngineer,
  contactZh,
  contact,
  safetyNoticeP12CableGlandZh,
  safetyNoticeP12CableGland,
  qiantangBoreRadarEn,
  qiantangBoreRadar,
  endOfProductionT26,
  aboutZh,
  about,
  calibrationTowerVlissingen,
  linXiaolanEn,
  linXiaolanZh,
  apprentices2026Zh,
  apprentices2026,
  aWeekWithAoifeBrennan,
  whyWeRepairZh,
  whyWeRepair,
  stillingWellOrRadar,
  privacyZh,
  privacy,
  peilnet4,
  radarInstallationEn,
  radarInstallationZh,
  uncertaintyOfARatingCurve,
  yearInFigures2025,
  fortyOneHoursOnTheAldra,
  t80RadarTideGaugeZh,
  t80RadarTideGauge,
  removingTheTideInThirtyLines,
  f6EightPathsZh,
  f6EightPaths,
  hollinEdgeSeepageZh,
  hollinEdgeSeepage,
  hangzhouSecondHall,
  hangzhouSecondHallZh,
  wavesAndAveraging,
  whatZeroMeans,
  transitTimeAndTheBend,
  l3Logger,
  theSmallestPartOfAPressureProbe,
  openDays2025,
  theHutOnTheJetty,
  pressureCalibrationEn,
  pressureCalibrationZh,
  sixHarboursOneZero,
  theClockInTheLogger,
  bubblerLinesInWinter,
  vegaDelTornoCanalZh,
  vegaDelTornoCanal,
  sdi12OnALongCable,
  theDensityOfTheWaterAbove,
];
