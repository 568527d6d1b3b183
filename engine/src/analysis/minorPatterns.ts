/**
 * 古格: the old minor patterns, as labels only. They never decide strength or 用神; screens say 带…之象.
 */
import type { PillarKey } from '../chart/index.ts';
import { LU, type Branch, type Stem } from '../ganzhi/index.ts';
import { PATTERN_SPIRITS } from './tables/readSpirits.ts';
import { groupOfStem, type Slot, type Subject } from './model/subject.ts';

/** One minor pattern a chart shows. */
export interface MinorPattern {
  readonly name: string;
  /** Pillars that make it. */
  readonly pillars: readonly PillarKey[];
  readonly source: string;
}

/** What the rules read. */
interface Facts {
  readonly subject: Subject;
  readonly stems: readonly Stem[];
  readonly branches: readonly Branch[];
  readonly dayName: string;
  readonly hour: Slot | null;
  readonly hasOfficerStem: boolean;
  /** Pillars on which a spirit of the name stands. */
  readonly spiritPillars: (name: string) => readonly PillarKey[];
}

interface MinorRule {
  readonly name: string;
  readonly source: string;
  /** Pillars that make it; empty where the chart does not show it. */
  readonly find: (facts: Facts) => readonly PillarKey[];
}

const KUIGANG = ['庚辰', '庚戌', '壬辰', '戊戌'];

const keysOf = (slots: readonly Slot[]): PillarKey[] => slots.map((slot) => slot.name);
const allKeys = ({ subject }: Facts): PillarKey[] => keysOf(subject.slots);
const withBranch = ({ subject }: Facts, branch: Branch): PillarKey[] =>
  keysOf(subject.slots.filter((slot) => slot.branch === branch));
const lacks = ({ stems, branches }: Facts, chars: string): boolean =>
  ![...stems, ...branches].some((char) => chars.includes(char));
const NOWHERE: readonly PillarKey[] = Object.freeze([]);
const when = (condition: boolean, keys: readonly PillarKey[]): readonly PillarKey[] =>
  condition ? keys : NOWHERE;
const dayAndHour: readonly PillarKey[] = ['day', 'hour'];

/** A day stem with at least two of a branch, as 壬骑龙背. */
function twoOf(facts: Facts, isDay: boolean, branch: Branch): readonly PillarKey[] {
  if (!isDay) return NOWHERE;
  const found = withBranch(facts, branch);
  return when(found.length >= 2, found);
}

const PURE_SETS = [
  ['子', '午', '卯', '酉'],
  ['寅', '申', '巳', '亥'],
  ['辰', '戌', '丑', '未'],
] as const satisfies readonly (readonly Branch[])[];

/** 四位纯全: all four of a row of branches. */
function isPureSet({ branches }: Facts): boolean {
  return PURE_SETS.some((set) => set.every((branch) => branches.includes(branch)));
}

/** Four of one character. */
const isOneOf = (chars: readonly string[]): boolean =>
  chars.length === 4 && chars.every((char) => char === chars[0]);

/** Source: 渊海子平·格局诸篇; 三命通会 卷六. */
const RULES: readonly MinorRule[] = [
  {
    name: '飞天禄马',
    source: '渊海子平·飞天禄马格',
    find: (facts) => {
      const isDay = ['庚子', '壬子', '辛亥', '癸亥'].includes(facts.dayName);
      if (!isDay || facts.hasOfficerStem) return NOWHERE;
      const same = withBranch(facts, facts.subject.day.branch);
      return when(same.length >= 3, same);
    },
  },
  {
    name: '井栏叉',
    source: '渊海子平·井栏叉格',
    find: (facts) => {
      if (facts.subject.dayMaster !== '庚' || !lacks(facts, '丙丁巳午')) return NOWHERE;
      const isComplete = ['申', '子', '辰'].every((b) => facts.branches.includes(b as Branch));
      return isComplete
        ? keysOf(facts.subject.slots.filter((slot) => '申子辰'.includes(slot.branch)))
        : NOWHERE;
    },
  },
  {
    name: '六乙鼠贵',
    source: '渊海子平·六乙鼠贵格',
    find: (facts) =>
      when(
        facts.subject.dayMaster === '乙' &&
          facts.hour?.stem === '丙' &&
          facts.hour.branch === '子' &&
          !facts.hasOfficerStem &&
          lacks(facts, '丑午'),
        dayAndHour,
      ),
  },
  {
    name: '六阴朝阳',
    source: '渊海子平·六阴朝阳格',
    find: (facts) =>
      when(
        facts.subject.dayMaster === '辛' &&
          facts.hour?.stem === '戊' &&
          facts.hour.branch === '子' &&
          lacks(facts, '丙丁'),
        dayAndHour,
      ),
  },
  {
    name: '壬骑龙背',
    source: '渊海子平·壬骑龙背格',
    find: (facts) => twoOf(facts, facts.dayName === '壬辰', '辰'),
  },
  {
    name: '日禄归时',
    source: '渊海子平·归禄格',
    find: (facts) =>
      when(facts.hour?.branch === LU[facts.subject.dayMaster] && !facts.hasOfficerStem, dayAndHour),
  },
  {
    name: '六甲趋乾',
    source: '三命通会·六甲趋乾',
    find: (facts) => twoOf(facts, facts.subject.dayMaster === '甲', '亥'),
  },
  {
    name: '六壬趋艮',
    source: '三命通会·六壬趋艮',
    find: (facts) => twoOf(facts, facts.subject.dayMaster === '壬', '寅'),
  },
  {
    name: '拱禄',
    source: '渊海子平·拱禄格',
    find: ({ spiritPillars }) => spiritPillars(PATTERN_SPIRITS.拱禄),
  },
  {
    name: '拱贵',
    source: '渊海子平·拱贵格',
    find: ({ spiritPillars }) => spiritPillars(PATTERN_SPIRITS.拱贵),
  },
  {
    name: '魁罡',
    source: '渊海子平·论魁罡',
    find: ({ subject }) => {
      const found = subject.slots.filter((slot) => KUIGANG.includes(slot.stem + slot.branch));
      return when(found.length >= 2, keysOf(found));
    },
  },
  {
    name: '金神',
    source: '渊海子平·论金神',
    find: ({ spiritPillars }) => spiritPillars(PATTERN_SPIRITS.金神),
  },
  {
    name: '天元一气',
    source: '三命通会·一气生成',
    find: (facts) => (isOneOf(facts.stems) ? allKeys(facts) : NOWHERE),
  },
  {
    name: '地支一气',
    source: '三命通会·一气生成',
    find: (facts) => (isOneOf(facts.branches) ? allKeys(facts) : NOWHERE),
  },
  {
    name: '两干不杂',
    source: '渊海子平·两干不杂格',
    find: (facts) => {
      const [year, month, day, hour] = facts.stems;
      return year === day && month === hour && year !== month ? allKeys(facts) : NOWHERE;
    },
  },
  {
    name: '四位纯全',
    source: '三命通会·四位纯全',
    find: (facts) => (isPureSet(facts) ? allKeys(facts) : NOWHERE),
  },
  {
    name: '三奇',
    source: '三命通会·论三奇',
    find: ({ spiritPillars }) => spiritPillars(PATTERN_SPIRITS.三奇),
  },
];

/**
 * Minor patterns of a chart.
 *
 * @param spiritPillars pillars on which a spirit stands, by its name
 * Source: 渊海子平·格局诸篇, 三命通会 卷六; each names its own.
 */
export function minorPatternsOf(
  subject: Subject,
  spiritPillars: (name: string) => readonly PillarKey[],
): readonly MinorPattern[] {
  const facts: Facts = {
    subject,
    stems: subject.slots.map((slot) => slot.stem),
    branches: subject.slots.map((slot) => slot.branch),
    dayName: subject.day.stem + subject.day.branch,
    hour: subject.slots[3] ?? null,
    hasOfficerStem: subject.slots.some(
      (slot) => slot.name !== 'day' && groupOfStem(subject, slot.stem) === '官杀',
    ),
    spiritPillars,
  };
  const found: MinorPattern[] = [];
  for (const { name, source, find } of RULES) {
    const pillars = find(facts);
    if (pillars.length > 0) found.push({ name, pillars, source });
  }
  return found;
}
