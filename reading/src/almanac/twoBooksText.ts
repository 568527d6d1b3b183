/**
 * 协纪 and 通行 side by side: on which affairs of a day they part, and for which reason, in words.
 */
import type { AlmanacOption, YijiComparison, YijiDifference, YijiSide } from '@shangyuan/engine/almanac';

/** The options in which the two presets differ, each with what either does. Source of the left side: 协纪辨方书. */
const OPTION_TEXTS: Readonly<Partial<Record<AlmanacOption, string>>> = {
  yinyangBuilding:
    '阴阳大会、小会、单阴、纯阳一类的日子，《协纪》一律列为诸事不宜；近今通书只作提示，各事仍按各事论。',
  yearVirtue: '岁德、岁德合，《协纪》只当作年里的方位之神；近今通书也算作当日的德神，既能为宜，也能化解忌。',
  changduanxing: '长星、短星所忌的事，《协纪》照列；近今通书已不采用。',
  shangshuoLayer: '上朔之日，《协纪》只留祭祀、沐浴等安静的事；近今通书不采用这一层。',
};

/** What one book says of an affair, with who speaks. */
interface BookVerdict {
  readonly verdict: YijiSide['verdict'];
  /** Names of the spirits that speak; '' for 平. */
  readonly by: string;
}

/** An affair on which the two part. */
export interface TwoBooksRow {
  readonly id: string;
  readonly name: string;
  readonly xieji: BookVerdict;
  readonly tongxing: BookVerdict;
}

/** Affairs that part for the same reason. */
export interface TwoBooksGroup {
  /** Why they part, one sentence an option. */
  readonly why: readonly string[];
  readonly rows: readonly TwoBooksRow[];
}

/** The comparison of a day. */
export interface TwoBooks {
  /** How far the two are apart, in a sentence or two. */
  readonly summary: string;
  readonly groups: readonly TwoBooksGroup[];
}

const MOST_NAMES = 2;

function bookVerdict({ verdict, by }: YijiSide): BookVerdict {
  const names = [...new Set(by.map(({ name }) => name))];
  const more = names.length > MOST_NAMES ? '等' : '';
  return { verdict, by: names.slice(0, MOST_NAMES).join('、') + more };
}

function rowOf({ key, name, a, b }: YijiDifference): TwoBooksRow {
  return { id: key, name, xieji: bookVerdict(a), tongxing: bookVerdict(b) };
}

/** What matters first: where one says 宜, then where one says 忌. */
function weightOf({ xieji, tongxing }: TwoBooksRow): number {
  const verdicts = [xieji.verdict, tongxing.verdict];
  if (verdicts.includes('宜')) return 0;
  return verdicts.includes('平') ? 2 : 1;
}

function summaryOf({ a, b, affairs }: YijiComparison): string {
  const counts = `宜${b.affairsYi.length}事，忌${b.affairsJi.length}事`;
  if (a.verdict === '诸事不宜' && b.verdict !== '诸事不宜')
    return `这一天《协纪》诸事不宜，通行按各事论：${counts}。`;
  if (affairs.length === 0) return '这一天两家的宜忌完全相同。';
  return `这一天有${affairs.length}事两家说法不同，其余都一样。`;
}

/**
 * Two answers for a day in words.
 *
 * @param comparison of 协纪 (a) with 通行 (b)
 * @example twoBooksText(compareYiji({ year: 2026, month: 11, day: 24 })).summary // '这一天两家的宜忌完全相同。'
 */
export function twoBooksText(comparison: YijiComparison): TwoBooks {
  const groups = new Map<string, readonly YijiDifference[]>();
  for (const difference of comparison.affairs) {
    const key = difference.options.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return {
    summary: summaryOf(comparison),
    groups: [...groups.values()].map((differences) => ({
      why: (differences[0]?.options ?? []).flatMap((option) => OPTION_TEXTS[option] ?? []),
      rows: differences.map(rowOf).toSorted((x, y) => weightOf(x) - weightOf(y)),
    })),
  };
}
