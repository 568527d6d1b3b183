/**
 * The special classes 化气, 从弱, 从强: tested in this order, each with every condition it meets, 真 or 假.
 */
import { KE_BY, type Branch, type Stem, type TenGodGroup, type Wuxing } from '../../ganzhi/index.ts';
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

/** Slots of year, month and hour whose stem is 官杀. */
function officerStems({ slots, dayMasterWuxing }: Subject): Slot[] {
  const officer = WUXING_OF_GROUP[dayMasterWuxing].官杀;
  return slots.filter((slot) => slot.name !== 'day' && slot.effectiveWuxing === officer);
}

/** Whether 官杀 commands the month of a rootless day master, and no branch is on its side. */
function isCommanded({ month, slots, dayMasterWuxing, rootWeights }: Subject): boolean {
  const { 官杀: officer, 印: seal } = WUXING_OF_GROUP[dayMasterWuxing];
  return (
    month.mainWuxing === officer &&
    rootWeights[dayMasterWuxing] <= BORDERS.trueRootMax &&
    slots.every(({ mainWuxing }) => mainWuxing !== dayMasterWuxing && mainWuxing !== seal)
  );
}

/** Why a 从弱 class bears the support it does. */
type WeakReach = 'fed' | 'output' | 'command' | 'plain';

/** Support that each reach bears at most. */
const SUPPORT_MAX: Readonly<Record<WeakReach, number>> = {
  fed: BORDERS.weakMaxSeal,
  output: BORDERS.outputSupportMax,
  command: BORDERS.commandSupportMax,
  plain: BORDERS.weakMax,
};

function weakReachOf(
  subject: Subject,
  groups: ByGroup<number>,
  group: TenGodGroup,
  seal: ReturnType<typeof sealOf>,
): WeakReach {
  if (seal.stems > 0 && seal.hidden >= BORDERS.sealRootMin) return 'fed';
  if (group === '官杀') {
    const leads = groups.官杀 >= BORDERS.commandMin && seal.stems === 0;
    return leads && isCommanded(subject) ? 'command' : 'plain';
  }
  const isOutput =
    group === '食伤' &&
    groups.食伤 >= BORDERS.outputMin &&
    groups.官杀 <= BORDERS.outputOfficerMax &&
    officerStems(subject).length === 0;
  return isOutput ? 'output' : 'plain';
}

/**
 * 从弱: a day master that nothing holds up. One that 印 still feeds follows later; 从儿 looks at 食伤 and the 财 they feed more than
 * at the day master; 官杀 in command of the month take a rootless one earlier; and where 食伤 can check 官杀 and the day master has
 * breath left, the chart uses them and does not follow.
 */
function followWeak(subject: Subject, facts: FollowFacts): Follow | null {
  const { support, groups } = facts;
  const group = (['食伤', '财', '官杀'] as const).reduce((a, b) => (groups[b] > groups[a] ? b : a));
  if (group === '食伤' && groups.财 < BORDERS.outputWealthMin) return null;
  const seal = sealOf(subject);
  const root = subject.rootWeights[subject.dayMasterWuxing];
  const isAlive = root > 0 || seal.hidden > 0;
  if (group === '官杀' && isAlive && groups.食伤 >= BORDERS.checkMin) return null;
  const reach = weakReachOf(subject, groups, group, seal);
  const supportMax = SUPPORT_MAX[reach];
  if (support > supportMax) return null;
  const isTrue = root <= BORDERS.trueRootMax && seal.stems === 0 && seal.hidden <= BORDERS.sealHiddenMax;
  const leadMin =
    reach === 'output' ? BORDERS.outputMin : reach === 'command' ? BORDERS.commandMin : BORDERS.groupMin;
  const isReached = groups[group] >= leadMin;
  if (!isReached && (root > BORDERS.forceRootMax || seal.hidden > BORDERS.forceSealMax)) return null;
  const type = isReached ? WEAK_TYPES[group] : '从势';
  const name = falseName(`${type}格`, isTrue);
  return finish({ class: '从弱', type, name, isTrue, to: null }, (source) => [
    evidenceOf('SPECIAL_SUPPORT_MAX', [], { value: support, border: supportMax, reach }, source),
    evidenceOf('SPECIAL_LED_BY', [], { group, value: groups[group], border: leadMin, isReached }, source),
    ...weakConditions(subject, groups, group, reach, isAlive, source),
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

/** Conditions that rest on the group that leads. */
function weakConditions(
  { month }: Subject,
  groups: ByGroup<number>,
  group: TenGodGroup,
  reach: WeakReach,
  isAlive: boolean,
  source: string,
): Evidence[] {
  const found: Evidence[] = [];
  if (reach === 'command')
    found.push(evidenceOf('SPECIAL_COMMAND', [month.name], { branch: month.branch }, source));
  if (group === '食伤') {
    const wealth = { value: groups.财, border: BORDERS.outputWealthMin };
    found.push(evidenceOf('SPECIAL_OUTPUT_FEEDS', [], wealth, source));
  }
  if (group === '官杀') {
    const check = { value: groups.食伤, border: BORDERS.checkMin, isAlive };
    found.push(evidenceOf('SPECIAL_UNCHECKED', [], check, source));
  }
  return found;
}

/** Branches outside every gathering whose 本气 is 官杀. */
function freeOfficers(subject: Subject): Slot[] {
  const officer = WUXING_OF_GROUP[subject.dayMasterWuxing].官杀;
  return subject.slots.filter(
    (slot) => subject.combining.isEngaged[slot.index] !== true && slot.mainWuxing === officer,
  );
}

/** 从强: the month is of the day master's side, all but everything helps, and no 官杀 with a root stands against it. */
function followStrong(subject: Subject, facts: FollowFacts): Follow | null {
  const { support, groups } = facts;
  const { month, dayMasterWuxing, rootWeights } = subject;
  const { 印: seal, 官杀: officer } = WUXING_OF_GROUP[dayMasterWuxing];
  if (support < BORDERS.strongMin || groups.官杀 > BORDERS.officerMax) return null;
  if (month.mainWuxing !== dayMasterWuxing && month.mainWuxing !== seal) return null;
  const stems = officerStems(subject);
  if (stems.length > 0 && rootWeights[officer] > 0) return null;
  const isDominant = groups.比劫 >= groups.印;
  const free = freeOfficers(subject);
  const isTrue = free.length === 0 && stems.length === 0;
  const base = isDominant ? `${DOMINANT_NAME[dayMasterWuxing]}格` : '从强格';
  const type = isDominant ? '专旺' : '从印';
  return finish({ class: '从强', type, name: falseName(base, isTrue), isTrue, to: null }, (source) => {
    const share = { group: '官杀', value: groups.官杀, border: BORDERS.officerMax } as const;
    return [
      evidenceOf('SPECIAL_SUPPORT_MIN', [], { value: support, border: BORDERS.strongMin }, source),
      evidenceOf('SPECIAL_OWN_MONTH', [month.name], { branch: month.branch }, source),
      evidenceOf('SPECIAL_GROUP_MAX', [], share, source),
      evidenceOf(
        'SPECIAL_NO_OFFICER_STEM',
        stems.map((slot) => slot.name),
        { floating: stems.map((slot): Stem => slot.effective) },
        source,
      ),
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
