/**
 * 古格: the old minor patterns, as labels only. They never decide strength or 用神; screens say 带…之象.
 */
import type { PillarKey } from '../chart/index.ts';
import { LU, type Branch, type Stem } from '../ganzhi/index.ts';
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
const when = (condition: boolean, keys: readonly PillarKey[]): readonly PillarKey[] =>
  condition ? keys : [];
const dayAndHour: readonly PillarKey[] = ['day', 'hour'];

/** A day stem with at least two of a branch, as 壬骑龙背. */
function twoOf(facts: Facts, isDay: boolean, branch: Branch): readonly PillarKey[] {
  const found = withBranch(facts, branch);
  return when(isDay && found.length >= 2, found);
}

/** 四位纯全: all four of a row of branches. */
function isPureSet({ branches }: Facts): boolean {
  return ['子午卯酉', '寅申巳亥', '辰戌丑未'].some((set) =>
    [...set].every((b) => branches.includes(b as Branch)),
  );
}

/** Source: 渊海子平·格局诸篇; 三命通会 卷六. */
const RULES: readonly MinorRule[] = [
  {
    name: '飞天禄马',
    source: '渊海子平·飞天禄马格',
    find: (facts) => {
      const same = withBranch(facts, facts.subject.day.branch);
      const isDay = ['庚子', '壬子', '辛亥', '癸亥'].includes(facts.dayName);
      return when(isDay && same.length >= 3 && !facts.hasOfficerStem, same);
    },
  },
  {
    name: '井栏叉',
    source: '渊海子平·井栏叉格',
    find: (facts) => {
      const isComplete = ['申', '子', '辰'].every((b) => facts.branches.includes(b as Branch));
      const isDay = facts.subject.dayMaster === '庚';
      return when(
        isDay && isComplete && lacks(facts, '丙丁巳午'),
        keysOf(facts.subject.slots.filter((slot) => '申子辰'.includes(slot.branch))),
      );
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
    source: '渊海子平·日禄归时格',
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
  { name: '拱禄', source: '渊海子平·拱禄格', find: ({ spiritPillars }) => spiritPillars('拱禄') },
  { name: '拱贵', source: '渊海子平·拱贵格', find: ({ spiritPillars }) => spiritPillars('拱贵') },
  {
    name: '魁罡',
    source: '渊海子平·魁罡格',
    find: ({ subject }) => {
      const found = subject.slots.filter((slot) => KUIGANG.includes(slot.stem + slot.branch));
      return when(found.length >= 2, keysOf(found));
    },
  },
  { name: '金神', source: '渊海子平·金神格', find: ({ spiritPillars }) => spiritPillars('金神') },
  {
    name: '天元一气',
    source: '三命通会·天元一气',
    find: (facts) => when(facts.stems.length === 4 && new Set(facts.stems).size === 1, allKeys(facts)),
  },
  {
    name: '地支一气',
    source: '三命通会·地支一气',
    find: (facts) => when(facts.branches.length === 4 && new Set(facts.branches).size === 1, allKeys(facts)),
  },
  {
    name: '两干不杂',
    source: '渊海子平·两干不杂格',
    find: (facts) => {
      const [year, month, day, hour] = facts.stems;
      return when(year === day && month === hour && year !== month, allKeys(facts));
    },
  },
  { name: '四位纯全', source: '三命通会·四位纯全', find: (facts) => when(isPureSet(facts), allKeys(facts)) },
  { name: '三奇', source: '三命通会·论三奇', find: ({ spiritPillars }) => spiritPillars('三奇贵人') },
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
  return RULES.flatMap(({ name, source, find }) => {
    const pillars = find(facts);
    return pillars.length === 0 ? [] : [{ name, pillars, source }];
  });
}
