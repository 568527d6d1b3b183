/**
 * What the form shows before casting: the live pillars, and what the reader should know about the time that was typed.
 */
import type { Chart, ChartRulesInput, Notice } from '@shangyuan/engine/chart';
import type { CivilTime } from '@shangyuan/engine/time';
import { noticeText, type NoticeText } from '@shangyuan/reading/chart';
import { equationText } from '@shangyuan/reading/time';
import { lunarText } from '../../lib/words/almanacText.ts';
import { clockText } from '../../lib/words/dateText.ts';
import { pad } from '../../lib/words/text.ts';
import type { BirthEngine } from './birthEngine.ts';
import { birthOf, rulesOf, type BirthFormState } from './birthForm.ts';

/** The live line of the form. */
export interface BirthPreview {
  readonly chart: Chart;
  /** 五月廿三. */
  readonly lunarText: string;
  /** 未时; empty for an unknown hour. */
  readonly shichenText: string;
  readonly pillars: readonly (string | null)[];
  readonly notices: readonly NoticeText[];
  /** From the typed time to the clock that told day and hour; empty where nothing was changed. */
  readonly equation: string;
}

const names = ({ pillars }: Pick<Chart, 'pillars'>) =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.name ?? null);

/** What is said of the whole chart, not of the time that is being typed. */
const LATER: ReadonlySet<Notice['code']> = new Set(['zodiacDiffers', 'dayUncertain', 'southern']);
/** Said in the form only where a pillar depends on it. */
const IDLE: ReadonlySet<Notice['code']> = new Set(['nearHourEdge', 'lateZi', 'clocksDisagree']);

/** Whether the form says it: daylight time where it can be chosen, true solar time where it is not in use. */
function isOfForm(notice: Notice, rules: ChartRulesInput): boolean {
  if (notice.code === 'daylight') return (rules.clock ?? 'civil') === 'civil';
  return notice.code === 'clocksDisagree' ? notice.clock === 'trueSolar' : !LATER.has(notice.code);
}

/** The notices of a chart that concern the time that was typed. */
function timeNotices(chart: Chart, rules: ChartRulesInput): NoticeText[] {
  return chart.notices
    .filter((notice) => isOfForm(notice, rules))
    .map((notice) => noticeText(chart, notice))
    .filter(({ code, changesPillar }) => changesPillar || !IDLE.has(code));
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
export function previewOf(
  engine: BirthEngine,
  form: BirthFormState,
  rules: ChartRulesInput,
): BirthPreview | null {
  try {
    const used = usableRules(form, rules);
    const chart = engine.castChart(birthOf(engine, form), used);
    return {
      chart,
      lunarText: chart.civilLunar === null ? '' : lunarText(chart.civilLunar),
      shichenText: chart.pillars.hour === null ? '' : `${chart.pillars.hour.branch}时`,
      pillars: names(chart),
      notices: timeNotices(chart, rules),
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
  return `${year}年${pad(month)}月${pad(day)}日${hour === 'unknown' ? '' : ` ${clockText(civil)}`}`;
}
