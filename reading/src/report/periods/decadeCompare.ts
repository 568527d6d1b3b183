/**
 * The decades of a life beside one another: where it turns, which is the widest, which costs most, and which year decides what is disputed.
 */
import type { DecadeFacts } from '@shangyuan/engine/analysis';
import { toStatement } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { DECADE_COMPARE, type CompareKey } from '../library/decadeVerdictText.ts';
import { yearMostlyAhead } from '../luckYear.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { decadeSpan, namedYears } from '../years.ts';
import { decadeStage, type Tense } from './decadeStatements.ts';
import { groundName, whyOf } from './net.ts';

/** Least difference between neighbours that is a turn. */
const TURN = 10;
/** Decades that begin later are not compared. */
const LAST_AGE = 80;

interface Turn {
  readonly before: DecadeFacts;
  readonly after: DecadeFacts;
  readonly change: number;
}

/** The greatest change between two decades that are neighbours. */
function turnOf(decades: readonly DecadeFacts[]): Turn | null {
  const turns = decades.slice(1).map((after, i): Turn => {
    const before = decades[i] as DecadeFacts;
    return { before, after, change: after.verdict.score - before.verdict.score };
  });
  const [greatest] = turns.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return greatest === undefined || Math.abs(greatest.change) < TURN ? null : greatest;
}

function scoreText({ decade, verdict }: DecadeFacts): string {
  return `${decade.ganzhi.name}${verdict.score}分`;
}

/** A decade that its halves and its whole judge differently, and the year ahead that shows which is right. */
function disputeNote(facts: ReportFacts, decades: readonly DecadeFacts[]): string {
  const first = yearMostlyAhead(facts.luckDay);
  for (const { decade, verdict, halves } of decades) {
    const { startYear, endYear, ganzhi } = decade;
    if (startYear === null || endYear === null || endYear < first) continue;
    for (const [half, name, from] of [
      [halves.stem, `干${ganzhi.stem}`, startYear],
      [halves.branch, `支${ganzhi.branch}`, startYear + 5],
    ] as const) {
      const sides = [half.lean, verdict.lean];
      if (!sides.includes('助') || !sides.includes('累')) continue;
      const years = namedYears(facts, Math.max(first, from), from + 4);
      const tested = years.find((year) => year.verdict.lean === half.lean);
      if (tested === undefined) continue;
      const word = half.lean === '助' ? '顺' : '滞';
      return `所争者${ganzhi.name}运：合看为${verdict.band}，分看${name}为${half.band}；若${tested.year}${tested.ganzhi.name}果${word}，则分看为是。`;
    }
  }
  return '';
}

/** The decade that its verdict is least sure of, with both sides; empty where all are sure. */
function doubtNote(decades: readonly DecadeFacts[]): string {
  const mixed = decades.filter(({ verdict }) => verdict.isMixed);
  const [least] = mixed.toSorted((a, b) => a.verdict.confidence.score - b.verdict.confidence.score);
  if (least === undefined) return '';
  const [lift, weigh] = [least.verdict.lifts[0], least.verdict.weighs[0]];
  if (lift === undefined || weigh === undefined) return '';
  return `${least.decade.ganzhi.name}运两面相当，${groundName(lift)}与${groundName(weigh)}相持，把握${least.verdict.confidence.word}。`;
}

/**
 * The decades beside one another.
 *
 * @param tenses of the decades, by their numbers
 */
export function decadeComparison(
  facts: ReportFacts,
  decades: readonly DecadeFacts[],
  tenseOf: (decade: DecadeFacts) => Tense | null,
): Statement[] {
  const compared = decades.filter(({ fromAge }) => fromAge === null || fromAge < LAST_AGE);
  const [first] = compared;
  if (first === undefined || compared.length < 2) return [];
  const statementOf = (key: CompareKey, each: DecadeFacts, side: '助' | '累', note: string): Statement =>
    toStatement(facts, DECADE_COMPARE, {
      key,
      values: {
        span: decadeSpan(each),
        ganzhi: each.decade.ganzhi.name,
        why: whyOf(each.verdict, side, decadeStage(facts, each), '运'),
        score: each.verdict.score,
        note,
      },
    });
  const byScore = compared.toSorted((a, b) => b.verdict.score - a.verdict.score);
  const [best, worst] = [byScore[0] ?? first, byScore.at(-1) ?? first];
  const turn = turnOf(compared);
  const ends = `最上${scoreText(best)}，最下${scoreText(worst)}。`;
  const disputed =
    disputeNote(facts, compared) + doubtNote(compared.filter((each) => tenseOf(each) !== '走过'));
  const past = (each: DecadeFacts): '' | '.过' => (tenseOf(each) === '走过' ? '.过' : '');
  const opening =
    turn === null
      ? statementOf('无转', best, '助', `各步相差不过十分，无大转折；${ends}`)
      : statementOf(
          `${turn.change > 0 ? '转宽' : '转紧'}${past(turn.after)}`,
          turn.after,
          turn.change > 0 ? '助' : '累',
          `一生之转在${turn.after.decade.ganzhi.name}运：自${scoreText(turn.before)}而至${scoreText(turn.after)}；${ends}`,
        );
  const others = [
    turn?.change !== undefined && turn.change > 0 && turn.after === best
      ? null
      : statementOf(`最宽${past(best)}`, best, '助', ''),
    turn?.change !== undefined && turn.change < 0 && turn.after === worst
      ? null
      : statementOf(`最陡${past(worst)}`, worst, '累', ''),
  ].filter((statement) => statement !== null);
  const [next, ...rest] = others;
  return [
    opening,
    ...(next === undefined ? [] : [{ ...next, expert: disputed === '' ? null : disputed }]),
    ...rest,
  ];
}
