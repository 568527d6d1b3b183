/**
 * What the form shows before casting: the live pillars, and what the reader should know about the time that was typed.
 */
import {
  CHINA_ZONES,
  FIVE_ZONES_YEARS,
  castChart,
  type Chart,
  type ChartRulesInput,
  type Notice,
  type Engine,
} from '@shangyuan/engine/chart';
import type { CivilTime } from '@shangyuan/engine/time';
import { chosenOffsetText, noticeText, type NoticeText } from '@shangyuan/reading/chart';
import { equationText } from '@shangyuan/reading/time';
import { lunarText } from '../../lib/words/almanacText.ts';
import { secondsText } from '../../lib/words/dateText.ts';
import { pad } from '../../lib/words/text.ts';
import {
  birthOf,
  hasOpenClock,
  hasTwoClocks,
  localMeanMinutes,
  LOCAL_OFFSET_MINUTES,
  rulesOf,
  type BirthFormState,
} from './birthForm.ts';

/** The live line of the form. */
export interface BirthPreview {
  /** 五月廿三. */
  readonly lunarText: string;
  /** 未时; empty for an unknown hour. */
  readonly shichenText: string;
  readonly pillars: readonly (string | null)[];
  readonly notices: readonly NoticeText[];
  /** The clocks that the birth can be read by; null where only the place's comes into question. */
  readonly clocks: ClockChoice | null;
  /** From the typed time to the clock that decided day and hour; empty where nothing was changed. */
  readonly equation: string;
}

/** A choice between the clock of the place and those of the five zones of 1939–1949. */
export interface ClockChoice {
  readonly text: string;
  readonly detail: string | null;
  readonly options: readonly {
    readonly text: string;
    /** Absent: the clock of the place. */
    readonly utcOffsetMinutes: number | undefined;
    /** The answer 北京时间, where the place has two clocks. */
    readonly isBeijingTime?: true;
  }[];
  /** Nothing is cast before one is chosen. */
  readonly isOpen: boolean;
}

/** Whether an option of a choice is the one a form has. */
export function isChosenClock(
  { utcOffsetMinutes, isBeijingTime }: BirthFormState,
  option: ClockChoice['options'][number],
): boolean {
  const isOther = option.isBeijingTime === true && isBeijingTime !== true;
  return utcOffsetMinutes === option.utcOffsetMinutes && !isOther;
}

const OF_TWO_CLOCKS: ClockChoice['options'] = [
  { text: '北京时间', utcOffsetMinutes: undefined, isBeijingTime: true },
  { text: '当地时间', utcOffsetMinutes: LOCAL_OFFSET_MINUTES },
];
const OF_PLACE = { text: '按地区', utcOffsetMinutes: undefined };
const OF_FIVE_ZONES = [
  OF_PLACE,
  ...CHINA_ZONES.map(({ name, utcOffsetMinutes }) => ({ text: name, utcOffsetMinutes })),
];

/** The clock of a place with two: Beijing time, or local time two hours behind. */
function twoClocksOf(form: BirthFormState): ClockChoice {
  const isOpen = hasOpenClock(form);
  const isLocal = form.utcOffsetMinutes === LOCAL_OFFSET_MINUTES;
  const answer = isLocal ? '按当地时间（UTC＋6）计算，比北京时间晚两小时。' : '按北京时间（UTC＋8）计算。';
  return {
    text: isOpen ? '这里有人用北京时间，也有人用晚两小时的当地时间。所填的是哪一种？' : answer,
    detail: isOpen ? '出生证明多写北京时间；两种相差两小时，时柱不同。' : null,
    options: OF_TWO_CLOCKS,
    isOpen,
  };
}

/**
 * The choice of clocks of a form: where the engine has doubts, and where one was chosen, so that it can be cleared.
 */
function clocksOf(form: BirthFormState, chart: Chart): ClockChoice | null {
  const { civil, utcOffsetMinutes } = form;
  if (hasTwoClocks(form) && (utcOffsetMinutes ?? LOCAL_OFFSET_MINUTES) === LOCAL_OFFSET_MINUTES)
    return twoClocksOf(form);
  if (utcOffsetMinutes !== undefined) {
    const isOfFive = FIVE_ZONES_YEARS.from <= civil.year && civil.year <= FIVE_ZONES_YEARS.to;
    return {
      text: chosenOffsetText(utcOffsetMinutes),
      detail: null,
      options: isOfFive ? OF_FIVE_ZONES : [OF_PLACE],
      isOpen: false,
    };
  }
  const meanMinutes = localMeanMinutes(form);
  if (meanMinutes !== null)
    return { text: chosenOffsetText(meanMinutes), detail: null, options: [], isOpen: false };
  const notice = chart.notices.find(({ code }) => code === 'fiveZones');
  if (notice === undefined) return null;
  const { text, detail } = noticeText(chart, notice);
  return { text, detail, options: OF_FIVE_ZONES, isOpen: false };
}

const names = ({ pillars }: Pick<Chart, 'pillars'>) =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.name ?? null);

/** Notices of the whole chart, not of the time that is being typed. */
const LATER: ReadonlySet<Notice['code']> = new Set(['zodiacDiffers', 'dayUncertain', 'southern']);
/** Shown in the form with its choices, not as a line. */
const CHOSEN: ReadonlySet<Notice['code']> = new Set(['fiveZones']);
/** Shown in the form only where a pillar depends on it. */
const IDLE: ReadonlySet<Notice['code']> = new Set(['nearHourEdge', 'lateZi', 'clocksDisagree']);

/** Whether the form says it: daylight time where it can be chosen, true solar time where it is not in use. */
function isOfForm(notice: Notice, rules: ChartRulesInput): boolean {
  if (notice.code === 'daylight') return (rules.clock ?? 'civil') === 'civil';
  return notice.code === 'clocksDisagree'
    ? notice.clock === 'trueSolar'
    : !LATER.has(notice.code) && !CHOSEN.has(notice.code);
}

/** The notices of a chart that concern the time that was typed. */
function timeNotices(chart: Chart, rules: ChartRulesInput): NoticeText[] {
  return chart.notices
    .filter((notice) => isOfForm(notice, rules))
    .map((notice) => noticeText(chart, notice))
    .filter(({ code, changesPillar }) => changesPillar || !IDLE.has(code));
}

/** Another rule that a notice offers. */
interface RuleOffer {
  readonly text: string;
  readonly rules: ChartRulesInput;
  readonly toast: string;
}

/** The rule under which a notice's other reading is cast; null where it is no matter of a rule. */
export function ruleOfferOf(code: Notice['code'], rules: ChartRulesInput): RuleOffer | null {
  if (code === 'clocksDisagree')
    return {
      text: '用真太阳时',
      rules: { clock: 'trueSolar' },
      toast: '已按真太阳时；之后排盘也用它，可在「高级」改回',
    };
  if (code !== 'lateZi') return null;
  const isLate = (rules.dayBoundary ?? 'zi23') === 'zi23';
  return {
    text: isLate ? '0:00 换日' : '23:00 换日',
    rules: { dayBoundary: isLate ? 'midnight' : 'zi23' },
    toast: `已按 ${isLate ? '0:00' : '23:00'} 换日；之后排盘也用它，可在「高级」改回`,
  };
}

/** Rules that can be used with what is known: no solar clock without a longitude. */
export function usableRules(form: BirthFormState, rules: ChartRulesInput): ChartRulesInput {
  const needsPlace = rules.clock === 'trueSolar' || rules.clock === 'meanSolar';
  return rulesOf(form, needsPlace && form.place === null ? { ...rules, clock: 'civil' } : rules);
}

/**
 * The preview of a form, or null where its birth cannot be cast.
 *
 * @param rules as remembered
 */
export function previewOf(engine: Engine, form: BirthFormState, rules: ChartRulesInput): BirthPreview | null {
  try {
    const used = usableRules(form, rules);
    // Pillars, lunar date and notices are the same for either sex.
    const chart = castChart(birthOf(engine, { ...form, sex: form.sex ?? '男' }), used, engine);
    return {
      lunarText: chart.localLunar === null ? '' : lunarText(chart.localLunar),
      shichenText: chart.pillars.hour === null ? '' : `${chart.pillars.hour.branch}时`,
      pillars: names(chart),
      notices: timeNotices(chart, rules),
      clocks: clocksOf(form, chart),
      equation: equationText(chart.time),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Clock time in words of the form. */
export function timeLine({ civil, hour }: Pick<BirthFormState, 'civil' | 'hour'>): string {
  const { year, month, day }: CivilTime = civil;
  return `${year}年${pad(month)}月${pad(day)}日${hour === 'unknown' ? '' : ` ${secondsText(civil)}`}`;
}
