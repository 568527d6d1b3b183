/**
 * The nine items of 合盘, each a score with its reasons.
 */
import { shenshaOf, shenshaOfLuck, type PillarKey } from '../../chart/index.ts';
import {
  CHONG_OF,
  hiddenStemsOf,
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
  tianyiOf,
  WUHE_OF,
  WUXING,
  wuxingRelation,
  type Branch,
  type Nayin,
  type Stem,
  type TenGod,
} from '../../ganzhi/index.ts';
import type { Analysis } from '../analyseChart.ts';
import { decadeScoreAt } from '../luck/luckPeriods.ts';
import { round1 } from '../round.ts';
import {
  BRANCH_TIE_POINTS,
  HEPAN_BASIS,
  HEPAN_POINTS,
  HEPAN_SOURCES,
  PARENT_CHILD_PALACE_SOURCE,
  HEPAN_TEN_GODS,
  NAYIN_SCORES,
  STEM_TIE_POINTS,
  type BranchTie,
  type HepanItemKey,
  type HepanMode,
  type NayinTie,
  type StemTie,
} from '../tables/hepanPoints.ts';
import { FAVOUR, type Role } from '../tables/roles.ts';

/** One of the two people. */
export type HepanPerson = 'a' | 'b';

/** Whose palace: of the spouse; of the children, in the chart of a parent; of the parents, in the chart of a child. */
export type HepanPalace = 'spouse' | 'children' | 'parents';

interface OfPalace {
  readonly of: HepanPerson;
  readonly palace: HepanPalace;
  readonly branch: Branch;
}

/** Values of each reason. */
interface HepanValues {
  readonly ZODIAC: { readonly a: Branch; readonly b: Branch; readonly ties: readonly BranchTie[] };
  readonly NAYIN: { readonly a: Nayin; readonly b: Nayin; readonly tie: NayinTie };
  readonly DAY_PILLARS: {
    readonly a: string;
    readonly b: string;
    readonly stemTie: StemTie;
    readonly branchTies: readonly BranchTie[];
  };
  /** How much of what `of` lacks the other has, percent. */
  readonly COVER: { readonly of: HepanPerson; readonly percent: number };
  /** How the wuxing of the other suit the roles of `of`, −80 to 100. */
  readonly SUIT: { readonly of: HepanPerson; readonly suit: number };
  /** The god that the other's day stem is to `by`. */
  readonly SEEN_AS: { readonly by: HepanPerson; readonly god: TenGod };
  readonly PALACE_NEEDED: OfPalace & { readonly role: Role };
  readonly PALACE_UNWANTED: OfPalace & { readonly role: Role };
  /** The other's day stem is hidden in the palace. */
  readonly PALACE_HOLDS: OfPalace & { readonly stem: Stem };
  readonly PALACE_OPPOSED: OfPalace & { readonly count: number };
  readonly PALACE_JOINED: OfPalace & { readonly count: number };
  readonly TIANYI: { readonly of: HepanPerson };
  readonly LUANXI: { readonly of: HepanPerson };
  readonly YINYANG: { readonly of: HepanPerson };
  readonly GULUAN: { readonly of: HepanPerson };
  readonly LONELY_BOTH: Readonly<Record<never, never>>;
  readonly LONELY_ONE: { readonly of: HepanPerson };
  readonly TAOHUA_BOTH: Readonly<Record<never, never>>;
  readonly LUCK_SYNC: {
    readonly fromYear: number;
    readonly years: number;
    readonly goodCount: number;
    readonly apartCount: number;
  };
}

/** What a reason of 合盘 may be. */
export type HepanCode = keyof HepanValues;

/** One reason of an item; 0 points where it names what the score rests on. */
export type HepanReason<Code extends HepanCode = HepanCode> = Code extends HepanCode
  ? {
      readonly code: Code;
      readonly values: HepanValues[Code];
      readonly points: number;
      /** Pillars of each person that it rests on; empty where it rests on the whole chart. */
      readonly pillars: { readonly a: readonly PillarKey[]; readonly b: readonly PillarKey[] };
      readonly source: string;
    }
  : never;

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

const LONELY: readonly string[] = ['孤辰', '寡宿'];
const LUANXI_IDS: ReadonlySet<string> = new Set(['hongluan', 'tianxi']);
const sum = (reasons: readonly HepanReason[], base: number): number =>
  reasons.reduce((total, { points }) => total + points, base);

/** Source of an item: the palaces of parent and child are those of another chapter. */
export function hepanSourceOf(key: HepanItemKey, mode: HepanMode): string {
  return key === 'palace' && mode === 'parentChild' ? PARENT_CHILD_PALACE_SOURCE : HEPAN_SOURCES[key];
}

/** A maker of reasons for one item. */
function reasonsFor(key: HepanItemKey, mode: HepanMode = 'couple') {
  return <Code extends HepanCode>(
    code: Code,
    points: number,
    values: HepanValues[Code],
    a: readonly PillarKey[] = [],
    b: readonly PillarKey[] = [],
  ): HepanReason<Code> =>
    ({ code, values, points, pillars: { a, b }, source: hepanSourceOf(key, mode) }) as HepanReason<Code>;
}

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
  const why = [reasonsFor('zodiac')('ZODIAC', points, { a: x, b: y, ties }, ['year'], ['year'])];
  return { score: HEPAN_POINTS.zodiacBase + points, why };
}

function nayin({ a, b }: HepanPair): RawItem {
  const [x, y] = [a.pillars.year.nayin, b.pillars.year.nayin];
  const relation = wuxingRelation(nayinWuxing(x), nayinWuxing(y));
  const tie = relation === '同' ? '比和' : relation === '生' || relation === '被生' ? '相生' : '相克';
  const why = [reasonsFor('nayin')('NAYIN', 0, { a: x, b: y, tie }, ['year'], ['year'])];
  return { score: NAYIN_SCORES[tie], why };
}

function dayPillar({ a, b }: HepanPair): RawItem {
  const [x, y] = [a.pillars.day, b.pillars.day];
  const stemTie = stemTieOf(x.stem, y.stem);
  const branchTies = branchTiesOf(x.branch, y.branch);
  let points = STEM_TIE_POINTS[stemTie] + tiePoints(branchTies) * HEPAN_POINTS.dayBranchScale;
  if (stemTie === '五合' && branchTies.includes('六合')) points += HEPAN_POINTS.dayJoined;
  const isStemAgainst = stemTie === '冲' || stemTie === '相克';
  if (isStemAgainst && branchTies.includes('六冲')) points += HEPAN_POINTS.dayOpposed;
  const values = { a: x.name, b: y.name, stemTie, branchTies };
  const why = [reasonsFor('dayPillar')('DAY_PILLARS', round1(points), values, ['day'], ['day'])];
  return { score: HEPAN_POINTS.dayBase + points, why };
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
      reasonsFor('elements')('COVER', 0, { of: 'a', percent: Math.round(forA * 100) }),
      reasonsFor('elements')('COVER', 0, { of: 'b', percent: Math.round(forB * 100) }),
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
    why: [
      reasonsFor('useful')('SUIT', 0, { of: 'a', suit: round1(forA * 100) }),
      reasonsFor('useful')('SUIT', 0, { of: 'b', suit: round1(forB * 100) }),
    ],
  };
}

function tenGods({ a, b, mode }: HepanPair): RawItem {
  const [x, y] = [a.pillars.day.stem, b.pillars.day.stem];
  const [seenByA, seenByB] = [TEN_GOD[x][y], TEN_GOD[y][x]];
  const points = HEPAN_TEN_GODS[HEPAN_BASIS[mode]];
  return {
    score: (points[seenByA] + points[seenByB]) / 2,
    why: [
      reasonsFor('tenGods')('SEEN_AS', 0, { by: 'a', god: seenByA }, ['day'], ['day']),
      reasonsFor('tenGods')('SEEN_AS', 0, { by: 'b', god: seenByB }, ['day'], ['day']),
    ],
  };
}

/** One person's palace in the comparison. */
interface Palace {
  readonly of: HepanPerson;
  readonly palace: HepanPalace;
  readonly pillar: PillarKey;
  readonly own: Analysis;
  readonly other: Analysis;
}

/** Reasons of one person's palace: its role, the other's day stem in it, what the other's branches do to it. */
function palaceReasons({ of, palace, pillar, own, other }: Palace): HepanReason[] {
  const branch = (own.pillars[pillar] ?? own.pillars.day).branch;
  const ofPalace: OfPalace = { of, palace, branch };
  const found: HepanReason[] = [];
  const add = <Code extends HepanCode>(
    code: Code,
    points: number,
    values: HepanValues[Code],
    others: readonly PillarKey[] = [],
  ): void => {
    const pillars = of === 'a' ? ([[pillar], others] as const) : ([others, [pillar]] as const);
    const mode = palace === 'spouse' ? 'couple' : 'parentChild';
    found.push(reasonsFor('palace', mode)(code, points, values, ...pillars) as HepanReason);
  };
  const role = own.roles[STEM_WUXING[mainStemOf(branch)]];
  if (role === '用神' || role === '喜神')
    add('PALACE_NEEDED', HEPAN_POINTS.palaceNeeded, { ...ofPalace, role });
  if (role === '忌神' || role === '仇神') {
    add('PALACE_UNWANTED', HEPAN_POINTS.palaceUnneeded, { ...ofPalace, role });
  }
  const { stem } = other.pillars.day;
  if (hiddenStemsOf(branch).some((hidden) => hidden.stem === stem)) {
    add('PALACE_HOLDS', HEPAN_POINTS.palaceHidden, { ...ofPalace, stem }, ['day']);
  }
  const meeting = (met: Branch): PillarKey[] =>
    (['year', 'month', 'hour'] as const).filter((key) => other.pillars[key]?.branch === met);
  const opposed = meeting(CHONG_OF[branch]);
  const joined = meeting(LIUHE_OF[branch]);
  if (opposed.length > 0) {
    const points = Math.max(opposed.length * HEPAN_POINTS.palaceChong, HEPAN_POINTS.palaceChongMin);
    add('PALACE_OPPOSED', points, { ...ofPalace, count: opposed.length }, opposed);
  }
  if (joined.length > 0) {
    const points = Math.min(joined.length * HEPAN_POINTS.palaceLiuhe, HEPAN_POINTS.palaceLiuheMax);
    add('PALACE_JOINED', points, { ...ofPalace, count: joined.length }, joined);
  }
  return found;
}

function palace({ a, b, mode }: HepanPair): RawItem {
  const isFamily = mode === 'parentChild';
  // A parent without an hour: the day branch stands for the palace of the children.
  const ofParent = a.pillars.hour === null ? 'day' : 'hour';
  const why = [
    ...palaceReasons({
      of: 'a',
      palace: isFamily ? 'children' : 'spouse',
      pillar: isFamily ? ofParent : 'day',
      own: a,
      other: b,
    }),
    ...palaceReasons({
      of: 'b',
      palace: isFamily ? 'parents' : 'spouse',
      pillar: isFamily ? 'month' : 'day',
      own: b,
      other: a,
    }),
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

const spiritReason = reasonsFor('shensha');

function personSpirits(
  of: HepanPerson,
  own: Analysis,
  other: Analysis,
  onDay: readonly string[],
): HepanReason[] {
  const reasons: HepanReason[] = [];
  const tianyi = tianyiOf(own.pillars.day.stem, own.rules.tianyi === 'gengxin');
  const { day, year } = other.pillars;
  if (tianyi.includes(day.branch) || tianyi.includes(year.branch)) {
    reasons.push(spiritReason('TIANYI', HEPAN_POINTS.tianyi, { of }));
  }
  if (shenshaOfLuck(own, year, 'liunian', { ids: LUANXI_IDS }).length > 0) {
    reasons.push(spiritReason('LUANXI', HEPAN_POINTS.luanxi, { of }));
  }
  if (onDay.includes('阴差阳错')) reasons.push(spiritReason('YINYANG', HEPAN_POINTS.yinyang, { of }));
  if (onDay.includes('孤鸾')) reasons.push(spiritReason('GULUAN', HEPAN_POINTS.guluan, { of }));
  return reasons;
}

function shensha({ a, b }: HepanPair): RawItem {
  const [ofA, ofB] = [spiritsOf(a), spiritsOf(b)];
  const why = [...personSpirits('a', a, b, ofA.onDay), ...personSpirits('b', b, a, ofB.onDay)];
  if (ofA.isLonely && ofB.isLonely) why.push(spiritReason('LONELY_BOTH', HEPAN_POINTS.lonelyBoth, {}));
  else if (ofA.isLonely || ofB.isLonely) {
    why.push(spiritReason('LONELY_ONE', HEPAN_POINTS.lonelyOne, { of: ofA.isLonely ? 'a' : 'b' }));
  }
  if (ofA.taohuaCount >= 2 && ofB.taohuaCount >= 2) {
    why.push(spiritReason('TAOHUA_BOTH', HEPAN_POINTS.taohuaBoth, {}));
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
    why: [
      reasonsFor('luckSync')('LUCK_SYNC', 0, {
        fromYear: refYear,
        years,
        goodCount: good,
        apartCount: apart,
      }),
    ],
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
