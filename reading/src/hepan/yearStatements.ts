/**
 * When: the years ahead that both have well, both have hard, or one well and the other hard, from the verdict of each year, with
 * what lifts and what weighs on each of the two.
 */
import {
  leanOfScore,
  scoredYearFactsOf,
  type HepanPerson,
  type HepanYear,
  type LuckEvent,
  type VerdictGround,
} from '@shangyuan/engine/analysis';
import { TEN_GOD_GROUP, type TenGodGroup } from '@shangyuan/engine/ganzhi';
import {
  aheadIn,
  markedYears,
  otherOf,
  yearWithAges,
  type HepanFacts,
  type MarkedYears,
} from './hepanFacts.ts';
import { methodOnce } from './itemStatements.ts';
import { portray, reworded, type Portrayal } from './portrayal.ts';

type Side = 'lifts' | 'weighs';
type GroundName = TenGodGroup | Exclude<VerdictGround['by'], '干' | '支' | '流年' | '流月' | '流日'>;

/** What a ground of a year is called in plain words; null where it does not lift, or does not weigh. */
// prettier-ignore
const GROUNDS: Readonly<Record<GroundName, Readonly<Record<Side, string>>>> = {
  比劫: { lifts: '帮手和底气', weighs: '人情来往' },
  食伤: { lifts: '说得出、做得出的劲头', weighs: '说多了的话和散了的心思' },
  财: { lifts: '实在的收获', weighs: '零碎的事' },
  官杀: { lifts: '担得起事的分量', weighs: '肩上的压力' },
  印: { lifts: '学习和依靠', weighs: '想得多、动得少的拖延' },
  大运: { lifts: '这十年的顺风', weighs: '本就偏慢的这十年' },
  冲日支: { lifts: '身边的好变动', weighs: '身边的变动' },
  冲月支: { lifts: '换一种节奏的机会', weighs: '被打乱的节奏' },
  冲年支: { lifts: '老家传来的松动', weighs: '老家的牵动' },
  冲时支: { lifts: '打算上的松动', weighs: '改来改去的打算' },
  伏吟: { lifts: '旧事的了结', weighs: '重来一遍的旧事' },
  日柱天克地冲: { lifts: '里外一起的更新', weighs: '里外一起的变动' },
  天乙: { lifts: '旁人的照应', weighs: '欠下的人情' },
  禄: { lifts: '自己手上的力气', weighs: '用过头的力气' },
  空亡: { lifts: '卸下来的担子', weighs: '落空的约定' },
  三合局: { lifts: '几方的合力', weighs: '几方的拉扯' },
};

function groundName({ by, god }: VerdictGround): string | null {
  return god === null ? (by as LuckEvent | '大运') : TEN_GOD_GROUP[god];
}

/** What lifts or weighs most on a year of one person, of the year itself before its decade. */
function groundOf(
  { sides }: HepanFacts,
  person: HepanPerson,
  year: number,
  side: Side,
): VerdictGround | undefined {
  const { chart, analysis } = sides[person];
  const grounds = scoredYearFactsOf(chart, analysis, year).verdict[side];
  return grounds.find(({ by }) => by !== '大运') ?? grounds[0];
}

const groundText = (ground: VerdictGround | undefined, side: Side): string =>
  GROUNDS[(ground === undefined ? '大运' : groundName(ground)) as GroundName][side];

/** Most years of a tie that are named. */
const MAX_NAMED = 2;

function groundsText(
  facts: HepanFacts,
  named: readonly HepanYear[],
  { year }: HepanYear,
  side: Side,
): string {
  const { names, order } = facts;
  const texts = order.map((person) => groundText(groundOf(facts, person, year, side), side));
  const [first = '', second = ''] = texts;
  const when = named.length === 1 ? '' : `${year}年`;
  const verb = side === 'lifts' ? '多了' : '累在';
  if (first === second) return `${when}两人${verb}${first}`;
  return `${when}${names[order[0]]}${verb}${first}，${names[order[1]]}${verb}${second}`;
}

function factOf({ names, order }: HepanFacts, years: readonly HepanYear[]): string {
  return years
    .map((year) => {
      const scores = order.map((person) => `${names[person]}${person === 'a' ? year.aScore : year.bScore}`);
      return `${year.year}年${scores.join('、')}。`;
    })
    .join('');
}

/** The most marked years, in their order; of apart years one, since who is ahead differs. */
const namedYears = ({ tie, years }: MarkedYears): HepanYear[] =>
  years.slice(0, tie === 'apart' ? 1 : MAX_NAMED).toSorted((x, y) => x.year - y.year);

/** Both well, or the one well and the other even. */
function goodText({ names, order }: HepanFacts, year: HepanYear): string {
  const leans = order.map((person) => leanOfScore(person === 'a' ? year.aScore : year.bScore));
  if (leans[0] === leans[1]) return '两人都顺';
  const [ahead, even] = leans[0] === '助' ? order : order.toReversed();
  return `${names[ahead as HepanPerson]}顺，${names[even as HepanPerson]}也平稳`;
}

function yearsPortrayal(facts: HepanFacts, found: MarkedYears): Portrayal {
  const { names, library } = facts;
  const { tie, years } = found;
  const [marked] = years as readonly [HepanYear, ...HepanYear[]];
  const named = years.slice(0, tie === 'apart' ? 1 : MAX_NAMED).toSorted((x, y) => x.year - y.year);
  const list = named.map(({ year }) => yearWithAges(facts, year)).join('和');
  const ahead = aheadIn(marked);
  const [x, y] = [names[ahead], names[otherOf(ahead)]];
  const values = { fact: factOf(facts, named), chip: named.map(({ year }) => `${year}年`).join('、'), x, y };
  const ground = {
    good: () => `${list}${goodText(facts, marked)}，${groundsText(facts, named, marked, 'lifts')}：`,
    hard: () => `${list}两人都吃力，${groundsText(facts, named, marked, 'weighs')}：`,
    apart: () => {
      const lift = groundText(groundOf(facts, ahead, marked.year, 'lifts'), 'lifts');
      const weigh = groundText(groundOf(facts, otherOf(ahead), marked.year, 'weighs'), 'weighs');
      return `${list}${x}顺，多了${lift}，${y}吃力，累在${weigh}：`;
    },
  }[tie]();
  return portray(facts, library.years, { key: tie, values }, ground);
}

/** What the years ahead are for both, the nearest first; empty where none is marked. */
export function yearPortrayals(facts: HepanFacts): Portrayal[] {
  const firstOf = (marked: MarkedYears): number => Math.min(...namedYears(marked).map(({ year }) => year));
  const portrayals = markedYears(facts)
    .toSorted((x, y) => firstOf(x) - firstOf(y))
    .map((marked) => yearsPortrayal(facts, marked));
  return methodOnce(portrayals, 'luckSync').map((found, i) =>
    i === 0 ? reworded(found, (clause) => `往后十年里，${clause}。`) : found,
  );
}

/** When, in one sentence for the opening; empty where no year is marked. */
export function whenText(facts: HepanFacts): string {
  const marked = markedYears(facts);
  const [good, hard, apart] = (['good', 'hard', 'apart'] as const).map(
    (tie) => marked.find((each) => each.tie === tie)?.years[0],
  );
  const text = (year: HepanYear): string => yearWithAges(facts, year.year);
  const fair = good === undefined ? '' : `${text(good)}${goodText(facts, good)}，想一起做的事往这年放`;
  const poor = hard === undefined ? '' : `${text(hard)}两人都吃力，少添新担子`;
  if (fair !== '' || poor !== '')
    return `往后十年里，${[fair, poor].filter((part) => part !== '').join('；')}。`;
  if (apart === undefined) return '';
  const ahead = aheadIn(apart);
  const { names } = facts;
  return `往后十年里，${text(apart)}${names[ahead]}走得轻快，${names[otherOf(ahead)]}要慢些，别拿来比。`;
}
