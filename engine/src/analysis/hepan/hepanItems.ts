/**
 * The nine items of 合盘, each a score with its reasons.
 */
import { shenshaOf, shenshaOfLuck } from '../../chart/index.ts';
import {
  CHONG_OF,
  HIDDEN_STEMS,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  LIUPO_OF,
  mainStemOf,
  nayinWuxing,
  SANHE_OF,
  SANHUI_OF,
  STEM_CHONG,
  STEM_WUXING,
  TEN_GOD,
  TIANYI,
  TIANYI_GENGXIN,
  WUHE_OF,
  WUXING,
  wuxingRelation,
  type Branch,
  type Stem,
} from '../../ganzhi/index.ts';
import type { Analysis } from '../analyseChart.ts';
import { decadeScoreAt } from '../luck/luckPeriods.ts';
import { round1 } from '../round.ts';
import {
  BRANCH_TIE_POINTS,
  HEPAN_POINTS,
  HEPAN_TEN_GODS,
  NAYIN_SCORES,
  STEM_TIE_POINTS,
  type BranchTie,
  type HepanItemKey,
  type HepanMode,
  type StemTie,
} from '../tables/hepanPoints.ts';
import { FAVOUR } from '../tables/roles.ts';

/** One reason of an item; 0 points where it names what the score rests on. */
export interface HepanReason {
  readonly text: string;
  readonly points: number;
}

/** Score before clamping, and its reasons. */
export interface RawItem {
  readonly score: number;
  readonly why: readonly HepanReason[];
}

/** What the items compare. */
export interface HepanPair {
  /** First person, the parent in parentChild. */
  readonly a: Analysis;
  readonly b: Analysis;
  readonly mode: HepanMode;
  readonly refYear: number;
}

const PERSON = { a: '甲', b: '乙' } as const;
const LONELY = ['孤辰', '寡宿'];
const LUANXI_IDS: ReadonlySet<string> = new Set(['hongluan', 'tianxi']);
const sum = (reasons: readonly HepanReason[], base: number): number =>
  reasons.reduce((total, { points }) => total + points, base);
const note = (text: string): HepanReason => ({ text, points: 0 });

/**
 * Ties between two branches, in the order of the table.
 *
 * @example branchTiesOf('巳', '申') // ['六合', '相刑', '六破']
 */
export function branchTiesOf(a: Branch, b: Branch): readonly BranchTie[] {
  if (a === b) return [isXing(a, b) ? '自刑' : '同支'];
  const ties: BranchTie[] = [];
  if (LIUHE_OF[a] === b) ties.push('六合');
  if (SANHE_OF[a] === SANHE_OF[b]) ties.push('三合');
  if (SANHUI_OF[a] === SANHUI_OF[b]) ties.push('三会');
  if (CHONG_OF[a] === b) ties.push('六冲');
  if (isXing(a, b)) ties.push('相刑');
  if (LIUHAI_OF[a] === b) ties.push('六害');
  if (LIUPO_OF[a] === b) ties.push('六破');
  return ties;
}

const tiePoints = (ties: readonly BranchTie[]): number =>
  ties.reduce((total, tie) => total + BRANCH_TIE_POINTS[tie], 0);
const tieText = (ties: readonly BranchTie[]): string => ties.join('/') || '无';

function stemTieOf(a: Stem, b: Stem): StemTie {
  if (a === b) return '同干';
  if (WUHE_OF[a] === b) return '五合';
  if (STEM_CHONG.some((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a)))
    return '冲';
  const relation = wuxingRelation(STEM_WUXING[a], STEM_WUXING[b]);
  if (relation === '同') return '比和';
  return relation === '生' || relation === '被生' ? '相生' : '相克';
}

function zodiac({ a, b }: HepanPair): RawItem {
  const [x, y] = [a.pillars.year.branch, b.pillars.year.branch];
  const ties = branchTiesOf(x, y);
  const points = tiePoints(ties);
  return { score: HEPAN_POINTS.zodiacBase + points, why: [{ text: `${x}${y}:${tieText(ties)}`, points }] };
}

function nayin({ a, b }: HepanPair): RawItem {
  const [x, y] = [a.pillars.year.nayin, b.pillars.year.nayin];
  const relation = wuxingRelation(nayinWuxing(x), nayinWuxing(y));
  const tie = relation === '同' ? '比和' : relation === '生' || relation === '被生' ? '相生' : '相克';
  return { score: NAYIN_SCORES[tie], why: [note(`${x}/${y}:${tie}`)] };
}

function dayPillar({ a, b }: HepanPair): RawItem {
  const [x, y] = [a.pillars.day, b.pillars.day];
  const stemTie = stemTieOf(x.stem, y.stem);
  const ties = branchTiesOf(x.branch, y.branch);
  let points = STEM_TIE_POINTS[stemTie] + tiePoints(ties) * HEPAN_POINTS.dayBranchScale;
  if (stemTie === '五合' && ties.includes('六合')) points += HEPAN_POINTS.dayJoined;
  if ((stemTie === '冲' || stemTie === '相克') && ties.includes('六冲')) points += HEPAN_POINTS.dayOpposed;
  const text = `${x.name}/${y.name} 干:${stemTie} 支:${tieText(ties)}`;
  return { score: HEPAN_POINTS.dayBase + points, why: [{ text, points: round1(points) }] };
}

/** How much of what one chart lacks the other has, 0–1. */
function coverOf(own: Analysis, other: Analysis): number {
  let need = 0;
  let met = 0;
  for (const wuxing of WUXING) {
    const lack = Math.max(0, HEPAN_POINTS.wuxingTarget - own.strength.percent[wuxing]);
    need += lack;
    met += Math.min(lack, other.strength.percent[wuxing]);
  }
  return need === 0 ? 1 : met / need;
}

function wuxingCover({ a, b }: HepanPair): RawItem {
  const [forA, forB] = [coverOf(a, b), coverOf(b, a)];
  return {
    score: (HEPAN_POINTS.wuxingSpan * (forA + forB)) / 2 + HEPAN_POINTS.wuxingBase,
    why: [
      note(`甲方所缺由乙方补${Math.round(forA * 100)}%`),
      note(`乙方所缺由甲方补${Math.round(forB * 100)}%`),
    ],
  };
}

/** How the wuxing of one chart suit the roles of the other, −0.8 to 1. */
function suitOf(own: Analysis, other: Analysis): number {
  return WUXING.reduce(
    (total, wuxing) => total + (other.strength.percent[wuxing] / 100) * FAVOUR[own.roles[wuxing]],
    0,
  );
}

function useful({ a, b }: HepanPair): RawItem {
  const [forA, forB] = [suitOf(a, b), suitOf(b, a)];
  return {
    score: HEPAN_POINTS.usefulBase + (HEPAN_POINTS.usefulSpan * (forA + forB)) / 2,
    why: [note(`乙方五行于甲方喜忌${round1(forA * 100)}`), note(`甲方五行于乙方喜忌${round1(forB * 100)}`)],
  };
}

function tenGods({ a, b, mode }: HepanPair): RawItem {
  const [x, y] = [a.pillars.day.stem, b.pillars.day.stem];
  const [seenByA, seenByB] = [TEN_GOD[x][y], TEN_GOD[y][x]];
  const points = HEPAN_TEN_GODS[mode];
  return {
    score: (points[seenByA] + points[seenByB]) / 2,
    why: [note(`甲见乙为${seenByA}`), note(`乙见甲为${seenByB}`)],
  };
}

/** Reasons of one person's palace: its role, the other's day stem in it, what the other's branches do to it. */
function palaceReasons(own: Analysis, other: Analysis, palace: Branch, label: string): HepanReason[] {
  const reasons: HepanReason[] = [];
  const role = own.roles[STEM_WUXING[mainStemOf(palace)]];
  if (role === '用神' || role === '喜神') {
    reasons.push({ text: `${label}位为喜用`, points: HEPAN_POINTS.palaceWanted });
  }
  if (role === '忌神' || role === '仇神') {
    reasons.push({ text: `${label}位为忌`, points: HEPAN_POINTS.palaceUnwanted });
  }
  if (HIDDEN_STEMS[palace].some(({ stem }) => stem === other.pillars.day.stem)) {
    reasons.push({ text: `${label}藏对方日主`, points: HEPAN_POINTS.palaceHidden });
  }
  const { year, month, hour } = other.pillars;
  const branches = [year, month, hour].flatMap((pillar) => (pillar === null ? [] : [pillar.branch]));
  const chong = branches.filter((branch) => CHONG_OF[palace] === branch).length * HEPAN_POINTS.palaceChong;
  const liuhe = branches.filter((branch) => LIUHE_OF[palace] === branch).length * HEPAN_POINTS.palaceLiuhe;
  if (chong !== 0) {
    reasons.push({ text: `${label}逢对方冲`, points: Math.max(chong, HEPAN_POINTS.palaceChongMin) });
  }
  if (liuhe !== 0) {
    reasons.push({ text: `${label}逢对方合`, points: Math.min(liuhe, HEPAN_POINTS.palaceLiuheMax) });
  }
  return reasons;
}

function palace({ a, b, mode }: HepanPair): RawItem {
  const isFamily = mode === 'parentChild';
  const ofA = isFamily ? (a.pillars.hour ?? a.pillars.day).branch : a.pillars.day.branch;
  const ofB = isFamily ? b.pillars.month.branch : b.pillars.day.branch;
  const why = [
    ...palaceReasons(a, b, ofA, isFamily ? '父母之子女宫' : '甲宫'),
    ...palaceReasons(b, a, ofB, isFamily ? '子女之父母宫' : '乙宫'),
  ];
  return { score: sum(why, HEPAN_POINTS.palaceBase), why };
}

/** Spirits of one chart that the comparison reads. */
function spiritsOf(own: Analysis): { isLonely: boolean; taohuaCount: number; onDay: readonly string[] } {
  const { year, month, day, hour } = shenshaOf(own);
  const names = [...year, ...month, ...day, ...hour].map(({ name }) => name);
  return {
    isLonely: names.some((name) => LONELY.includes(name)),
    taohuaCount: names.filter((name) => name === '桃花').length,
    onDay: day.map(({ name }) => name),
  };
}

function personSpirits(
  own: Analysis,
  other: Analysis,
  person: string,
  onDay: readonly string[],
): HepanReason[] {
  const reasons: HepanReason[] = [];
  const tianyi: readonly Branch[] = (own.rules.tianyi === 'gengxin' ? TIANYI_GENGXIN : TIANYI)[
    own.pillars.day.stem
  ];
  if (tianyi.includes(other.pillars.day.branch) || tianyi.includes(other.pillars.year.branch)) {
    reasons.push({ text: `${person}得对方为天乙`, points: HEPAN_POINTS.tianyi });
  }
  if (shenshaOfLuck(own, other.pillars.year, 'liunian', { ids: LUANXI_IDS }).length > 0) {
    reasons.push({ text: `${person}红鸾天喜在对方年支`, points: HEPAN_POINTS.luanxi });
  }
  if (onDay.includes('阴差阳错')) reasons.push({ text: `${person}阴差阳错`, points: HEPAN_POINTS.yinyang });
  if (onDay.includes('孤鸾')) reasons.push({ text: `${person}孤鸾`, points: HEPAN_POINTS.guluan });
  return reasons;
}

function shensha({ a, b }: HepanPair): RawItem {
  const [ofA, ofB] = [spiritsOf(a), spiritsOf(b)];
  const why = [...personSpirits(a, b, PERSON.a, ofA.onDay), ...personSpirits(b, a, PERSON.b, ofB.onDay)];
  if (ofA.isLonely && ofB.isLonely) why.push({ text: '双方孤寡', points: HEPAN_POINTS.lonelyBoth });
  else if (ofA.isLonely || ofB.isLonely) why.push({ text: '一方孤寡', points: HEPAN_POINTS.lonelyOne });
  if (ofA.taohuaCount >= 2 && ofB.taohuaCount >= 2) {
    why.push({ text: '双方桃花', points: HEPAN_POINTS.taohuaBoth });
  }
  return { score: sum(why, HEPAN_POINTS.shenshaBase), why };
}

/** 同 both decades fair, 错 one high while the other is low. */
export function luckTieOf(aScore: number, bScore: number): '同顺' | '错位' | null {
  if (Math.min(aScore, bScore) >= HEPAN_POINTS.luckGood) return '同顺';
  const isApart =
    Math.max(aScore, bScore) >= HEPAN_POINTS.luckHigh && Math.min(aScore, bScore) < HEPAN_POINTS.luckLow;
  return isApart ? '错位' : null;
}

function luckSync({ a, b, refYear }: HepanPair): RawItem {
  const years = HEPAN_POINTS.luckYears;
  const ties = Array.from({ length: years }, (_, i) =>
    luckTieOf(decadeScoreAt(a, refYear + i).score, decadeScoreAt(b, refYear + i).score),
  );
  const good = ties.filter((tie) => tie === '同顺').length;
  const apart = ties.filter((tie) => tie === '错位').length;
  return {
    score:
      HEPAN_POINTS.luckBase +
      (HEPAN_POINTS.luckSpan * good) / years +
      (HEPAN_POINTS.luckMismatch * apart) / years,
    why: [note(`${refYear}起${years}年同顺${good}年、错位${apart}年`)],
  };
}

/** The items in their order. */
export const HEPAN_ITEMS: Readonly<Record<HepanItemKey, (pair: HepanPair) => RawItem>> = {
  zodiac,
  nayin,
  dayPillar,
  elements: wuxingCover,
  useful,
  tenGods,
  palace,
  shensha,
  luckSync,
};
