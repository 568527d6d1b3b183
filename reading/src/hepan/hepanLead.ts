/**
 * What opens a comparison: the item that decides this pair with its ground, what stands against it, and when.
 */
import {
  HEPAN_POINTS,
  type BranchTie,
  type HepanItem,
  type HepanItemKey,
  type HepanPerson,
  type HepanReason,
} from '@shangyuan/engine/analysis';
import type { ChartPillars } from '@shangyuan/engine/chart';
import {
  KE,
  nayinWuxing,
  SHENG,
  STEM_WUXING,
  TEN_GOD,
  type Branch,
  type TenGod,
  type Wuxing,
} from '@shangyuan/engine/ganzhi';
import type { Statement } from '../statement/statement.ts';
import { birthOf, shortElementsOf, wuxingFactsOf, otherOf, type HepanFacts } from './hepanFacts.ts';
import { itemTitle } from './hepanReport.ts';
import {
  inOrder,
  isUnwanted,
  palaceClause,
  shareText,
  sidesOfTies,
  spiritSentence,
  stemLean,
  stemName,
  TIE_WORDS,
  usefulFact,
  usefulText,
} from './itemStatements.ts';
import { HEPAN_SHORTS } from './libraries.ts';
import { clauseOf } from './portrayal.ts';
import { whenText } from './yearStatements.ts';

/** An item speaks for the pair, or asks for care. */
type Direction = 'fit' | 'care';

/** What an item comes to, behind its ground. */
const MEANING: Readonly<Record<HepanItemKey, Readonly<Record<Direction, string>>>> = {
  zodiac: { fit: '来处说得到一起', care: '来处不同，老规矩要互让' },
  nayin: { fit: '气质合得来', care: '气质差一截，要容得下' },
  dayPillar: { fit: '待在一起省力', care: '待在一起要多磨' },
  elements: { fit: '短处有人接', care: '短处多半要向外找' },
  useful: { fit: '给得出对方要的', care: '好意常不是对方要的那一种' },
  tenGods: { fit: '各有各的位置', care: '眼光不同，容易较劲' },
  palace: { fit: '心里给对方留着座', care: '心里的期待要说开' },
  shensha: { fit: '多一层缘分', care: '心事别只放在心里' },
  luckSync: { fit: '起落走得齐', care: '快慢要等一等' },
};

/** How one regards the other, in a verb. */
const REGARD: Readonly<Record<TenGod, string>> = {
  比肩: '把{other}当同伴',
  劫财: '爱跟{other}抢着来',
  食神: '愿意疼{other}',
  伤官: '总想改一改{other}',
  偏财: '觉得{other}新鲜',
  正财: '想把{other}照看好',
  七杀: '对{other}有几分紧张',
  正官: '敬着{other}',
  偏印: '有些猜不透{other}',
  正印: '愿意靠着{other}',
};

const weightOf = ({ score, weight }: HepanItem): number =>
  Math.abs(score - HEPAN_POINTS.stretchPivot) * weight;

/** 甲木生着丙火, or how else the second of two is to the first, each with its name before it. */
function phaseText([x, wuxingX]: readonly [string, Wuxing], [y, wuxingY]: readonly [string, Wuxing]): string {
  if (SHENG[wuxingX] === wuxingY) return `${x}生着${y}`;
  if (SHENG[wuxingY] === wuxingX) return `${y}生着${x}`;
  if (KE[wuxingX] === wuxingY) return `${x}克着${y}`;
  return KE[wuxingY] === wuxingX ? `${y}克着${x}` : `${x}与${y}同类`;
}

/** 生日的亥与申相害. */
function branchesText(
  unit: '年' | '日',
  [x, y]: readonly [Branch, Branch],
  tie: BranchTie | undefined,
): string {
  if (x === y) return `两人都生在${x}${unit}`;
  return `${unit === '年' ? '生年' : '生日'}的${x}与${y}${tie === undefined ? '' : TIE_WORDS[tie]}`;
}

/** The ground of an item in a few plain words, with the names and figures it rests on. */
function briefOf(facts: HepanFacts, item: HepanItem, direction: Direction): string {
  const { names, order, sides, comparison } = facts;
  const pillarsOf = (person: HepanPerson) => sides[person].analysis.pillars;
  const [p, q] = order.map(pillarsOf) as [ChartPillars, ChartPillars];
  const isFit = direction === 'fit';
  const [reason] = item.why;
  switch (item.key) {
    case 'zodiac': {
      if (reason?.code !== 'ZODIAC') return '';
      const { good, hard } = sidesOfTies(reason.values.ties);
      return branchesText('年', [p.year.branch, q.year.branch], (isFit ? good : hard) ?? good ?? hard);
    }
    case 'nayin': {
      const [x, y] = [p.year.nayin, q.year.nayin];
      const text = x === y ? `${x}两人都有` : phaseText([x, nayinWuxing(x)], [y, nayinWuxing(y)]);
      return `生年的${text}`;
    }
    case 'dayPillar': {
      if (reason?.code !== 'DAY_PILLARS') return '';
      const { stemTie, branchTies } = reason.values;
      const { good, hard } = sidesOfTies(branchTies);
      const tie = isFit ? good : hard;
      const [x, y] = order.map((person) => `${names[person]}的${stemName(pillarsOf(person).day.stem)}`) as [
        string,
        string,
      ];
      const stemText = {
        同干: `两人都是${stemName(p.day.stem)}`,
        五合: `${x}与${y}相合`,
        冲: `${x}与${y}相冲`,
        比和: '',
        相生: '',
        相克: '',
      }[stemTie];
      const stems = stemText || phaseText([x, STEM_WUXING[p.day.stem]], [y, STEM_WUXING[q.day.stem]]);
      if (tie === undefined) return stems;
      const branches = branchesText('日', [p.day.branch, q.day.branch], tie);
      return stemLean(stemTie) === (isFit ? 'good' : 'hard') ? `${stems}，${branches}` : branches;
    }
    case 'elements':
      return wuxingBrief(facts, item, isFit);
    case 'useful':
      return usefulBrief(facts, item, isFit);
    case 'tenGods': {
      const regards = order.map((by) => {
        const god = TEN_GOD[pillarsOf(by).day.stem][pillarsOf(otherOf(by)).day.stem];
        return names[by] + REGARD[god].replaceAll('{other}', () => names[otherOf(by)]);
      });
      return regards.join('，');
    }
    case 'palace':
    case 'shensha': {
      const sign = isFit ? 1 : -1;
      const weightiest = inOrder(facts, item.why).toSorted((x, y) => (y.points - x.points) * sign)[0];
      if (weightiest === undefined) return '';
      return weightiest.code.startsWith('PALACE_')
        ? palaceClause(facts, weightiest as Parameters<typeof palaceClause>[1])
        : clauseOf(spiritSentence(facts, weightiest) ?? '');
    }
    case 'luckSync': {
      const together = comparison.years.filter(({ tie }) => tie === '同顺').length;
      return together === 0 ? '往后二十年里没有长段一起顺的年份' : `往后二十年里一起顺的有${together}年`;
    }
  }
}

function wuxingBrief(facts: HepanFacts, { why }: HepanItem, isFit: boolean): string {
  const { names } = facts;
  const found = wuxingFactsOf(facts).filter((each) => !isFit || !isUnwanted(each));
  const kinds = isFit ? (['补'] as const) : (['同少', '稍补'] as const);
  const [shown] = kinds.flatMap((kind) =>
    found.filter((each) => each.kind === kind).toSorted((x, y) => y.has - x.has),
  );
  if (shown !== undefined) {
    const { kind, of, wuxing, own, has } = shown;
    const other = names[otherOf(of)];
    if (kind === '同少') return `两人都少${wuxing}`;
    if (kind === '稍补') return `${names[of]}的${wuxing}${shareText(own)}，${other}也不过${has}%`;
    return `${names[of]}少的${wuxing}，${other}有${has}%`;
  }
  const covers = why.filter((reason): reason is HepanReason<'COVER'> => reason.code === 'COVER');
  const sign = isFit ? 1 : -1;
  const [cover] = inOrder(facts, covers).toSorted((x, y) => (y.values.percent - x.values.percent) * sign);
  if (cover === undefined) return '';
  const { of, percent } = cover.values;
  return `${names[of]}不足两成的${shortElementsOf(facts, of)}，${names[otherOf(of)]}${percent >= 100 ? '全补得上' : `${isFit ? '' : '只'}补得上${percent}%`}`;
}

function usefulBrief(facts: HepanFacts, { why }: HepanItem, isFit: boolean): string {
  const suits = why.filter((reason): reason is HepanReason<'SUIT'> => reason.code === 'SUIT');
  const sign = isFit ? 1 : -1;
  const [reason] = inOrder(facts, suits).toSorted((x, y) => (y.values.suit - x.values.suit) * sign);
  const of = reason?.values.of ?? facts.order[0];
  if (isFit) return usefulText(facts, usefulFact(facts, of, ['用神', '喜神']));
  const [needed, weighs] = [usefulFact(facts, of, ['用神']), usefulFact(facts, of, ['忌神', '仇神'])];
  return usefulText(facts, weighs.has > needed.has ? weighs : needed);
}

/** The items that speak for the pair or ask for care, the one that decides most first. */
function decisive({ comparison, sides }: HepanFacts, direction: Direction): HepanItem[] {
  const hasYears = birthOf(sides.a) !== null && birthOf(sides.b) !== null;
  return comparison.items
    .filter(({ key }) => key !== 'luckSync' || hasYears)
    .filter(({ score }) =>
      direction === 'fit' ? score >= HEPAN_POINTS.strengthMin : score < HEPAN_POINTS.cautionBelow,
    )
    .toSorted((x, y) => weightOf(y) - weightOf(x));
}

/** What opens the report. */
export function leadOf(facts: HepanFacts): Statement {
  const { comparison, words } = facts;
  const { mode, grade, strengths, cautions, confidence } = comparison;
  const clause = (item: HepanItem, direction: Direction): string =>
    `${MEANING[item.key][direction]}，因为${briefOf(facts, item, direction)}`;
  const [fits, cares] = [decisive(facts, 'fit'), decisive(facts, 'care')];
  const [fit, care] = [fits[0], cares[0]];
  const opening = ((): string => {
    if (fit !== undefined && care !== undefined)
      return `这一对，一面${clause(fit, 'fit')}；一面${clause(care, 'care')}。`;
    const [direction, found] = fit === undefined ? (['care', cares] as const) : (['fit', fits] as const);
    if (found.length > 0)
      return `这一对，${found
        .slice(0, 2)
        .map((item) => clause(item, direction))
        .join('；')}。`;
    const [most] = comparison.items.toSorted((x, y) => weightOf(y) - weightOf(x));
    if (most === undefined) return '';
    return `这一对先看${itemTitle(most.key, mode)}，${briefOf(facts, most, most.score >= HEPAN_POINTS.stretchPivot ? 'fit' : 'care')}。`;
  })();
  const named = (keys: readonly HepanItemKey[]): string => keys.map((key) => itemTitle(key, mode)).join('、');
  const sums = [
    strengths.length === 0 ? '' : `合得上的是${named(strengths)}。`,
    cautions.length === 0 ? '' : `要留心的是${named(cautions)}。`,
  ].join('');
  const plain = opening + whenText(facts);
  return {
    key: `hepan.${mode}.lead.${grade}`,
    ground: null,
    short: HEPAN_SHORTS[words][grade],
    plain,
    whole: plain,
    expert: `${sums}各项加权${comparison.raw}，展开为${comparison.total}，属${grade}；两盘取用的把握以较低的一方为准，为${confidence}。`,
    evidence: [
      {
        rule: 'HEPAN_TOTAL',
        pillars: [],
        values: { raw: comparison.raw, total: comparison.total },
        source: '本应用的计分',
        chip: grade,
        why: `各项按轻重合起来看。${sums}`,
      },
    ],
    isCostly: false,
    claims: [],
  };
}
