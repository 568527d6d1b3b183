/**
 * How even the five wuxing are, and which of them health should keep in mind.
 */
import type { PillarKey } from '../../chart/index.ts';
import { WUXING, type Wuxing } from '../../ganzhi/index.ts';
import { isBranchHurt } from '../model/hurt.ts';
import { round1 } from '../round.ts';
import { BALANCE_BORDERS, HEALTH_BORDERS } from '../tables/lifeBorders.ts';
import type { LifeInput } from './lifeInput.ts';

/** How even the wuxing are. */
export interface BalanceFacts {
  /** Ties in the order 木火土金水. */
  readonly strongest: Wuxing;
  readonly weakest: Wuxing;
  /** Above 30 %, heaviest first. */
  readonly dominant: readonly Wuxing[];
  /** Below 6 %, lightest first. */
  readonly lacking: readonly Wuxing[];
  /** Largest less smallest share, percent. */
  readonly spread: number;
  /** A spread below 18, with none dominant and none lacking. */
  readonly isEven: boolean;
}

/** A wuxing that stands out for 养生. */
export interface HealthFact {
  readonly wuxing: Wuxing;
  /** Share above 32 %, below 6 %, or a month or day branch that an adjacent 六冲 takes from. */
  readonly cause: '过旺' | '偏弱' | '受冲';
  readonly percent: number;
  /** Branches opposed; empty for the other causes. */
  readonly pillars: readonly PillarKey[];
}

/** Most wuxing that health names. */
const HEALTH_COUNT = 2;

/** How even the wuxing are. */
export function balanceOf({ strength }: LifeInput): BalanceFacts {
  const { percent } = strength;
  let [strongest, weakest]: [Wuxing, Wuxing] = ['木', '木'];
  const dominant: Wuxing[] = [];
  const lacking: Wuxing[] = [];
  for (const wuxing of WUXING) {
    const share = percent[wuxing];
    if (share > percent[strongest]) strongest = wuxing;
    if (share < percent[weakest]) weakest = wuxing;
    if (share > BALANCE_BORDERS.dominant) dominant.push(wuxing);
    if (share < BALANCE_BORDERS.lacking) lacking.push(wuxing);
  }
  dominant.sort((a, b) => percent[b] - percent[a]);
  lacking.sort((a, b) => percent[a] - percent[b]);
  const spread = round1(percent[strongest] - percent[weakest]);
  const isEven = spread < BALANCE_BORDERS.even && dominant.length + lacking.length === 0;
  return { strongest, weakest, dominant, lacking, spread, isEven };
}

/** At most two wuxing: the heaviest that is too much, then the lightest that is too little, then what a 六冲 takes from. */
export function healthOf(input: LifeInput, { strongest, weakest }: BalanceFacts): HealthFact[] {
  const { subject, strength } = input;
  const { percent } = strength;
  const found: HealthFact[] = [];
  const add = (wuxing: Wuxing, cause: HealthFact['cause'], pillars: readonly PillarKey[] = []): void => {
    if (!found.some((fact) => fact.wuxing === wuxing)) {
      found.push({ wuxing, cause, percent: percent[wuxing], pillars });
    }
  };
  if (percent[strongest] > HEALTH_BORDERS.excess) add(strongest, '过旺');
  if (percent[weakest] < HEALTH_BORDERS.lack) add(weakest, '偏弱');
  for (const slot of [subject.month, subject.day])
    if (isBranchHurt(subject, slot, slot.mainWuxing)) add(slot.mainWuxing, '受冲', [slot.name]);
  return found.slice(0, HEALTH_COUNT);
}
