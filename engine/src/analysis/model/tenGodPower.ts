/**
 * 十神力量: how much of a chart each ten god holds, and where it shows.
 */
import type { PillarKey } from '../../chart/index.ts';
import {
  STEM_YINYANG,
  TEN_GOD_GROUP,
  TEN_GODS,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { GROUP_OF, WUXING_OF_GROUP } from './groups.ts';
import { round1 } from '../round.ts';
import type { StrengthFindings } from './strength.ts';
import { godOf, type Subject } from './subject.ts';
import type { ByGroup } from '../tables/yongshenPoints.ts';
import type { ScorePart } from './wuxingScore.ts';
import type { Role } from '../tables/roles.ts';

/** How present a god is: 0 absent, 1 below 6 %, 2 below 15 %, 3 below 28 %, 4 more. */
export type PresenceLevel = 0 | 1 | 2 | 3 | 4;

/** Presence of one ten god. */
export interface TenGodPresence {
  /** Share of all parts but the day stem, percent with one decimal. */
  readonly power: number;
  readonly level: PresenceLevel;
  /** Pillars whose stem is this god. */
  readonly visible: readonly PillarKey[];
  readonly role: Role;
  /** Pillar that holds most of it; null where it is absent. */
  readonly mainPillar: PillarKey | null;
  /** Its main pillar is opposed or bound next door, or void. */
  readonly isHurt: boolean;
}

/** Presence of every ten god. */
export type TenGodPower = Readonly<Record<TenGod, TenGodPresence>>;

/** The gods of a group by polarity: [same as the day master, opposite]. */
const GODS_OF_GROUP = {
  比劫: ['比肩', '劫财'],
  食伤: ['食神', '伤官'],
  财: ['偏财', '正财'],
  官杀: ['七杀', '正官'],
  印: ['偏印', '正印'],
} as const satisfies ByGroup<readonly [TenGod, TenGod]>;

function levelOf(power: number): PresenceLevel {
  if (power === 0) return 0;
  if (power < 6) return 1;
  if (power < 15) return 2;
  return power < 28 ? 3 : 4;
}

interface Holding {
  sum: number;
  largest: ScorePart | null;
  largestPoints: number;
}

function hold(holding: Holding, part: ScorePart, points: number): void {
  holding.sum += points;
  if (points > holding.largestPoints) {
    holding.largest = part;
    holding.largestPoints = points;
  }
}

function isPartHurt(subject: Subject, findings: StrengthFindings, part: ScorePart): boolean {
  const slot = subject.slots.find((s) => s.name === part.pillar);
  if (slot === undefined) return false;
  if (part.source === 'stem') {
    return findings.combining.pairs.some(
      ({ a, b, isTransformed }) => !isTransformed && (a === slot || b === slot),
    );
  }
  const { gatherings, oppositions } = findings.gatherings;
  if (slot.name !== 'day' && subject.pillars.day.kongwang.includes(slot.branch)) return true;
  return (
    oppositions.some(
      ({ a, b, isResolved }) => !isResolved && b.index - a.index === 1 && (a === slot || b === slot),
    ) || gatherings.some((g) => g.kind === '六合' && !g.isTransformed && g.slots.includes(slot))
  );
}

/** Presence of every ten god in a chart, from the items as shown, so that a reader can add them up. What a gathering moved is split evenly between the two gods of its wuxing. */
export function tenGodPowerOf(
  subject: Subject,
  findings: StrengthFindings,
  roles: Readonly<Record<Wuxing, Role>>,
): TenGodPower {
  const holdings = new Map<TenGod, Holding>(
    TEN_GODS.map((god) => [god, { sum: 0, largest: null, largestPoints: 0 }]),
  );
  const own = STEM_YINYANG[subject.dayMaster];
  let total = 0;
  for (const part of findings.strength.items) {
    if (part.source === 'stem' && part.pillar === 'day') continue;
    total += part.points;
    const [same, opposite] = GODS_OF_GROUP[GROUP_OF[subject.dayMasterWuxing][part.wuxing]];
    if (part.yinyang === null) {
      for (const god of [same, opposite]) hold(holdings.get(god) as Holding, part, part.points / 2);
    } else hold(holdings.get(part.yinyang === own ? same : opposite) as Holding, part, part.points);
  }
  return Object.fromEntries(
    TEN_GODS.map((god): [TenGod, TenGodPresence] => {
      const { sum, largest } = holdings.get(god) as Holding;
      const power = round1((sum * 100) / total);
      return [
        god,
        {
          power,
          level: levelOf(power),
          visible: subject.slots
            .filter((slot) => slot.name !== 'day' && godOf(subject, slot.stem) === god)
            .map((slot) => slot.name),
          role: roles[WUXING_OF_GROUP[subject.dayMasterWuxing][TEN_GOD_GROUP[god]]],
          mainPillar: largest?.pillar ?? null,
          isHurt: largest !== null && isPartHurt(subject, findings, largest),
        },
      ];
    }),
  ) as TenGodPower;
}

/** Power of each group: the sum of its two gods, percent. */
export function groupPowerOf(power: TenGodPower): ByGroup<number> {
  const sum = (group: TenGodGroup): number =>
    GODS_OF_GROUP[group].reduce((total, god) => total + power[god].power, 0);
  return {
    比劫: round1(sum('比劫')),
    食伤: round1(sum('食伤')),
    财: round1(sum('财')),
    官杀: round1(sum('官杀')),
    印: round1(sum('印')),
  };
}
