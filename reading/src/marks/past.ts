/**
 * 印证: what a chart says of the past beside what other charts say of the same time, for a reader to mark without knowing which is which.
 */
import { hashOf } from '../statement/family.ts';
import type { StatementEvidence } from '../statement/statement.ts';
import { EVENT_KINDS, type EventKind, type LookBackKey } from '../report/library/lookBackText.ts';
import { lookBackOf, type LookBackRecord } from '../report/lookBack.ts';
import type { ReportFacts } from '../report/reportFacts.ts';
import { lifeStageOf } from '../report/tables/periodClauses.ts';
import { cellOf, livedAge, type RecordSpan } from './spanCells.ts';
import { KIND_COUNTS } from './kindCounts.ts';
import { PAST_TEXTS } from './pastTexts.ts';

/** A sentence of a span, to be marked. */
export interface PastStatement {
  /** Stable name, the same in every chart: 2013.搬迁, 2003-2012.责任加重. */
  readonly id: string;
  readonly kind: EventKind;
  readonly text: string;
  /** Whether this chart says it. */
  readonly isOwn: boolean;
  /** How many of the charts of the span have it: this one, and those that were drawn. */
  readonly times: number;
  /** Share of the charts that say it of a span of such an age, of 1. */
  readonly share: number;
  /** Why this chart says it; null where it does not. */
  readonly evidence: StatementEvidence | null;
}

/** A past year or decade with its sentences: that of this chart and those of others, each once. */
export interface PastSpan {
  readonly year: number;
  readonly toYear: number | null;
  /** 2013年（虚岁24）, 2003到2012年（虚岁14到23）. */
  readonly when: string;
  readonly statements: readonly PastStatement[];
}

const TURNS = 2 ** 32;

/** A kind as other charts say it of such a span: each as often as they do. */
function drawKind(span: RecordSpan, hash: number): EventKind {
  const [type, band] = cellOf(span);
  const counts = KIND_COUNTS[type][band];
  const kinds = EVENT_KINDS.filter((kind) => (counts[kind] ?? 0) > 0);
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  let left = (hash / TURNS) * total;
  for (const kind of kinds) {
    left -= counts[kind] ?? 0;
    if (left < 0) return kind;
  }
  throw new RangeError(`Cannot draw a kind: no chart was counted for ${type} of ${band}`);
}

/** Share of charts that say a kind of such a span. */
function shareOf(span: RecordSpan, kind: EventKind): number {
  const [type, band] = cellOf(span);
  const counts = KIND_COUNTS[type][band];
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (counts[kind] ?? 0) / total;
}

/** Name of a span: 2013, 2003-2012. */
const timeOf = ({ year, toYear }: Pick<RecordSpan, 'year' | 'toYear'>): string =>
  toYear === null ? String(year) : `${year}-${toYear}`;

function whenOf({ year, toYear, ageXu }: RecordSpan): string {
  if (toYear === null) return `${year}年（虚岁${ageXu}）`;
  return `${year}到${toYear}年（虚岁${ageXu}到${ageXu + toYear - year}）`;
}

/** A kind of a span as a sentence. */
function statementOf(
  span: RecordSpan,
  kind: EventKind,
  rest: Pick<PastStatement, 'isOwn' | 'times' | 'evidence'>,
): PastStatement {
  const key = `${kind}.${lifeStageOf(livedAge(span))}` as LookBackKey;
  return { id: `${timeOf(span)}.${kind}`, kind, text: PAST_TEXTS[key], share: shareOf(span, kind), ...rest };
}

const evidenceOf = ({ statement }: LookBackRecord): StatementEvidence | null => statement.evidence[0] ?? null;

/** A record of any chart as a sentence of its span. */
export function statementOfRecord(record: LookBackRecord): PastStatement & Pick<PastSpan, 'when'> {
  const rest = { isOwn: true, times: 1, evidence: evidenceOf(record) };
  return { ...statementOf(record, record.kind, rest), when: whenOf(record) };
}

/** Other charts that are drawn for each span. */
const DRAWN = 2;

/**
 * The past of a chart to be marked, in order: of each year and decade that the chart looks back on its own sentence, and those of two
 * other charts, drawn as often as charts of such an age say them. Nothing for who is not of age yet, and without a date.
 *
 * @returns the same while the chart and the year of reading are; what is drawn does not depend on the hour
 */
export function pastOf(facts: ReportFacts): readonly PastSpan[] {
  if (facts.isMinor) return [];
  const { sex, pillars } = facts.chart;
  const person = `${pillars.year.name}${pillars.month.name}${pillars.day.name}${sex}`;
  return lookBackOf(facts).map((record): PastSpan => {
    const { year, toYear, kind: own } = record;
    const draw = (_: unknown, i: number) => drawKind(record, hashOf(`${person}${timeOf(record)}别的盘${i}`));
    const kinds = [own, ...Array.from({ length: DRAWN }, draw)];
    const statements = [...new Set(kinds)].map((kind) =>
      statementOf(record, kind, {
        isOwn: kind === own,
        times: kinds.filter((each) => each === kind).length,
        evidence: kind === own ? evidenceOf(record) : null,
      }),
    );
    const orderOf = ({ id }: PastStatement): number => hashOf(person + id);
    return {
      year,
      toYear,
      when: whenOf(record),
      statements: statements.toSorted((a, b) => orderOf(a) - orderOf(b)),
    };
  });
}
