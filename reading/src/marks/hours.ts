/**
 * 用往事来比: the hours of a birth by how well what each would say of the past agrees with a reader's marks.
 */
import type { HourReading } from '@shangyuan/engine/analysis';
import type { CivilDate } from '@shangyuan/engine/time';
import type { MarkedPast } from '../statement/reader.ts';
import { reportFactsOf } from '../report/reportFacts.ts';
import { expectationOf, lookBackOf, type LookBackRecord } from '../report/lookBack.ts';
import { drawnAtLeast, MISS } from './binomial.ts';
import { statementOfRecord, type PastSpan, type PastStatement } from './past.ts';

/** What one hour says of the past: which of the marked statements are its own. */
export interface HourSayings {
  /** Name of the hour: 子, 子+. */
  readonly key: string;
  /** Whether it says a statement. */
  readonly says: (id: string) => boolean;
}

/** An hour in the order of its marks. */
export interface HourByPast {
  readonly key: string;
  /** 1 for the best; hours with the same marks share it. */
  readonly rank: number;
  /** Statements it says that were marked 相符, and 不符. */
  readonly fitting: readonly string[];
  readonly failing: readonly string[];
  /** Hits to expect of as many statements at the reader's own rate. */
  readonly expected: number;
}

/** The order of the hours by marks. */
export interface HoursByPast {
  /** Best first; hours of one rank in the order they were given. Empty where the marks put none before another. */
  readonly hours: readonly HourByPast[];
  /** The one hour that the marks part from every other, beyond what chance does; null as a rule. */
  readonly parted: string | null;
  /** Statements marked 相符 or 不符. */
  readonly marked: number;
  /** Of those, the ones that some hours say and some do not. */
  readonly telling: number;
}

const isDefinite = ({ mark }: MarkedPast): boolean => mark !== '记不清';

/** Whether an hour fits better than another beyond chance, judged by what only one of the two says. */
function isParted(a: HourSayings, b: HourSayings, marks: readonly MarkedPast[], miss: number): boolean {
  const onlyA = marks.filter(({ id }) => a.says(id) && !b.says(id));
  const onlyB = marks.filter(({ id }) => b.says(id) && !a.says(id));
  const hitsOf = (list: readonly MarkedPast[]): number => list.filter(({ mark }) => mark === '相符').length;
  const hits = hitsOf(onlyA);
  return drawnAtLeast(hits, onlyA.length, hits + hitsOf(onlyB), onlyA.length + onlyB.length) <= miss;
}

/**
 * Ranks hours by a reader's marks. An hour has a hit for each statement it says that is marked 相符; it is judged by its hits beyond
 * those that as many statements have at the reader's own rate, so that neither saying much nor marking kindly helps. 记不清 counts for
 * nothing. No order of the input, of hours or of marks, changes a rank.
 */
export function rankByPast(hours: readonly HourSayings[], all: readonly MarkedPast[]): HoursByPast {
  const marks = all.filter(isDefinite);
  const hits = marks.filter(({ mark }) => mark === '相符').length;
  const telling = marks.filter(({ id }) => {
    const count = hours.filter(({ says }) => says(id)).length;
    return count > 0 && count < hours.length;
  }).length;
  const judged = hours.map(({ key, says }) => {
    const own = marks.filter(({ id }) => says(id));
    const idsOf = (mark: MarkedPast['mark']): string[] =>
      own.flatMap((each) => (each.mark === mark ? [each.id] : []));
    const [fitting, failing] = [idsOf('相符'), idsOf('不符')];
    // Whole numbers, so that ties are exact.
    const lead = fitting.length * marks.length - own.length * hits;
    const expected = marks.length === 0 ? 0 : (own.length * hits) / marks.length;
    return { key, fitting, failing, expected, lead };
  });
  const ranked = judged
    .map(({ lead, ...hour }) => ({ ...hour, rank: 1 + judged.filter((other) => other.lead > lead).length }))
    .toSorted((a, b) => a.rank - b.rank);
  const base = { marked: marks.length, telling };
  if (ranked.every(({ rank }) => rank === 1)) return { ...base, hours: [], parted: null };
  const [best, next] = ranked;
  const leader = next?.rank === 1 ? undefined : hours.find(({ key }) => key === best?.key);
  // Each hour has a chance to be the one: the level is shared among them.
  const isApart =
    leader !== undefined &&
    hours.every((other) => other === leader || isParted(leader, other, marks, MISS / hours.length));
  return { ...base, hours: ranked, parted: isApart ? leader.key : null };
}

/** A statement that parts the hours, with its span. */
export type PartingStatement = PastStatement & Pick<PastSpan, 'when'>;

/** The hours of a birth beside what is asked of them. */
export interface HoursPast {
  readonly hours: readonly HourSayings[];
  /** Statements that part the hours best, in the order of time. */
  readonly statements: readonly PartingStatement[];
}

/** Most statements that are asked about the hours. */
const MOST_STATEMENTS = 10;
/** Years by which one decade begins at different hours, at most. */
const NEAR_YEARS = 4;

function spanOfId(id: string): {
  readonly year: number;
  readonly toYear: number | null;
  readonly kind: string;
} {
  const [time = '', kind = ''] = id.split('.');
  const [year, toYear] = time.split('-').map(Number);
  return { year: year ?? 0, toYear: toYear ?? null, kind };
}

/** The chart of an hour with its analysis, by the name of the hour. */
export interface KeyedReading extends Pick<HourReading, 'chart' | 'analysis'> {
  readonly key: string;
}

/**
 * What each hour of a birth says of the past, and the statements that part the hours best.
 *
 * @param today the day of reading
 */
export function hoursPastOf(keyed: readonly KeyedReading[], today: CivilDate): HoursPast {
  const readings = keyed.map(({ key, chart, analysis }) => ({
    key,
    facts: reportFactsOf(chart, analysis, { today }),
  }));
  const hours = readings.map(({ key, facts }): HourSayings => {
    const expectation = expectationOf(facts);
    const known = new Map<string, boolean>();
    const says = (id: string): boolean => {
      const span = spanOfId(id);
      return expectation(span) === span.kind;
    };
    return {
      key,
      says: (id) => {
        const found = known.get(id) ?? says(id);
        known.set(id, found);
        return found;
      },
    };
  });
  const records = new Map<string, LookBackRecord>();
  for (const { facts } of readings)
    if (!facts.isMinor) for (const record of lookBackOf(facts)) records.set(record.key, record);
  const parting = [...records.values()]
    .map((record) => ({ record, count: hours.filter(({ says }) => says(record.key)).length }))
    .map((each) => ({ ...each, parts: each.count * (hours.length - each.count) }))
    .filter(({ parts }) => parts > 0)
    .toSorted((a, b) => b.parts - a.parts || (a.record.key < b.record.key ? -1 : 1));
  const chosen: LookBackRecord[] = [];
  for (const { record } of parting) {
    const isCovered = chosen.some(
      ({ kind, year, toYear }) =>
        kind === record.kind &&
        toYear !== null &&
        record.toYear !== null &&
        Math.abs(year - record.year) <= NEAR_YEARS,
    );
    if (!isCovered && chosen.length < MOST_STATEMENTS) chosen.push(record);
  }
  const statements = chosen
    .toSorted((a, b) => a.year - b.year || (a.key < b.key ? -1 : 1))
    .map(statementOfRecord);
  return { hours, statements };
}

/** A statement in a few characters: 2013年搬迁, 2003到2012年责任加重. */
function shortOf(id: string): string {
  const { year, toYear, kind } = spanOfId(id);
  return `${year}${toYear === null ? '' : `到${toYear}`}年${kind}`;
}

/** Why an hour stands where it does: what speaks for it and against it, and its count beside the reader's rate. */
export function hourPastReasons({ fitting, failing, expected }: HourByPast): readonly string[] {
  const own = fitting.length + failing.length;
  if (own === 0) return ['标过的事，这个时辰一件也没有说。'];
  return [
    ...(fitting.length === 0 ? [] : [`支持：${fitting.map(shortOf).join('、')}。`]),
    ...(failing.length === 0 ? [] : [`不支持：${failing.map(shortOf).join('、')}。`]),
    `说了${own}句，相符${fitting.length}句；照全部标记的比率，该有${Math.round(expected * 10) / 10}句。`,
  ];
}

/** What the order comes to, in a sentence; `nameOf` names an hour. */
export function hoursPastText(
  { hours, parted, marked, telling }: HoursByPast,
  nameOf: (key: string) => string,
): string {
  if (marked === 0) return '还没有标过往事，时辰不排先后。';
  if (hours.length === 0)
    return telling === 0
      ? '标过的事，各个时辰说的都一样，分不出先后。'
      : '按标过的事，各个时辰一样合，分不出先后。';
  if (parted !== null) {
    return `标过的${marked}句里，${nameOf(parted)}比其余每个时辰都合，超出碰巧。这仍然只是对照，请以出生证和家人回忆为准。`;
  }
  const first = hours.filter(({ rank }) => rank === 1).map(({ key }) => nameOf(key));
  const lead = first.length === 1 ? `${first.join('')}排在最前` : `${first.join('、')}并列最前`;
  return `${lead}，但差别没有超出碰巧，不能据此定时辰。能分时辰的只标了${telling}句。`;
}
