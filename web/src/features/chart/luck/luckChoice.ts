/** The chosen pillars of luck. Pure: the page stores the choice, this computes what its strips and its grid show. */
import {
  liuriOf,
  liushiOf,
  luckAt,
  liuyueOf,
  relationsWithLuck,
  shenshaOfLuck,
  liunianOf,
  pillarFactsOf,
  xiaoyunAt,
  type Luck,
  type Liuri,
  type Liushi,
  type LuckKey,
  type Liuyue,
  type Dayun,
  type Liunian,
  type PillarRef,
  type Relation,
} from '@shangyuan/engine/chart';
import type { Ganzhi } from '@shangyuan/engine/ganzhi';
import { civilDateOf, jdnOf, jdnOfEpochMs, type CivilDate } from '@shangyuan/engine/time';
import { beijingTime } from '../../../lib/time/beijing.ts';
import { pad } from '../../../lib/words/text.ts';
import type { ChartView } from '../chartView.ts';
import { natalColumns, shortDate, transitColumn, type GridColumn } from '../grid/gridView.ts';

/** Pillars of luck that are chosen: a year always, narrower ones when the grid shows them. */
export interface LuckChoice {
  /** Number of the decade; 0 before the first. */
  readonly dayunNumber: number;
  /** Cycle year (立春 to 立春). */
  readonly year: number;
  /** Instant of the 节 that begins the month. */
  readonly monthMs: number;
  readonly date: CivilDate;
  /** Index in the hours of the date, 0–12; the date whose day pillar they stand under. */
  readonly hourIndex: number;
}

/** Everything the strips offer under a choice. */
export interface LuckOffer {
  readonly years: readonly Liunian[];
  readonly months: readonly Liuyue[];
  readonly days: readonly Liuri[];
  readonly hours: readonly Liushi[];
}

const LAST_AGE = 120;
/** Years after the birth that the slider of years goes to: those that many live to see. */
const LAST_SCRUB_AGE = 100;

function yearRange({ chart, luck }: ChartView, dayunNumber: number): { fromYear: number; toYear: number } {
  const step = luck.dayun[dayunNumber - 1];
  const birthYear = chart.cycleYear;
  if (step === undefined) return { fromYear: birthYear, toYear: Math.max(birthYear, luck.start.year - 1) };
  return { fromYear: step.startYear, toYear: step.endYear };
}

/** Years, months, days and hours to choose from. */
export function luckOffer(view: ChartView, choice: LuckChoice): LuckOffer {
  const { chart, luck } = view;
  const months = liuyueOf(chart, choice.year);
  const month = months.find((item) => item.term.epochMs === choice.monthMs) ?? months[0];
  const from = civilDateOf(jdnOfEpochMs(month?.term.epochMs ?? 0));
  const to = civilDateOf(jdnOfEpochMs(month?.endMs ?? 0));
  return {
    years: liunianOf(chart, luck, yearRange(view, choice.dayunNumber)),
    months,
    days: liuriOf(chart, from, to),
    hours: hoursOf(view, choice.date),
  };
}

/** Whether the evening's 子 is the first hour of the next day, by the rule of the chart. */
const changesAt23 = ({ chart }: ChartView): boolean => chart.rules.dayBoundary === 'zi23';

/** Hours under one day pillar: twelve from 23:00 of the evening before, or thirteen from midnight. */
function hoursOf(view: ChartView, date: CivilDate): readonly Liushi[] {
  const hours = liushiOf(view.chart, date);
  return changesAt23(view)
    ? hours.slice(0, 12).map((hour, i) => (i === 0 ? { ...hour, startHour: 23 } : hour))
    : hours;
}

/** The years before the first decade; none where it begins with the year of birth. */
export function yearsBeforeLuck(view: ChartView): readonly Liunian[] {
  const { chart, luck } = view;
  const [first] = luck.dayun;
  if (first === undefined || first.startYear <= chart.cycleYear) return [];
  return liunianOf(chart, luck, yearRange(view, 0));
}

/** The choice of an instant: 今. Clamped to the life that the strips cover. */
export function choiceAt(view: ChartView, epochMs: number): LuckChoice {
  const { chart, luck } = view;
  const lastYear = chart.cycleYear + LAST_AGE;
  const clock = beijingTime(epochMs);
  const now = luckAt(chart, luck, epochMs);
  const isNextDay = clock.hour === 23 && changesAt23(view);
  // The cycle year of the instant: the calendar year, or the one before until 立春.
  const cycleYear = liuyueOf(chart, clock.year)[0]?.term.epochMs ?? 0;
  const year = Math.min(
    lastYear,
    Math.max(chart.cycleYear, epochMs < cycleYear ? clock.year - 1 : clock.year),
  );
  const months = liuyueOf(chart, year);
  const month = months.findLast((item) => item.term.epochMs <= epochMs) ?? months[0];
  return {
    dayunNumber: stepOfYear(luck, year) ?? now.dayun?.dayunNumber ?? 0,
    year,
    monthMs: month?.term.epochMs ?? 0,
    date: civilDateOf(jdnOf(clock) + (isNextDay ? 1 : 0)),
    hourIndex: isNextDay ? 0 : Math.floor((clock.hour + 1) / 2),
  };
}

/** The decade and year of an address (4-2026), the rest as in `now`; null where it names none of this life. */
export function choiceOfAddress(view: ChartView, text: string, now: LuckChoice): LuckChoice | null {
  const [, dayunNumber = 0, year = 0] = /^(\d+)-(\d+)$/.exec(text)?.map(Number) ?? [];
  if (year < view.chart.cycleYear || stepOfYear(view.luck, year) !== dayunNumber) return null;
  return chooseLuck(view, { ...now, dayunNumber }, { kind: 'liunian', id: String(year) });
}

/** The decade a year of the table belongs to; 0 before the first, null past the last. */
export function stepOfYear(luck: Luck, year: number): number | null {
  const first = luck.dayun[0];
  if (first === undefined || year < first.startYear) return 0;
  return luck.dayun.find((step) => year >= step.startYear && year <= step.endYear)?.dayunNumber ?? null;
}

/** A choice after one strip was used: dependent choices move along. */
export function chooseLuck(
  view: ChartView,
  choice: LuckChoice,
  change: { readonly kind: 'dayun' | 'liunian' | 'liuyue' | 'liuri' | 'liushi'; readonly id: string },
): LuckChoice {
  switch (change.kind) {
    case 'dayun': {
      const dayunNumber = Number(change.id);
      const { fromYear } = yearRange(view, dayunNumber);
      return withYear(view, { ...choice, dayunNumber }, fromYear);
    }
    case 'liunian':
      return withYear(view, choice, Number(change.id));
    case 'liuyue':
      return withMonth(choice, Number(change.id));
    case 'liuri':
      return { ...choice, date: civilDateOf(Number(change.id)) };
    case 'liushi':
      return { ...choice, hourIndex: Number(change.id) };
  }
}

/** A choice moved to a year, within the decades of the strips. */
export function choiceOfYear(view: ChartView, choice: LuckChoice, year: number): LuckChoice {
  const dayunNumber = stepOfYear(view.luck, year) ?? view.luck.dayun.length;
  return chooseLuck(view, { ...choice, dayunNumber }, { kind: 'liunian', id: String(year) });
}

/** Last year of the slider. */
export function lastScrubYear({ chart }: ChartView): number {
  return chart.cycleYear + LAST_SCRUB_AGE;
}

function withYear(view: ChartView, choice: LuckChoice, year: number): LuckChoice {
  const months = liuyueOf(view.chart, year);
  const before = liuyueOf(view.chart, choice.year);
  const index = Math.max(
    0,
    before.findIndex((item) => item.term.epochMs === choice.monthMs),
  );
  return withMonth({ ...choice, year }, months[index]?.term.epochMs ?? 0);
}

function withMonth(choice: LuckChoice, monthMs: number): LuckChoice {
  return { ...choice, monthMs, date: civilDateOf(jdnOfEpochMs(monthMs)) };
}

/** Pillars of luck of a choice, widest first. */
export interface ChosenLuck {
  readonly key: LuckKey;
  readonly ref: PillarRef;
  readonly caption: string;
  readonly ganzhi: Ganzhi;
  readonly facts: Liunian['facts'];
}

type PillarOf = Pick<Liunian, 'ganzhi' | 'facts'>;

/** How many pillars of luck the grid shows: 2 大运 流年, 3 with 流月, 5 with 流日 and 流时. */
export type LuckDepth = 2 | 3 | 5;

/** The chosen pillars of luck, as deep as the grid goes. Before 起运 the 小运 replaces the decade. */
export function chosenLuck(view: ChartView, choice: LuckChoice, depth: LuckDepth): ChosenLuck[] {
  const offer = luckOffer(view, choice);
  const year = offer.years.find((item) => item.year === choice.year);
  const month = offer.months.find((item) => item.term.epochMs === choice.monthMs);
  const day = liuriOf(view.chart, choice.date, choice.date)[0];
  const hour = offer.hours[choice.hourIndex];
  const step: Dayun | undefined = view.luck.dayun[choice.dayunNumber - 1];
  const { date, hourIndex } = choice;
  const list: ChosenLuck[] = [];
  const add = (ref: ChosenLuck['ref'] & { place: LuckKey }, caption: string, pillar: PillarOf): void => {
    list.push({ key: ref.place, ref, caption, ganzhi: pillar.ganzhi, facts: pillar.facts });
  };
  if (step !== undefined)
    add({ place: 'dayun', dayunNumber: step.dayunNumber }, String(step.startYear), step);
  const childhood = step === undefined && year !== undefined ? xiaoyunAt(view.chart, year.ageXu) : null;
  if (childhood !== null && year !== undefined) {
    const { dayMaster, rules } = view.chart;
    const facts = pillarFactsOf(dayMaster, childhood, rules);
    add({ place: 'xiaoyun', ageXu: year.ageXu }, `${year.ageXu}岁`, { ganzhi: childhood, facts });
  }
  if (year !== undefined) add({ place: 'liunian', year: year.year }, String(year.year), year);
  if (month !== undefined && depth >= 3) {
    const monthIndex = offer.months.indexOf(month);
    add({ place: 'liuyue', year: choice.year, monthIndex }, shortDate(month.term.epochMs), month);
  }
  if (day !== undefined && depth >= 5)
    add({ place: 'liuri', date }, `${day.date.month}/${day.date.day}`, day);
  if (hour !== undefined && depth >= 5)
    add({ place: 'liushi', date, hourIndex }, `${pad(hour.startHour)}时`, hour);
  return list;
}

/** Columns of the grid: the narrowest luck first, then the natal pillars. */
export function gridColumns(view: ChartView, luck: readonly ChosenLuck[]): GridColumn[] {
  const transits = luck.map((item) =>
    transitColumn(item.ref, item.caption, item.facts, shenshaOfLuck(view.chart, item.ganzhi, item.key)),
  );
  return [...transits.toReversed(), ...natalColumns(view.chart, view.shensha)];
}

/** Relations of the chosen luck. */
export function luckRelations(view: ChartView, luck: readonly ChosenLuck[]): readonly Relation[] {
  return relationsWithLuck(
    view.chart,
    luck.map((item) => ({ place: item.key, ganzhi: item.ganzhi })),
  );
}
