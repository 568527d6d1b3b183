/**
 * Facts behind the chapters of a report: combinations of ten gods, role of career, base and store of wealth, spouse
 * star and palace. No sentences: `reading` makes them.
 */
import type { PillarKey, Sex } from '../../chart/index.ts';
import {
  CHONG_OF,
  changshengOf,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  STEM_YINYANG,
  TEN_GOD_GROUPS,
  type Branch,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { Doctrine } from '../doctrine.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import { WUXING_OF_GROUP } from '../model/groups.ts';
import type { StrengthFindings } from '../model/strength.ts';
import { godOf, type Subject } from '../model/subject.ts';
import type { ByGroup } from '../tables/yongshenPoints.ts';
import type { PresenceLevel, TenGodPower } from '../model/tenGodPower.ts';
import type { Role } from '../tables/roles.ts';
import { STORE_BRANCH } from '../yongshen/yongshenRecord.ts';

/** Combinations of ten gods, in the order they are looked for. */
export const COMBOS = [
  '官印相生',
  '杀印相生',
  '食神制杀',
  '伤官配印',
  '食伤生财',
  '财官双美',
  '羊刃驾杀',
  '比劫夺财',
  '官杀混杂',
  '伤官见官',
  '枭神夺食',
  '财多身弱',
  '印多身旺',
] as const;
/** A combination of ten gods. */
export type Combo = (typeof COMBOS)[number];

/** Base of wealth. */
export type WealthBase = '从财' | '身旺任财' | '财多身弱' | '财星不现' | '财星平和';

/** Where wealth comes from. */
export type WealthSource = '技能生财' | '职位之财' | '合伙分财';

/** How another branch touches the spouse palace. */
export type PalaceTouch = '合' | '冲' | '刑' | '害' | '空';

/** Facts of the chapters. */
export interface LifeFacts {
  readonly combos: readonly Combo[];
  /** 伤官见官 with no 印 revealed to mediate. */
  readonly isOfficerUnguarded: boolean;
  readonly career: { readonly role: TenGodGroup; readonly style: '主动开拓' | '借力平台' | '顺势借势' };
  readonly wealth: {
    readonly base: WealthBase;
    readonly sources: readonly WealthSource[];
    /** 财库: the 墓 of the wealth wuxing, the pillars that have it, and whether a 六冲 opens it. */
    readonly store: {
      readonly branch: Branch;
      readonly pillars: readonly PillarKey[];
      readonly isOpened: boolean;
    };
    /** The stronger of 正财 and 偏财; null where both are absent or even. */
    readonly leading: '正财' | '偏财' | null;
  };
  readonly spouse: {
    /** Spouse star; null under `spouseStar: 'palaceOnly'`. */
    readonly group: '财' | '官杀' | null;
    readonly main: TenGod | null;
    readonly level: PresenceLevel | null;
    /** Both gods of the star at level 2 or more. */
    readonly isMixed: boolean;
    readonly palaceBranch: Branch;
    readonly palaceGod: TenGod;
    readonly palaceRole: Role;
    readonly touches: readonly { readonly kind: PalaceTouch; readonly pillar: PillarKey }[];
  };
  /** 六亲 stars and their presence. */
  readonly kin: readonly {
    readonly who: '父' | '母' | '兄弟' | '配偶' | '子女';
    readonly gods: readonly TenGod[];
    readonly level: PresenceLevel;
    readonly isHurt: boolean;
    readonly pillars: readonly PillarKey[];
  }[];
  /** What each of the judgements above rests on: combinations, career, wealth, its store, spouse palace. */
  readonly evidence: readonly Evidence[];
}

/** What the facts are read from. */
export interface LifeInput {
  readonly subject: Subject;
  readonly sex: Sex;
  readonly findings: StrengthFindings;
  readonly roles: Readonly<Record<Wuxing, Role>>;
  readonly power: TenGodPower;
  readonly groupPower: ByGroup<number>;
  readonly doctrine: Doctrine;
}

function combosOf({ subject, findings, power, groupPower }: LifeInput): Combo[] {
  const { support, follow } = findings.strength;
  const isPlain = follow === null;
  const strong = (...gods: TenGod[]): boolean => gods.some((god) => power[god].level >= 2);
  const seen = (god: TenGod): boolean => power[god].visible.length > 0;
  const seal = strong('正印', '偏印');
  const wealth = strong('正财', '偏财');
  const isOnBlade =
    STEM_YINYANG[subject.dayMaster] === '阳' &&
    subject.slots.some((slot) => changshengOf(subject.dayMaster, slot.branch) === '帝旺');
  const found: Record<Combo, boolean> = {
    官印相生: strong('正官') && seal,
    杀印相生: strong('七杀') && seal,
    食神制杀: strong('食神') && strong('七杀'),
    伤官配印: strong('伤官') && seal,
    食伤生财: strong('食神', '伤官') && wealth,
    财官双美: wealth && strong('正官') && support >= 38,
    羊刃驾杀: isOnBlade && strong('七杀'),
    比劫夺财: isPlain && groupPower.比劫 >= 20 && groupPower.财 > 0 && !strong('正官', '七杀'),
    官杀混杂: strong('正官') && strong('七杀'),
    伤官见官: seen('伤官') && seen('正官'),
    枭神夺食: seen('偏印') && seen('食神'),
    财多身弱: isPlain && support < 38 && groupPower.财 >= 30,
    印多身旺: isPlain && support >= 57 && groupPower.印 >= 35,
  };
  return COMBOS.filter((combo) => found[combo]);
}

/** Axis A: the group with most power whose wuxing is not 忌神. */
function careerRoleOf({ subject, roles, groupPower }: LifeInput): TenGodGroup {
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  const allowed = TEN_GOD_GROUPS.filter((group) => roles[wuxingOf[group]] !== '忌神');
  return allowed.reduce((a, b) => (groupPower[b] > groupPower[a] ? b : a));
}

function careerStyleOf({ findings }: LifeInput): LifeFacts['career']['style'] {
  const { follow, support } = findings.strength;
  if (follow !== null) return '顺势借势';
  return support >= 44 ? '主动开拓' : '借力平台';
}

function wealthOf(input: LifeInput): LifeFacts['wealth'] {
  const { subject, findings, power, groupPower } = input;
  const { support, follow } = findings.strength;
  const level = (...gods: TenGod[]): number => Math.max(...gods.map((god) => power[god].level));
  let base: WealthBase = '财星平和';
  if (follow?.type === '从财') base = '从财';
  else if (support >= 50 && groupPower.财 >= 10) base = '身旺任财';
  else if (support < 38 && groupPower.财 >= 25 && follow === null) base = '财多身弱';
  else if (groupPower.财 < 1) base = '财星不现';
  const wealth = level('正财', '偏财');
  const sources: WealthSource[] = [];
  if (level('食神', '伤官') >= 2 && wealth >= 1) sources.push('技能生财');
  if (level('正官', '七杀') >= 2 && wealth >= 2) sources.push('职位之财');
  if (level('比肩', '劫财') >= 3 && wealth >= 1) sources.push('合伙分财');
  const branch = STORE_BRANCH[WUXING_OF_GROUP[subject.dayMasterWuxing].财];
  const stores = subject.slots.filter((slot) => slot.branch === branch);
  const lead = power.正财.power - power.偏财.power;
  return {
    base,
    sources,
    store: {
      branch,
      pillars: stores.map((slot) => slot.name),
      isOpened: stores.length > 0 && subject.slots.some((slot) => slot.branch === CHONG_OF[branch]),
    },
    leading: lead === 0 ? null : lead > 0 ? '正财' : '偏财',
  };
}

function touchesOf(subject: Subject): { kind: PalaceTouch; pillar: PillarKey }[] {
  const palace = subject.day.branch;
  const touches: { kind: PalaceTouch; pillar: PillarKey }[] = [];
  for (const { name, branch } of subject.slots) {
    if (name === 'day') continue;
    if (LIUHE_OF[palace] === branch) touches.push({ kind: '合', pillar: name });
    if (CHONG_OF[palace] === branch) touches.push({ kind: '冲', pillar: name });
    if (isXing(palace, branch)) touches.push({ kind: '刑', pillar: name });
    if (LIUHAI_OF[palace] === branch) touches.push({ kind: '害', pillar: name });
  }
  if (subject.pillars.year.kongwang.includes(palace)) touches.push({ kind: '空', pillar: 'year' });
  return touches;
}

function spouseOf({ subject, sex, roles, power, doctrine }: LifeInput): LifeFacts['spouse'] {
  const group = doctrine.spouseStar === 'palaceOnly' ? null : sex === '男' ? '财' : '官杀';
  const gods: readonly [TenGod, TenGod] = sex === '男' ? ['正财', '偏财'] : ['正官', '七杀'];
  const [main, other] = gods;
  const level = Math.max(power[main].level, power[other].level) as PresenceLevel;
  return {
    group,
    main: group === null ? null : main,
    level: group === null ? null : level,
    isMixed: group !== null && power[main].level >= 2 && power[other].level >= 2,
    palaceBranch: subject.day.branch,
    palaceGod: godOf(subject, subject.day.main),
    palaceRole: roles[subject.day.mainWuxing],
    touches: touchesOf(subject),
  };
}

function kinOf({ sex, power, doctrine }: LifeInput): LifeFacts['kin'] {
  const childGods: readonly TenGod[] =
    sex === '男' && doctrine.childStar === 'bySex' ? ['七杀', '正官'] : ['食神', '伤官'];
  const stars = [
    { who: '父', gods: ['偏财'] },
    { who: '母', gods: ['正印'] },
    { who: '兄弟', gods: ['比肩', '劫财'] },
    { who: '配偶', gods: sex === '男' ? ['正财', '偏财'] : ['正官', '七杀'] },
    { who: '子女', gods: childGods },
  ] as const satisfies readonly { who: LifeFacts['kin'][number]['who']; gods: readonly TenGod[] }[];
  return stars.map(({ who, gods }) => {
    const led = gods.reduce((a, b) => (power[b].power > power[a].power ? b : a));
    const { mainPillar, isHurt, level } = power[led];
    const visible = gods.flatMap((god) => power[god].visible);
    const pillars = visible.length > 0 ? visible : mainPillar === null ? [] : [mainPillar];
    return { who, gods, level, isHurt, pillars };
  });
}

/** Gods that make each combination. */
// prettier-ignore
const COMBO_GODS: Readonly<Record<Combo, readonly TenGod[]>> = {
  官印相生: ['正官', '正印', '偏印'], 杀印相生: ['七杀', '正印', '偏印'], 食神制杀: ['食神', '七杀'],
  伤官配印: ['伤官', '正印', '偏印'], 食伤生财: ['食神', '伤官', '正财', '偏财'], 财官双美: ['正财', '偏财', '正官'],
  羊刃驾杀: ['七杀'], 比劫夺财: ['比肩', '劫财', '正财', '偏财'], 官杀混杂: ['正官', '七杀'], 伤官见官: ['伤官', '正官'],
  枭神夺食: ['偏印', '食神'], 财多身弱: ['正财', '偏财'], 印多身旺: ['正印', '偏印'],
};

/** Pillars where gods show or, hidden, hold most of their power; year to hour. */
function pillarsOfGods({ subject, power }: LifeInput, gods: readonly TenGod[]): PillarKey[] {
  const keys = new Set<PillarKey>();
  for (const god of gods) {
    const { visible, mainPillar } = power[god];
    for (const key of visible) keys.add(key);
    if (visible.length === 0 && mainPillar !== null) keys.add(mainPillar);
  }
  return subject.slots.map((slot) => slot.name).filter((key) => keys.has(key));
}

function comboEvidence(input: LifeInput, combo: Combo): Evidence {
  const present = COMBO_GODS[combo].filter((god) => input.power[god].level > 0);
  const shares = present.map((god) => `${god}${input.power[god].power}%`);
  return evidenceOf('LIFE_COMBO', pillarsOfGods(input, present), `${combo}：${shares.join('、')}`);
}

function lifeEvidence(input: LifeInput, facts: Omit<LifeFacts, 'evidence'>): Evidence[] {
  const { groupPower, findings } = input;
  const { combos, career, wealth, spouse } = facts;
  const { store } = wealth;
  const found = combos.map((combo) => comboEvidence(input, combo));
  found.push(
    evidenceOf('LIFE_CAREER', [], `${career.role}${groupPower[career.role]}%，非忌神中最重`),
    evidenceOf(
      'LIFE_WEALTH',
      pillarsOfGods(input, ['正财', '偏财']),
      `${wealth.base}：财${groupPower.财}%，身${findings.strength.support}%`,
    ),
  );
  if (store.pillars.length > 0) {
    found.push(
      evidenceOf('LIFE_STORE', store.pillars, `${store.branch}为财库${store.isOpened ? '，逢冲' : ''}`),
    );
  }
  found.push(
    evidenceOf('LIFE_PALACE', ['day'], `${spouse.palaceBranch}藏${spouse.palaceGod}，为${spouse.palaceRole}`),
  );
  return found;
}

/**
 * Facts behind the chapters on career, wealth, relationship and kin.
 *
 * Source: 子平真诠 and 渊海子平·论六亲 for the ideas; the borders are ours.
 */
export function lifeFactsOf(input: LifeInput): LifeFacts {
  const combos = combosOf(input);
  const { power } = input;
  const facts: Omit<LifeFacts, 'evidence'> = {
    combos,
    isOfficerUnguarded:
      combos.includes('伤官见官') && power.正印.visible.length + power.偏印.visible.length === 0,
    career: { role: careerRoleOf(input), style: careerStyleOf(input) },
    wealth: wealthOf(input),
    spouse: spouseOf(input),
    kin: kinOf(input),
  };
  return { ...facts, evidence: lifeEvidence(input, facts) };
}
