/**
 * Reasons of 合盘 in sentences, with the names of the two people.
 */
import type { HepanPerson, HepanReason } from '@shangyuan/engine/analysis';
import { countOf, signedPoints } from '../statement/figures.ts';

/** What the two people are called. */
export type HepanNames = Readonly<Record<HepanPerson, string>>;

/** A reason told: the sentence, and its points where it has any. */
export interface HepanSaid {
  readonly sentence: string;
  readonly arithmetic: string | null;
}

const STEM_TIES = {
  五合: '相合',
  相生: '相生',
  同干: '相同',
  比和: '同类',
  冲: '相冲',
  相克: '相克',
} as const;
const BRANCH_TIES = {
  六合: '六合',
  三合: '三合',
  三会: '同会一方',
  同支: '相同',
  六冲: '相冲',
  相刑: '相刑',
  自刑: '自刑',
  六害: '相害',
  六破: '相破',
} as const;
const PALACES = { spouse: '夫妻宫', children: '子女宫', parents: '父母宫' } as const;

function tiesText(ties: readonly (keyof typeof BRANCH_TIES)[]): string {
  return ties.length === 0 ? '没有特别的关系' : `是${ties.map((tie) => BRANCH_TIES[tie]).join('，又')}`;
}

function sentenceOf(reason: HepanReason, names: HepanNames): string {
  const other = (of: HepanPerson): string => names[of === 'a' ? 'b' : 'a'];
  switch (reason.code) {
    case 'ZODIAC':
      return `年支${reason.values.a}与${reason.values.b}${tiesText(reason.values.ties)}。`;
    case 'NAYIN':
      return `年柱纳音${reason.values.a}与${reason.values.b}${reason.values.tie}。`;
    case 'DAY_PILLARS': {
      const { a, b, stemTie, branchTies } = reason.values;
      return `日柱${a}与${b}，天干${STEM_TIES[stemTie]}，地支${tiesText(branchTies)}。`;
    }
    case 'COVER':
      return `${names[reason.values.of]}较少的五行，${other(reason.values.of)}能补上${reason.values.percent}%。`;
    case 'SUIT': {
      const { of, suit } = reason.values;
      const fit = suit >= 20 ? '多为所喜' : suit <= -20 ? '多为所忌' : '喜忌相当';
      return `${other(of)}的五行对${names[of]}来说${fit}。`;
    }
    case 'SEEN_AS':
      return `${names[reason.values.by]}看${other(reason.values.by)}是${reason.values.god}。`;
    case 'PALACE_WANTED':
      return `${names[reason.values.of]}的${PALACES[reason.values.palace]}${reason.values.branch}是${reason.values.role}。`;
    case 'PALACE_UNWANTED':
      return `${names[reason.values.of]}的${PALACES[reason.values.palace]}${reason.values.branch}是${reason.values.role}。`;
    case 'PALACE_HOLDS':
      return `${names[reason.values.of]}的${PALACES[reason.values.palace]}${reason.values.branch}里藏着${other(reason.values.of)}的日主${reason.values.stem}。`;
    case 'PALACE_OPPOSED':
      return `${names[reason.values.of]}的${PALACES[reason.values.palace]}${reason.values.branch}逢${other(reason.values.of)}${countOf(reason.values.count)}支来冲。`;
    case 'PALACE_JOINED':
      return `${names[reason.values.of]}的${PALACES[reason.values.palace]}${reason.values.branch}得${other(reason.values.of)}${countOf(reason.values.count)}支来合。`;
    case 'TIANYI':
      return `${other(reason.values.of)}的年支或日支是${names[reason.values.of]}的天乙贵人。`;
    case 'LUANXI':
      return `${other(reason.values.of)}的年支是${names[reason.values.of]}的红鸾或天喜。`;
    case 'YINYANG':
      return `${names[reason.values.of]}的日柱是阴差阳错日。`;
    case 'GULUAN':
      return `${names[reason.values.of]}的日柱是孤鸾日。`;
    case 'LONELY_BOTH':
      return '两人命盘里都有孤辰或寡宿。';
    case 'LONELY_ONE':
      return `${names[reason.values.of]}的命盘里有孤辰或寡宿。`;
    case 'TAOHUA_BOTH':
      return '两人命盘里都不止一处桃花。';
    case 'LUCK_SYNC': {
      const { fromYear, years, goodCount, apartCount } = reason.values;
      return `从${fromYear}年起的${years}年里，两人的大运同顺${goodCount}年，一高一低${apartCount}年。`;
    }
  }
}

/** One reason of an item of 合盘. */
export function hepanReasonText(reason: HepanReason, names: HepanNames): HepanSaid {
  return {
    sentence: sentenceOf(reason, names),
    arithmetic: reason.points === 0 ? null : signedPoints(reason.points),
  };
}
