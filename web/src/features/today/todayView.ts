/**
 * Today as the first page shows it: plain texts from the engine's facts. Loaded after the first paint.
 */
import { ALMANAC_PRESETS, almanacHours, type HourBand } from '@shangyuan/engine/almanac';
import { houOf } from '@shangyuan/engine/calendar';
import { ZODIAC_ANIMAL, type Branch } from '@shangyuan/engine/ganzhi';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { beijingTime } from '../../lib/time/beijing.ts';
import { DAY } from '../../lib/engine/dayDoor.ts';
import { MONTH } from '../../lib/engine/monthDoor.ts';
import { PILLARS } from '../../lib/engine/pillarsDoor.ts';
import { termSpan, type TermSpan } from '../../lib/time/termSpan.ts';
import { lunarText, presetOf, roadText } from '../../lib/words/almanacText.ts';

/** Whether a verdict leans to good, to bad, or neither. */
export type Leaning = 'good' | 'bad' | 'even';

/** A double-hour of today. */
export interface TodayHour {
  /** Row of the hours page, 0 to 12. */
  readonly index: number;
  readonly branch: Branch;
  readonly band: HourBand;
  readonly leaning: Leaning;
  readonly isNow: boolean;
}

/** A festival ahead. */
export interface ComingFestival {
  readonly name: string;
  readonly dateText: string;
  readonly days: number;
}

/** Everything the first page says about today. */
export interface TodayView {
  /** 十月十三. */
  readonly lunarText: string;
  /** 马年. */
  readonly zodiacText: string;
  /** 丙午年 己亥月 己亥日 己巳时. */
  readonly pillars: readonly string[];
  readonly yi: readonly string[];
  readonly ji: readonly string[];
  /** 建日, 女宿, 玉堂黄道. */
  readonly facts: readonly string[];
  readonly hours: readonly TodayHour[];
  readonly term: TermSpan;
  /** 虹藏不见: the pentad of the day. */
  readonly houText: string;
  readonly festivals: readonly ComingFestival[];
}

const FESTIVAL_DAYS = 120;
const FESTIVAL_COUNT = 3;
const NOTHING = '诸事不宜';

function leaningOf(band: HourBand): Leaning {
  if (band.includes('吉')) return 'good';
  return band.includes('凶') ? 'bad' : 'even';
}

function festivalsAfter(jdn: number): ComingFestival[] {
  const found: ComingFestival[] = [];
  for (let days = 0; days <= FESTIVAL_DAYS && found.length < FESTIVAL_COUNT; days++) {
    const date = civilDateOf(jdn + days);
    const [first] = MONTH.modern.festivalsOf(date);
    if (first !== undefined) found.push({ name: first.name, dateText: `${date.month}月${date.day}日`, days });
  }
  return found;
}

function hoursOf(rows: ReturnType<typeof almanacHours>['rows'], hour: number): TodayHour[] {
  const now = hour === 23 ? 0 : (hour + 1) >> 1;
  return rows.slice(0, 12).map((row, index) => {
    const shown = hour === 23 && index === 0 ? (rows[12] ?? row) : row;
    return {
      index: shown.index,
      branch: shown.ganzhi.branch,
      band: shown.band,
      leaning: leaningOf(shown.band),
      isNow: index === now,
    };
  });
}

/**
 * Today.
 *
 * @param epochMs UTC milliseconds
 * @param preset of the almanac; another text means 协纪
 */
export function todayViewOf(epochMs: number, preset: string): TodayView {
  const civil = beijingTime(epochMs);
  const jdn = jdnOf(civil);
  const rules = ALMANAC_PRESETS[presetOf(preset)];
  const day = DAY.modern.almanacDay(civil, rules);
  const pillars = PILLARS.modern.fourPillarsAt(epochMs, civil);
  const isNothing = day.yiji.verdict === NOTHING;
  return {
    lunarText: lunarText(day.lunar),
    zodiacText: `${ZODIAC_ANIMAL[day.lunarYearGanzhi.branch]}年`,
    pillars: [
      `${pillars.year.name}年`,
      `${pillars.month.name}月`,
      `${pillars.day.name}日`,
      `${pillars.hour.name}时`,
    ],
    yi: isNothing ? [] : day.yiji.affairsYi.map(({ name }) => name),
    ji: isNothing
      ? [NOTHING, ...day.yiji.allBy.map(({ name }) => name)]
      : day.yiji.affairsJi.map(({ name }) => name),
    facts: [`${day.jianchu}日`, `${day.mansion.name}宿`, roadText(day.road)],
    hours: hoursOf(almanacHours(civil, rules).rows, civil.hour),
    term: termSpan(epochMs),
    houText: houOf(jdn).name,
    festivals: festivalsAfter(jdn),
  };
}
