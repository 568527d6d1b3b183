/**
 * Reasons of 合盘 in sentences, with the names of the two people.
 */
import {
  leanOfScore,
  type Comparison,
  type HepanItemKey,
  type HepanMode,
  type HepanPerson,
  type HepanReason,
  type HepanYear,
} from '@shangyuan/engine/analysis';
import { countOf, signedPoints } from '../statement/figures.ts';
import { SPIRIT_LORE, type MarriageSpirit } from './spiritLoreText.ts';
import { temperedOf } from './nayinTie.ts';

/** What the two people are called. */
export type HepanNames = Readonly<Record<HepanPerson, string>>;

/** A reason in words: the sentence, and its points where it has any. */
export interface HepanExplanation {
  readonly sentence: string;
  readonly arithmetic: string | null;
}

/** How a tie of two stems is written behind them. */
export const STEM_TIES = {
  五合: '相合',
  相生: '相生',
  同干: '相同',
  比和: '同类',
  冲: '相冲',
  相克: '相克',
} as const;
/** How a tie of two branches is written behind them. */
export const BRANCH_TIES = {
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

/** 是六合，又同会一方; 相同 where they are one branch. */
function tiesText(ties: readonly (keyof typeof BRANCH_TIES)[]): string {
  const [first, ...others] = ties.map((tie) => BRANCH_TIES[tie]);
  if (first === undefined) return '没有特别的关系';
  return [first === BRANCH_TIES.同支 ? first : `是${first}`, ...others].join('，又');
}

function sentenceOf(reason: HepanReason, names: HepanNames, mode: HepanMode): string {
  const other = (of: HepanPerson): string => names[of === 'a' ? 'b' : 'a'];
  const lore = (code: MarriageSpirit): string => SPIRIT_LORE[code][mode];
  switch (reason.code) {
    case 'ZODIAC':
      return `年支${reason.values.a}与${reason.values.b}${tiesText(reason.values.ties)}。`;
    case 'NAYIN': {
      const { a, b, tie } = reason.values;
      const tempered = temperedOf(a, b);
      const turn = tempered === null ? '' : `，旧说${tempered}受克反成`;
      return `年柱纳音${a}与${b}${a === b ? '相同' : tie}${turn}。`;
    }
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
    case 'PALACE_NEEDED':
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
      return `${other(reason.values.of)}的年支是${names[reason.values.of]}的红鸾或天喜，${lore(reason.code)}。`;
    case 'YINYANG':
      return `${names[reason.values.of]}的日柱是阴差阳错日，${lore(reason.code)}。`;
    case 'GULUAN':
      return `${names[reason.values.of]}的日柱是孤鸾日，${lore(reason.code)}。`;
    case 'LONELY_BOTH':
      return `两人命盘里都有孤辰或寡宿，${lore(reason.code)}。`;
    case 'LONELY_ONE':
      return `${names[reason.values.of]}的命盘里有孤辰或寡宿，${lore(reason.code)}。`;
    case 'TAOHUA_BOTH':
      return `两人命盘里都不止一处桃花，${lore(reason.code)}。`;
    case 'LUCK_SYNC': {
      const { fromYear, years, goodCount, apartCount } = reason.values;
      const apart = apartCount === 0 ? '' : `，一高一低${apartCount}年`;
      const good = goodCount === 0 ? '没有同顺的年份' : `同顺${goodCount}年`;
      return `从${fromYear}年起的${years}年里，两人的大运${good}${apart}。`;
    }
  }
}

/**
 * One reason of an item of 合盘.
 *
 * @param mode what a spirit of marriage comes to between the two
 */
export function hepanReasonText(reason: HepanReason, names: HepanNames, mode: HepanMode): HepanExplanation {
  return {
    sentence: sentenceOf(reason, names, mode),
    arithmetic: reason.points === 0 ? null : signedPoints(reason.points),
  };
}

/** What fits, as an independent clause. */
export const FIT_WORDS = {
  zodiac: '家风投得来',
  nayin: '气质相投',
  dayPillar: '性子合得来',
  elements: '互相补得上',
  useful: '能给对方添力',
  tenGods: '角色分明',
  palace: '心里有对方的位置',
  shensha: '缘分不浅',
  luckSync: '步子走得齐',
} as const satisfies Readonly<Record<HepanItemKey, string>>;

/** What needs care, as an independent clause. */
export const CARE_WORDS = {
  zodiac: '习惯要互让',
  nayin: '气质要容得下',
  dayPillar: '脾气要磨合',
  elements: '短处要留神',
  useful: '好意要先问',
  tenGods: '分寸要拿捏',
  palace: '相处要商量',
  shensha: '心事要说出来',
  luckSync: '快慢要等一等',
} as const satisfies Readonly<Record<HepanItemKey, string>>;

/**
 * What fits best and what needs most care, for the head of a page.
 *
 * @returns such as 互相补得上，脾气要磨合
 */
export function headlineOf({ strengths, cautions }: Comparison): string {
  const [fit, secondFit] = strengths;
  const [care, secondCare] = cautions;
  if (fit === undefined && care === undefined) return '不远不近，处着处着就懂';
  if (fit === undefined || care === undefined) {
    const words =
      fit === undefined
        ? [care, secondCare].map((key) => key && CARE_WORDS[key])
        : [fit, secondFit].map((key) => key && FIT_WORDS[key]);
    return words.filter((word) => word !== undefined).join('，');
  }
  return `${FIT_WORDS[fit]}，${CARE_WORDS[care]}`;
}

/** How the year of one runs beside that of the other, by what each year comes to. */
export type YearTie = 'good' | 'hard' | 'apart' | 'fair';

/** The tie of a year: both well, both hard, or one well and the other hard; `fair` where one is well and the other even; null else. */
export function yearTieOf({ aScore, bScore }: Pick<HepanYear, 'aScore' | 'bScore'>): YearTie | null {
  const leans = [leanOfScore(aScore), leanOfScore(bScore)];
  const [hasHelp, hasCost] = [leans.includes('助'), leans.includes('累')];
  if (hasHelp && hasCost) return 'apart';
  if (leans[0] !== leans[1]) return hasHelp ? 'fair' : null;
  return hasHelp ? 'good' : hasCost ? 'hard' : null;
}

const LEAN_WORDS = { 助: '顺', 平: '平', 累: '吃力' } as const;

/** A year of both, in one clause. */
export function yearOfBothText(year: HepanYear, { a, b }: HepanNames): string {
  const [forA, forB] = [LEAN_WORDS[leanOfScore(year.aScore)], LEAN_WORDS[leanOfScore(year.bScore)]];
  if (forA !== forB) return `${a}${forA}，${b}${forB}`;
  return `两人都${forA}`;
}
