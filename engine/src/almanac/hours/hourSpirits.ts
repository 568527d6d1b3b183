/**
 * The spirits of an hour and what they weigh. The 720 hours of sixty days follow from the pillars only.
 */
import {
  BRANCH_INDEX,
  type Branch,
  CHONG_OF,
  type Ganzhi,
  hourGanzhi,
  LIUHAI_OF,
  LIUHE_OF,
  LU,
  tianyiOf,
} from '../../ganzhi/index.ts';
import { isHuangdao, roadSpiritOf } from '../day/jianchu.ts';
import type { RoadSpirit } from '../tables/jianchu.ts';
import type { AlmanacRules } from '../rules.ts';
import {
  HOUR_FUXING,
  HOUR_LUKONG,
  HOUR_MA,
  HOUR_SPIRIT_NAMES,
  HOUR_SPIRITS,
  type HourSpiritName,
  HOUR_TIANGUAN,
  HOUR_WUBUYU,
  HOUR_XING,
  HOUR_XISHEN,
} from '../tables/hourSpirits.ts';

/** One spirit of an hour, with its points after what overrides it. */
export interface HourSpirit {
  readonly name: HourSpiritName | RoadSpirit;
  readonly kind: '吉' | '凶';
  readonly points: number;
  /** Whether a better spirit overrides it (路空 and 旬空 beside 贵人, 禄, 喜, 福). */
  readonly isNeutralised: boolean;
  readonly book: '协纪辨方书';
  readonly chapter: string;
}

/** Band of an hour. */
export type HourBand = '大吉' | '吉' | '平' | '次凶' | '凶';

/** An hour of a day, by pillars only. */
export interface HourVerdict {
  readonly branch: Branch;
  readonly ganzhi: Ganzhi;
  readonly road: RoadSpirit;
  readonly isHuangdao: boolean;
  readonly spirits: readonly HourSpirit[];
  readonly score: number;
  readonly band: HourBand;
}

const ROAD_POINTS = { good: 3, bad: -2 } as const;
/** Spirits that override 路空 and 旬空. Source: 协纪辨方书·卷三十五. */
const OVERRIDING: readonly HourSpiritName[] = ['天乙贵人', '贵登天门', '日禄', '喜神', '福星贵人'];
const OVERRIDDEN: readonly HourSpiritName[] = ['路空', '旬空'];

/** Band of a score: 6 or more 大吉, 2–5 吉, −1–1 平, −5–−2 次凶, less 凶. */
export function hourBandOf(score: number): HourBand {
  if (score >= 6) return '大吉';
  if (score >= 2) return '吉';
  if (score >= -1) return '平';
  return score >= -5 ? '次凶' : '凶';
}

/** Which of the named spirits stand in an hour, by day pillar and hour branch. */
function namesIn(day: Ganzhi, hour: Branch, rules: AlmanacRules): ReadonlySet<HourSpiritName> {
  const { stem, branch } = day;
  const stands: Readonly<Partial<Record<HourSpiritName, boolean>>> = {
    日禄: LU[stem] === hour,
    天乙贵人: tianyiOf(stem, rules.guiren === 'gengxin').includes(hour),
    喜神: HOUR_XISHEN[stem] === hour,
    天官贵人: HOUR_TIANGUAN[stem].includes(hour),
    福星贵人: HOUR_FUXING[stem].includes(hour),
    日建: branch === hour,
    日合: LIUHE_OF[branch] === hour,
    日马: HOUR_MA[branch] === hour,
    日破: CHONG_OF[branch] === hour,
    日害: LIUHAI_OF[branch] === hour,
    日刑: HOUR_XING[branch] === hour,
    五不遇: HOUR_WUBUYU[stem].includes(hour),
    路空: HOUR_LUKONG[stem].includes(hour),
    旬空: day.kongwang.includes(hour),
  };
  return new Set(HOUR_SPIRIT_NAMES.filter((name) => stands[name] === true));
}

function roadSpirit(road: RoadSpirit): HourSpirit {
  const good = isHuangdao(road);
  return Object.freeze({
    name: road,
    kind: good ? '吉' : '凶',
    points: good ? ROAD_POINTS.good : ROAD_POINTS.bad,
    isNeutralised: false,
    book: '协纪辨方书',
    chapter: '卷七 黄道黑道',
  });
}

function buildVerdict(day: Ganzhi, hour: Branch, rules: AlmanacRules, isGuiTianmen: boolean): HourVerdict {
  const road = roadSpiritOf(day.branch, hour);
  const names = [...namesIn(day, hour, rules), ...(isGuiTianmen ? (['贵登天门'] as const) : [])];
  const overrides = names.some((name) => OVERRIDING.includes(name));
  const spirits = [
    roadSpirit(road),
    ...names.map((name): HourSpirit => {
      const { kind, points, chapter } = HOUR_SPIRITS[name];
      const isNeutralised = overrides && OVERRIDDEN.includes(name);
      return Object.freeze({
        name,
        kind,
        points: isNeutralised ? 0 : points,
        isNeutralised,
        book: '协纪辨方书',
        chapter,
      });
    }),
  ];
  const score = spirits.reduce((sum, { points }) => sum + points, 0);
  return Object.freeze({
    branch: hour,
    ganzhi: hourGanzhi(day.stem, hour),
    road,
    isHuangdao: isHuangdao(road),
    spirits: Object.freeze(spirits),
    score,
    band: hourBandOf(score),
  });
}

/** The hours of sixty days, with and without 贵登天门, for both schools of 贵人: at most 2,880, frozen. */
const VERDICTS: (HourVerdict | undefined)[] = [];

/**
 * An hour of a day with its spirits and band.
 *
 * @param day pillar of the day the hour belongs to
 * @param hour branch of the hour
 * @param isGuiTianmen whether 贵登天门 falls in it; it depends on the season, see `guiTianmenOf`
 * Source: 协纪辨方书·卷三十二, 卷三十五; the points are ours. Checked: the 720 cells of the grid.
 */
export function hourVerdict(
  day: Ganzhi,
  hour: Branch,
  rules: AlmanacRules,
  isGuiTianmen: boolean,
): HourVerdict {
  const school = (rules.guiren === 'gengxin' ? 2 : 0) + (isGuiTianmen ? 1 : 0);
  const key = (day.index * 12 + BRANCH_INDEX[hour]) * 4 + school;
  return (VERDICTS[key] ??= buildVerdict(day, hour, rules, isGuiTianmen));
}
