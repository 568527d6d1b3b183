/**
 * What a period comes to, by its verdict: which of its grounds a sentence names, and the side it is on.
 */
import type { PeriodBalance, PeriodLean, PeriodVerdict, VerdictGround } from '@shangyuan/engine/analysis';
import { signedPoints } from '../../statement/figures.ts';
import type { NetKey } from '../library/decadeVerdictText.ts';
import { clausesOf, type LifeStage, type PeriodLength } from '../tables/periodClauses.ts';

/** Where nothing lifts or weighs. */
const NOTHING = '没有哪一样特别突出';

/** A net with the clauses that bear it out. */
export interface PeriodNet {
  readonly key: NetKey;
  readonly a: string;
  readonly b: string;
}

function netOfSide(
  side: Exclude<PeriodLean, '平'>,
  [first = NOTHING, second]: readonly string[],
  [other]: readonly string[],
  isMixed: boolean,
): PeriodNet {
  if (isMixed && other !== undefined) {
    const [a, b] = side === '助' ? [first, other] : [other, first];
    return { key: `${side}.两面`, a, b };
  }
  return {
    key: `${side}.同面`,
    a: first,
    b: second ?? (side === '助' ? '别处没有来添乱的' : '别处能帮上的不多'),
  };
}

/**
 * The net of a period and its two strongest grounds.
 *
 * @param stage of the life it is lived in
 */
export function netOf(
  { lean, lifts, weighs, isMixed }: Pick<PeriodBalance, 'lean' | 'lifts' | 'weighs' | 'isMixed'>,
  stage: LifeStage,
  length: PeriodLength,
): PeriodNet {
  const [up, down] = [clausesOf(lifts, stage, length), clausesOf(weighs, stage, length)];
  if (lean === '助') return netOfSide(lean, up, down, isMixed);
  if (lean === '累') return netOfSide(lean, down, up, isMixed);
  const [lift, weigh] = [up[0], down[0]];
  if (lift !== undefined && weigh !== undefined) return { key: '平.两面', a: lift, b: weigh };
  return { key: '平.单面', a: lift ?? weigh ?? NOTHING, b: '' };
}

/** Grounds of a period itself before the longer periods that it shares with its neighbours. */
function ownFirst(grounds: readonly VerdictGround[]): readonly VerdictGround[] {
  const isLonger = ({ by }: VerdictGround): boolean => by === '大运' || by === '流年';
  return [...grounds.filter((ground) => !isLonger(ground)), ...grounds.filter(isLonger)];
}

/** The ground that sets a period apart from its neighbours on one side. */
export function ownGround(
  { lifts, weighs }: Pick<PeriodBalance, 'lifts' | 'weighs'>,
  side: Exclude<PeriodLean, '平'>,
): VerdictGround | undefined {
  return ownFirst(side === '助' ? lifts : weighs)[0];
}

/** The clause that sets a period apart from its neighbours on one side; of the other side where it has none on this. */
export function whyOf(
  { lifts, weighs }: Pick<PeriodBalance, 'lifts' | 'weighs'>,
  side: Exclude<PeriodLean, '平'>,
  stage: LifeStage,
  length: PeriodLength,
): string {
  const grounds = ownFirst(side === '助' ? lifts : weighs);
  const [clause] = clausesOf(grounds, stage, length);
  if (clause !== undefined) return clause;
  return side === '助' ? '压着的比邻近的轻' : '托着的比邻近的少';
}

/** 财星甲木＋3.6分: a ground as an expert names it. */
export function groundName({ by, stem, god, wuxing, points }: VerdictGround): string {
  const what = stem === null ? by : `${by === '干' ? '' : '支中'}${stem}${wuxing ?? ''}${god ?? ''}`;
  return what + signedPoints(points);
}

const GROUNDS_NAMED = 3;

function heaviest(grounds: readonly VerdictGround[]): string {
  return grounds.slice(0, GROUNDS_NAMED).map(groundName).join('，');
}

/** How the score of a period came about, a sentence a step. */
export function stepsOf({ score, band, lifts, weighs, confidence }: PeriodVerdict): string[] {
  return [
    ...(lifts.length === 0 ? [] : [`往上托的：${heaviest(lifts)}。`]),
    ...(weighs.length === 0 ? [] : [`往下压的：${heaviest(weighs)}。`]),
    `从60分加减，合计${score}分，${band}；这一步的把握${confidence.word}。`,
  ];
}
