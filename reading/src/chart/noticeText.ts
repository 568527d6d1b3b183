/**
 * What a chart's notices say to its reader: in the form while the time is typed, and above the chart.
 */
import type { Chart, ChartPillars, Notice, TermSide } from '@shangyuan/engine/chart';
import { civilOfEpochMs } from '@shangyuan/engine/time';
import {
  clockText,
  correctionText,
  isMeanTime,
  nearestMinuteText,
  offsetText,
  printedDayText,
  spanText,
} from '../time/index.ts';
import { groupBy } from '../statement/groupBy.ts';
import { RULE_WORDS } from './ruleText.ts';
import { PILLAR_NAMES } from './explanation.ts';

/** A notice in words. */
export interface NoticeText {
  readonly code: Notice['code'];
  readonly text: string;
  /** The other reading, or what to do; null where there is nothing to add. */
  readonly detail: string | null;
  /** Whether a pillar depends on it. */
  readonly changesPillar: boolean;
}

const KEYS = ['year', 'month', 'day', 'hour'] as const;

/** The pillars in which another reading differs: 年柱癸卯，月柱乙丑; empty where it does not. */
function differenceText(own: Partial<ChartPillars>, other: Partial<ChartPillars>): string {
  return KEYS.flatMap((key) => {
    const there = other[key];
    return there === undefined || there === null || own[key] === there
      ? []
      : [PILLAR_NAMES[key] + there.name];
  }).join('，');
}

function sideText(name: string, { year, month }: TermSide, hasYear: boolean): string {
  return `${name}是${hasYear ? `${year.name}年` : ''}${month.name}月`;
}

/** A birth is remembered to five minutes at best: within ten of a 节 it is to be checked. */
const CLOSE_SECONDS = 600;

/** 21分16秒, 1小时21分. */
function longSpanText(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  if (minutes < 60) return spanText(seconds / 60);
  return `${Math.floor(minutes / 60)}小时${minutes % 60 === 0 ? '' : `${minutes % 60}分`}`;
}

type Words = readonly [text: string, detail: string | null];
type NoticeWords = {
  readonly [Code in Notice['code']]: (notice: Extract<Notice, { code: Code }>, chart: Chart) => Words;
};

const WORDS: NoticeWords = {
  nearTerm: ({ term, isWholeDay, secondsAfter, before, after }, chart) => {
    const hasYear = before.year !== after.year;
    if (isWholeDay)
      return [
        `离${term.name}当天的零时（北京时间）不到 ${spanText(secondsAfter / 60)}，月柱从那一刻起换，请核对出生时刻。`,
        `${sideText('零时前', before, hasYear)}，${sideText('零时后', after, hasYear)}。`,
      ];
    const { hour } = chart.birth;
    if (hour !== 'minute') {
      const { time, pillars } = chart;
      const moment = civilOfEpochMs(term.epochMs, time.offsetMinutes);
      // As almanacs print it, but not on the next day.
      const isLast = moment.hour === 23 && moment.minute === 59;
      const at = isLast ? '23:59' : nearestMinuteText(moment);
      const nameOf = ({ year, month }: TermSide) => `${hasYear ? `${year.name}年` : ''}${month.name}月`;
      const cast = nameOf(pillars);
      return [
        `${hour === 'unknown' ? '当天' : '这个时辰里'} ${at} 交${term.name}，之前是${nameOf(before)}，之后是${nameOf(after)}。`,
        `${hour === 'unknown' ? '时辰不详，暂按正午' : '暂按时辰正中'}取${cast}，请核对出生时刻。`,
      ];
    }
    const side = `${term.name}${secondsAfter < 0 ? '前' : '后'} ${longSpanText(secondsAfter)}`;
    const pillars = `${sideText('交节前', before, hasYear)}，${sideText('交节后', after, hasYear)}`;
    return Math.abs(secondsAfter) <= CLOSE_SECONDS
      ? [`出生在${side}，正在交节前后，请核对出生时刻。`, `${pillars}。`]
      : [
          `出生在${side}，${hasYear ? '年柱与月柱' : '月柱'}就在交节那一刻换。`,
          `${pillars}；有的软件拿当地的太阳时去比交节，可能落在另一边。`,
        ];
  },
  printedDay: ({ jdn }) => [printedDayText(jdn) ?? '', '四柱与起运按实际的时刻，不随历书。'],
  nearHourEdge: ({ minutes, pillars }, chart) => [
    `离时辰交界 ${Math.round(minutes)} 分钟。`,
    otherText('时间略有出入', chart, pillars),
  ],
  daylight: ({ minutes, pillars }, chart) => {
    const { clockUsed, standardLocal } = chart.time;
    const isWall = clockUsed === 'wall';
    const change = pillars === null ? '' : differenceText(chart.pillars, pillars);
    return [
      `当时实行夏令时，钟表拨快 ${spanText(minutes)}，标准时是 ${clockText(standardLocal)}。`,
      `${isWall ? '按所填时间，没有减去' : '已经减去'}${change === '' ? '，减与不减四柱相同' : `；${isWall ? '若减去' : '若不减'}，${change}`}。`,
    ];
  },
  longitudeFarFromZone: ({ minutes }) => [
    `出生地的经度与时区相差很远，太阳时要差 ${correctionText(minutes)}。`,
    '请核对经度的东西与所选的时区。',
  ],
  fiveZones: ({ offsetMinutes, dstMinutes, choices }, chart) => [
    `1939 至 1949 年全国分五个时区，这里按上海的钟表 ${offsetText(offsetMinutes)} 计算${dstMinutes === 0 ? '' : `（含夏令时 ${spanText(dstMinutes)}）`}，出生地当时的钟表可能不同。`,
    `${zonesText(chart, choices)}。`,
  ],
  gap: () => ['当天钟表拨快，这一时刻并不存在。', '已按拨快之前的时间计算。'],
  ambiguous: ({ pillars }, chart) => {
    const isFirst = chart.rules.ambiguousTime === 'first';
    return [
      `当天钟表拨回，这一时刻出现过两次，${RULE_WORDS.ambiguousTime[chart.rules.ambiguousTime]}（${isFirst ? '夏令时' : '标准时'}）。`,
      pillars === null ? '两次的四柱相同。' : otherText('是另一次', chart, pillars),
    ];
  },
  lateZi: ({ pillars }, chart) => {
    const other = chart.rules.dayBoundary === 'zi23' ? 'midnight' : 'zi23';
    return [
      '出生在 23 点到 24 点之间，日柱随换日的规则而定。',
      otherText(`按“${RULE_WORDS.dayBoundary[other]}”`, chart, pillars),
    ];
  },
  clocksDisagree: ({ clock, pillars }, chart) => [
    `${clock === 'trueSolar' ? '真太阳时' : '钟表时'}与所用的钟不在同一时辰。`,
    otherText(`按“${RULE_WORDS.clock[clock]}”`, chart, pillars),
  ],
  zodiacDiffers: ({ mingli, folk }) => [
    `生肖有两说：命理以立春换年，属${mingli}；民俗以正月初一换年，属${folk}。`,
    null,
  ],
  dayUncertain: ({ pillars }, chart) => [
    '时辰不详，又说近午夜，也可能是次日。',
    otherText('是次日', chart, pillars),
  ],
  southern: () => ['出生在南半球。', '四柱按太阳的黄经计，与北半球相同；可以在规则里改换。'],
};

type FiveZones = Extract<Notice, { code: 'fiveZones' }>;

/** Zones that give the same pillars share one sentence. */
function zonesText(chart: Chart, choices: FiveZones['choices']): string {
  const groups = groupBy(choices, ({ pillars }) => differenceText(chart.pillars, pillars));
  return [...groups]
    .map(([change, zones]) => {
      const names = zones.map((zone) => `${zone.name}（${offsetText(zone.utcOffsetMinutes)}）`).join('、');
      return `按${names}计，${change === '' ? '四柱相同' : change}`;
    })
    .join('；');
}

/**
 * The sentence where the clock of a birth was chosen by hand.
 *
 * @param utcOffsetMinutes east of Greenwich
 * @example chosenOffsetText(420) // '按所选的 UTC＋7 计算，不用地区的时区。'
 */
export function chosenOffsetText(utcOffsetMinutes: number): string {
  return isMeanTime({ offsetMinutes: utcOffsetMinutes })
    ? `当时还没有标准时，按当地的地方平时 ${offsetText(utcOffsetMinutes)} 计算。`
    : `按所选的 ${offsetText(utcOffsetMinutes)} 计算，不用地区的时区。`;
}

function otherText(condition: string, chart: Chart, other: ChartPillars): string | null {
  const change = differenceText(chart.pillars, other);
  return change === '' ? null : `若${condition}：${change}。`;
}

/**
 * Words of a notice of a chart.
 *
 * @example ((chart) => noticeText(chart, chart.notices[0]).detail)(castChart({ civil: { year: 2024, month: 2, day: 4, hour: 16, minute: 25, second: 0 }, sex: '女', hour: 'minute' })) // '交节前是癸卯年乙丑月，交节后是甲辰年丙寅月。'
 */
export function noticeText(chart: Chart, notice: Notice): NoticeText {
  const textOf = WORDS[notice.code] as (notice: Notice, chart: Chart) => Words;
  const [text, detail] = textOf(notice, chart);
  const others = notice.code === 'fiveZones' ? notice.choices : [notice];
  return {
    code: notice.code,
    text,
    detail,
    changesPillar: others.some(
      (other) =>
        'pillars' in other && other.pillars !== null && differenceText(chart.pillars, other.pillars) !== '',
    ),
  };
}
