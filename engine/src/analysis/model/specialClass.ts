/**
 * The special classes 化气, 从弱, 从强: tested in this order, each with every condition it meets, 真 or 假.
 */
import { KE_BY, type Branch, type Wuxing } from '../../ganzhi/index.ts';
import { evidenceOf, SPECIAL_SOURCES, type Evidence } from '../evidence.ts';
import { FOLLOW_BORDERS as BORDERS } from '../tables/strengthParams.ts';
import type { ByGroup, FOLLOW_POINTS } from '../tables/yongshenPoints.ts';
import { WUXING_OF_GROUP } from './groups.ts';
import type { DayMasterPair } from './combining.ts';
import type { Slot, Subject } from './subject.ts';

/** Type of a special class. */
export type FollowType = keyof typeof FOLLOW_POINTS | '化气';

/** A special class that a chart meets. */
export interface Follow {
  readonly class: '从弱' | '从强' | '化气';
  readonly type: FollowType;
  /** Name of the pattern it gives, with 假 in front where it is not pure. */
  readonly name: string;
  /** 真: every strict condition holds. */
  readonly isTrue: boolean;
  /** 化神 of 化气格, else null. */
  readonly to: Wuxing | null;
  /** Every condition met, in the order they are asked, and last what makes it 真 or 假. */
  readonly evidence: readonly Evidence[];
  /** Chapter of the class. */
  readonly source: string;
}

/** What the tests read, percentages and sums already rounded. */
export interface FollowFacts {
  readonly percent: Readonly<Record<Wuxing, number>>;
  readonly groups: ByGroup<number>;
  /** Support in percent. */
  readonly support: number;
}

const DOMINANT_NAME = { 木: '曲直', 火: '炎上', 土: '稼穑', 金: '从革', 水: '润下' } as const;

type Found = Omit<Follow, 'source' | 'evidence'>;
type Conditions = (source: string) => Evidence[];

function finish(found: Found, conditions: Conditions): Follow {
  const source = SPECIAL_SOURCES[found.type];
  return { ...found, evidence: conditions(source), source };
}

const falseName = (name: string, isTrue: boolean): string => (isTrue ? name : `假${name}`);

/** Each condition of the transformation of a pair with the day master, all of them met. */
function transformConditions(
  subject: Subject,
  pair: DayMasterPair,
  percent: number,
  source: string,
): Evidence[] {
  const { to } = pair;
  const { day, month, dayMasterWuxing } = subject;
  const both = pair.pillars;
  const root = { value: subject.rootWeights[dayMasterWuxing], border: BORDERS.transformRootMax };
  return [
    evidenceOf('SPECIAL_PAIR', both, { members: pair.members, to }, source),
    evidenceOf('SPECIAL_SEASON', [month.name], { branch: month.branch, to }, source),
    evidenceOf('SPECIAL_UNCONTESTED', both, {}, source),
    evidenceOf('SPECIAL_NEIGHBOURS', both, { to, by: KE_BY[to] }, source),
    evidenceOf('SPECIAL_ROOTLESS_PAIR', both, {}, source),
    evidenceOf('SPECIAL_DAY_ROOT', [day.name], { ...root, isOwn: dayMasterWuxing === to }, source),
    evidenceOf('SPECIAL_TO', [], { to, value: percent, border: BORDERS.transformMin }, source),
  ];
}

function transformed(subject: Subject, { percent }: FollowFacts): Follow | null {
  const pair = subject.combining.dayMasterPair;
  if (pair === null || percent[pair.to] < BORDERS.transformMin) return null;
  const { to } = pair;
  return finish({ class: '化气', type: '化气', name: `化${to}格`, isTrue: true, to }, (source) =>
    transformConditions(subject, pair, percent[to], source),
  );
}

const WEAK_TYPES = { 食伤: '从儿', 财: '从财', 官杀: '从官杀' } as const;

/** 印 of a day master: its revealed stems, and the weight of it in the branches. */
function sealOf(subject: Subject): { readonly stems: number; readonly hidden: number } {
  const seal = WUXING_OF_GROUP[subject.dayMasterWuxing].印;
  const isSeal = (slot: Slot): boolean => slot.name !== 'day' && slot.effectiveWuxing === seal;
  return { stems: subject.slots.filter(isSeal).length, hidden: subject.rootWeights[seal] };
}

/**
 * 从弱: a day master that nothing holds up. One that 印 still feeds follows later; 从儿 looks at 食伤 more than at the day master;
 * and where 食伤 can check 官杀 and the day master has breath left, the chart uses them and does not follow.
 */
function followWeak(subject: Subject, facts: FollowFacts): Follow | null {
  const { support, groups } = facts;
  const group = (['食伤', '财', '官杀'] as const).reduce((a, b) => (groups[b] > groups[a] ? b : a));
  const seal = sealOf(subject);
  const root = subject.rootWeights[subject.dayMasterWuxing];
  const isAlive = root > 0 || seal.hidden > 0;
  if (group === '官杀' && isAlive && groups.食伤 >= BORDERS.checkMin) return null;
  const isFed = seal.stems > 0 && seal.hidden >= BORDERS.sealRootMin;
  const isOutput = group === '食伤' && groups.食伤 >= BORDERS.outputMin && !isFed && !hasOfficerStem(subject);
  const border = isOutput ? BORDERS.outputSupportMax : isFed ? BORDERS.weakMaxSeal : BORDERS.weakMax;
  if (support > border) return null;
  const isTrue = root <= BORDERS.trueRootMax && seal.stems === 0 && seal.hidden <= BORDERS.sealHiddenMax;
  const isReached = groups[group] >= BORDERS.groupMin;
  if (!isReached && (root > BORDERS.forceRootMax || seal.hidden > BORDERS.forceSealMax)) return null;
  const type = isReached ? WEAK_TYPES[group] : '从势';
  const name = falseName(`${type}格`, isTrue);
  return finish({ class: '从弱', type, name, isTrue, to: null }, (source) => [
    evidenceOf('SPECIAL_SUPPORT_MAX', [], { value: support, border, isFed, isOutput }, source),
    evidenceOf(
      'SPECIAL_LED_BY',
      [],
      { group, value: groups[group], border: BORDERS.groupMin, isReached },
      source,
    ),
    ...(group === '官杀'
      ? [
          evidenceOf(
            'SPECIAL_UNCHECKED',
            [],
            { value: groups.食伤, border: BORDERS.checkMin, isAlive },
            source,
          ),
        ]
      : []),
    evidenceOf(
      'SPECIAL_PURE_WEAK',
      [],
      {
        isTrue,
        root: { value: root, border: BORDERS.trueRootMax },
        sealStems: seal.stems,
        sealHidden: { value: seal.hidden, border: BORDERS.sealHiddenMax },
      },
      source,
    ),
  ]);
}

/** Whether 官杀 stands in the stems of year, month or hour. */
function hasOfficerStem({ slots, dayMasterWuxing }: Subject): boolean {
  const officer = WUXING_OF_GROUP[dayMasterWuxing].官杀;
  return slots.some((slot) => slot.name !== 'day' && slot.effectiveWuxing === officer);
}

/** Branches outside every gathering whose 本气 is 官杀. */
function freeOfficers(subject: Subject): Slot[] {
  const officer = WUXING_OF_GROUP[subject.dayMasterWuxing].官杀;
  return subject.slots.filter(
    (slot) => subject.combining.isEngaged[slot.index] !== true && slot.mainWuxing === officer,
  );
}

/** 从强: all but everything helps, and no 官杀 stands against it. */
function followStrong(subject: Subject, facts: FollowFacts): Follow | null {
  const { support, groups } = facts;
  if (support < BORDERS.strongMin || groups.官杀 > BORDERS.officerMax || hasOfficerStem(subject)) return null;
  const isDominant = groups.比劫 >= groups.印;
  const free = freeOfficers(subject);
  const isTrue = free.length === 0;
  const base = isDominant ? `${DOMINANT_NAME[subject.dayMasterWuxing]}格` : '从强格';
  const type = isDominant ? '专旺' : '从印';
  return finish({ class: '从强', type, name: falseName(base, isTrue), isTrue, to: null }, (source) => {
    const officer = { group: '官杀', value: groups.官杀, border: BORDERS.officerMax } as const;
    return [
      evidenceOf('SPECIAL_SUPPORT_MIN', [], { value: support, border: BORDERS.strongMin }, source),
      evidenceOf('SPECIAL_GROUP_MAX', [], officer, source),
      evidenceOf('SPECIAL_NO_OFFICER_STEM', [], {}, source),
      isDominant
        ? evidenceOf('SPECIAL_OWN_LEADS', [], { own: groups.比劫, seal: groups.印 }, source)
        : evidenceOf('SPECIAL_SEAL_LEADS', [], { seal: groups.印, own: groups.比劫 }, source),
      evidenceOf(
        'SPECIAL_PURE_STRONG',
        free.map((slot) => slot.name),
        { isTrue, branches: free.map((slot): Branch => slot.branch) },
        source,
      ),
    ];
  });
}

/** The special class whose conditions a chart meets, or null. Does not look at whether the hour is known. */
export function findFollow(subject: Subject, facts: FollowFacts): Follow | null {
  return transformed(subject, facts) ?? followWeak(subject, facts) ?? followStrong(subject, facts);
}
