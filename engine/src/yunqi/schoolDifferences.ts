/**
 * Where the schools part on a year of 五运六气: which step, which of its fields, and what each school has there. This is how the
 * steps that differ are marked for a reader.
 */
import { YUNQI_OPTIONS, type YunqiRules } from './rules.ts';
import { type YunqiYear, yunqiOfYear } from './yunqiOfYear.ts';

/** Name of an option of 五运六气. */
export type YunqiOption = keyof YunqiRules;

interface Part<Name extends string, Field extends string, Value> {
  /** The year itself, a step of the six qi, or one of the five 运. */
  readonly part: Name;
  readonly field: Field;
  /** By the rules in force. */
  readonly ours: Value;
  /** By the other value of the option. */
  readonly theirs: Value;
}

/** One difference: an option, its other value, and what it moves. Instants are UTC milliseconds. */
export type YunqiDifference = {
  readonly option: YunqiOption;
  readonly value: string;
  /** 1–6 of the qi, 1–5 of the 运; 0 for the year. */
  readonly number: number;
} & (
  | Part<'year' | 'qi' | 'yun', 'start', number>
  | Part<'year', 'state', string>
  | Part<'qi', 'verdict', string>
  | Part<'yun', 'keyun', string>
);

function partsOf(a: YunqiYear, b: YunqiYear): Omit<YunqiDifference, 'option' | 'value'>[] {
  const found: Omit<YunqiDifference, 'option' | 'value'>[] = [];
  const add = (differs: boolean, part: Omit<YunqiDifference, 'option' | 'value'>): void => {
    if (differs) found.push(part);
  };
  const moved = (part: 'year' | 'qi' | 'yun', number: number, ours: number, theirs: number): void =>
    add(ours !== theirs, { part, number, field: 'start', ours, theirs });
  moved('year', 0, a.startMs, b.startMs);
  add(a.state !== b.state, { part: 'year', number: 0, field: 'state', ours: a.state, theirs: b.state });
  a.qiSteps.forEach(({ number, startMs, verdict }, i) => {
    const other = b.qiSteps[i] as (typeof b.qiSteps)[number];
    moved('qi', number, startMs, other.startMs);
    add(verdict !== other.verdict, {
      part: 'qi',
      number,
      field: 'verdict',
      ours: verdict,
      theirs: other.verdict,
    });
  });
  a.yunSteps.forEach(({ number, startMs, keyun }, i) => {
    const other = b.yunSteps[i] as (typeof b.yunSteps)[number];
    moved('yun', number, startMs, other.startMs);
    const [ours, theirs] = [keyun.name, other.keyun.name];
    add(ours !== theirs, { part: 'yun', number, field: 'keyun', ours, theirs });
  });
  return found;
}

/**
 * Every difference that changing one school would make in a year.
 *
 * @param year 1–9999
 * @param rules the rules in force
 * @returns in the order of the options; none where all schools agree
 * @throws as `yunqiOfYear`
 * @example yunqiDifferences(2026).filter(({ field }) => field === 'keyun').length // 4
 */
export function yunqiDifferences(year: number, rules: Partial<YunqiRules> = {}): readonly YunqiDifference[] {
  const own = yunqiOfYear(year, rules);
  return YUNQI_OPTIONS.names.flatMap((option) =>
    YUNQI_OPTIONS.values[option]
      .filter((value) => value !== own.rules[option])
      .flatMap((value) =>
        partsOf(own, yunqiOfYear(year, { ...own.rules, [option]: value })).map(
          (part) => ({ option, value, ...part }) as YunqiDifference,
        ),
      ),
  );
}
