/**
 * `check`: births with another program's pillars; which rule explains each difference.
 */
import { CHART_OPTIONS, type ChartRules, type PillarKey, type PillarNames } from '@shangyuan/engine/chart';
import { PILLAR_NAMES } from '@shangyuan/reading/chart';
import type { OfRow } from '../command.ts';
import { UsageError } from '../context.ts';
import { castDated, type Subject } from '../input/birth.ts';
import { readPillars } from '../input/pillars.ts';
import type { Row } from '../input/rows.ts';
import { text } from '../language.ts';
import { lines, table, title, type Block } from '../output/blocks.ts';
import type { Call } from '../command.ts';
import { PILLAR_KEYS } from './chart.ts';

/** Options that can change a pillar. */
const DECIDING = [
  'clock',
  'dayBoundary',
  'yearBoundary',
  'monthPillar',
  'southern',
  'ambiguousTime',
] as const;

type Change = Partial<Pick<ChartRules, (typeof DECIDING)[number]>>;

/** Names of the columns with the other pillars. */
const WHOLE = ['pillars', '四柱', '八字'];
const PARTS: Readonly<Record<PillarKey, readonly string[]>> = {
  year: ['year', '年柱'],
  month: ['month', '月柱'],
  day: ['day', '日柱'],
  hour: ['hour', '时柱'],
};

/** The pillars that the row has from elsewhere. */
function theirPillars({ given }: Row): PillarNames {
  const cellOf = (names: readonly string[]) => {
    const name = Object.keys(given).find((key) => names.includes(key.toLowerCase()));
    return name === undefined ? '' : (given[name] ?? '');
  };
  const typed = cellOf(WHOLE) || PILLAR_KEYS.map((key) => cellOf(PARTS[key])).join(' ');
  const pillars = readPillars(typed);
  if (pillars === null)
    throw new UsageError(
      text(
        `没有读到四柱「${typed.trim()}」：要一列 四柱，或 年柱 月柱 日柱 时柱`,
        `no pillars in "${typed.trim()}": expected a column pillars, or year, month, day and hour`,
      ),
    );
  return pillars;
}

/** Every value of an option but the one in force. */
function changesOf(rules: ChartRules, hasLongitude: boolean): Change[] {
  return DECIDING.flatMap((name) =>
    CHART_OPTIONS.values[name]
      .filter((value) => value !== rules[name])
      .filter((value) => hasLongitude || (value !== 'trueSolar' && value !== 'meanSolar'))
      .map((value): Change => ({ [name]: value })),
  );
}

const isApart = (a: Change, b: Change): boolean => Object.keys(a)[0] !== Object.keys(b)[0];

/** `clock=trueSolar`. */
const changeText = (change: Change): string =>
  Object.entries(change)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

function namesUnder(subject: Subject, change: Change): PillarNames {
  const rules = { ...subject.rules, ...change };
  const { year, month, day, hour } = castDated({ ...subject, rules }).pillars;
  return { year: year.name, month: month.name, day: day.name, hour: hour?.name ?? null };
}

/** Pillars that differ; an hour that one of the two does not know is not compared. */
function differing(ours: PillarNames, theirs: PillarNames): PillarKey[] {
  return PILLAR_KEYS.filter((key) => ours[key] !== null && theirs[key] !== null && ours[key] !== theirs[key]);
}

/** The fewest options that give their pillars: all single ones, else all pairs; empty where none do. */
function explanationsOf(subject: Subject, theirs: PillarNames): Change[] {
  const changes = changesOf(subject.rules, subject.birth.longitudeDeg !== undefined);
  const explains = (change: Change) => differing(namesUnder(subject, change), theirs).length === 0;
  const single = changes.filter(explains);
  if (single.length > 0) return single;
  const pairs = changes.flatMap((a, i) =>
    changes.slice(i + 1).flatMap((b) => (isApart(a, b) ? [{ ...a, ...b }] : [])),
  );
  return pairs.filter(explains);
}

interface Checked {
  readonly line: number;
  readonly verdict: 'same' | 'explained' | 'unexplained';
  readonly birth: string;
  readonly ours: PillarNames;
  readonly theirs: PillarNames;
  readonly differs: readonly PillarKey[];
  /** Each a set of options that gives their pillars. */
  readonly explainedBy: readonly string[];
}

export const ofRow: OfRow = (row, read, { flags }) => {
  const theirs = theirPillars(row);
  // Pillars do not depend on the sex, so a table may lack it; a missing hour is read as unknown where they have none either.
  const subject = read(row.birth, {
    ...flags,
    sex: '男',
    ...(theirs.hour === null && { hourUnknown: true }),
    ...row.flags,
  });
  const ours = namesUnder(subject, {});
  const differs = differing(ours, theirs);
  const explainedBy = differs.length === 0 ? [] : explanationsOf(subject, theirs).map(changeText);
  const verdict = differs.length === 0 ? 'same' : explainedBy.length > 0 ? 'explained' : 'unexplained';
  const record: Omit<Checked, 'line'> = { verdict, birth: row.birth, ours, theirs, differs, explainedBy };
  return { record, blocks: () => [] };
};

const namesOf = ({ year, month, day, hour }: PillarNames): string =>
  [year, month, day, hour ?? '－－'].join(' ');

/** How often each explanation occurs, most often first. */
function countsOf(rows: readonly Checked[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { explainedBy } of rows)
    for (const change of explainedBy) counts.set(change, (counts.get(change) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

export function summaryOf(records: readonly object[], { say }: Call): readonly Block[] {
  const rows = records as readonly Checked[];
  const of = (verdict: Checked['verdict']) => rows.filter((row) => row.verdict === verdict);
  const apart = rows.filter(({ verdict }) => verdict !== 'same');
  return [
    title(
      say(
        text(
          `相同 ${of('same').length}，规则不同 ${of('explained').length}，没有规则能解释 ${of('unexplained').length}`,
          `same ${of('same').length}, explained by a rule ${of('explained').length}, unexplained ${of('unexplained').length}`,
        ),
      ),
    ),
    ...(apart.length === 0
      ? []
      : [
          table(
            [
              say(text('行', 'line')),
              say(text('我们', 'ours')),
              say(text('对方', 'theirs')),
              '',
              say(text('规则', 'rule')),
            ],
            apart.map(({ line, ours, theirs, differs, explainedBy }) => [
              String(line),
              namesOf(ours),
              namesOf(theirs),
              differs.map((key) => PILLAR_NAMES[key]).join(''),
              explainedBy.length === 0
                ? say(text('没有', 'none'))
                : explainedBy.join(say(text(' 或 ', ' or '))),
            ]),
          ),
          lines(say(text('每条规则能解释的行数：', 'Lines that each rule explains:'))),
          table(
            null,
            countsOf(apart).map(([change, count]) => [change, String(count)]),
          ),
        ]),
  ];
}
