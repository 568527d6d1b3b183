/**
 * What the charts of many cases have, worked out a few at a time while the browser rests, and once for each birth and rules.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { isDated, luckOf, NATAL_KEYS, shenshaOf, type AnyChart } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import { castBirth } from '../../../lib/cases/castBirth.ts';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { whenIdle } from '../../../lib/page/whenIdle.ts';
import type { CaseFacts } from './findingTerms.ts';

/** Null where a chart cannot be cast from what is stored. */
const known = new Map<string, CaseFacts | null>();

/** Cases of a slice: about ten milliseconds of a computer, fifty of a phone. */
const A_SLICE = 8;

/** Slices between two reports. */
const REPORTED = 8;

const keys = new WeakMap<CaseRecord, string>();

/** A birth under other rules is another chart, so that a change of either is seen at once. */
function keyOf(record: CaseRecord): string {
  const found = keys.get(record) ?? JSON.stringify([record.birth, record.rules]);
  keys.set(record, found);
  return found;
}

/** What a chart has. */
export function factsOfChart(chart: AnyChart): CaseFacts {
  const { pattern, yongshen, strength } = analyseChart(chart);
  const spirits = shenshaOf(chart);
  return {
    dayStem: chart.dayMaster,
    monthBranch: chart.pillars.month.branch,
    pattern: pattern.name,
    yong: yongshen.yong,
    strength: strength.class,
    spirits: new Set(NATAL_KEYS.flatMap((pillar) => spirits[pillar].map(({ name }) => name))),
    decades: isDated(chart)
      ? luckOf(chart).dayun.map(({ startDate, endDate, ganzhi, facts }) => ({
          fromJdn: jdnOf(startDate),
          untilJdn: jdnOf(endDate),
          ganzhi: ganzhi.name,
          stemGod: facts.stemGod,
        }))
      : [],
  };
}

/** What the chart of a case has; undefined while it is not known yet, null where it cannot be cast. */
export function factsOfCase(record: CaseRecord): CaseFacts | null | undefined {
  return known.get(keyOf(record));
}

async function learn(record: CaseRecord): Promise<void> {
  const key = keyOf(record);
  if (known.has(key)) return;
  try {
    known.set(key, factsOfChart(await castBirth(record.birth, record.rules)));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    known.set(key, null);
  }
}

/** How far the charts of a list are known. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** What is known of a case by now: undefined where nothing is yet, null where it cannot be cast. */
  readonly factsOf: typeof factsOfCase;
}

/**
 * Works out what the charts of cases have.
 *
 * @param onProgress now and then, and at the end
 * @returns ends it
 */
export function learnCases(
  cases: readonly CaseRecord[],
  onProgress: (progress: Progress) => void,
): () => void {
  let isOver = false;
  const total = cases.length;
  const open = cases.filter((record) => factsOfCase(record) === undefined);
  const report = (left: number): void => onProgress({ done: total - left, total, factsOf: factsOfCase });
  const run = async (): Promise<void> => {
    report(open.length);
    for (let from = 0; from < open.length; from += A_SLICE) {
      await whenIdle();
      if (isOver) return;
      for (const record of open.slice(from, from + A_SLICE)) await learn(record);
      const left = Math.max(0, open.length - from - A_SLICE);
      if (!isOver && (left === 0 || (from / A_SLICE) % REPORTED === 0)) report(left);
    }
  };
  void run();
  return () => {
    isOver = true;
  };
}
