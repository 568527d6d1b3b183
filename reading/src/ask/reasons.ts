/**
 * Why an answer is what it is: reasons for and against from the chart, its decade, year and months, the touches on its pillars and a
 * second chart, each with its evidence, the weightiest first.
 */
import {
  compareCharts,
  FACET_GODS,
  leanOfScore,
  partnerYearsOf,
  scoreYear,
  SPOUSE_GODS,
  type LuckTouch,
  type MonthFacts,
  type VerdictGround,
} from '@shangyuan/engine/analysis';
import { TEN_GOD_GROUP, type TenGod, type TenGodGroup } from '@shangyuan/engine/ganzhi';
import { CARE_WORDS, FIT_WORDS, hepanReasonText } from '../hepan/hepanText.ts';
import { itemTitle } from '../hepan/hepanReport.ts';
import { touchName, touchSource } from '../report/decades.ts';
import { wuxingOfGroup } from '../report/figures.ts';
import { groundName, ownGround, whyOf } from '../report/periods/net.ts';
import { SORT_OF_TOUCH } from '../report/periods/months.ts';
import type { ReportFacts } from '../report/reportFacts.ts';
import { clauseOf } from '../report/tables/periodClauses.ts';
import { decadeSpan, namedDecades, stageAt, yearText, type NamedYear } from '../report/years.ts';
import { shareWords, signedPoints } from '../statement/figures.ts';
import type { StatementEvidence } from '../statement/statement.ts';
import { ASK_MATTERS, type AskKind } from './kinds.ts';
import { MONTH_WORDS, NATAL, TOUCHES, type AskStance } from './texts.ts';

/** A reason for 宜 or against 留, in one sentence. */
export interface AskReason {
  readonly side: '宜' | '留';
  readonly text: string;
  readonly evidence: StatementEvidence;
}

/** A second chart that a question is about. */
export interface AskOther {
  readonly facts: ReportFacts;
  /** As the texts name the person. */
  readonly name: string;
}

/** What reasons are read from. */
export interface ReasonContext {
  readonly facts: ReportFacts;
  readonly kind: AskKind;
  /** The year the answer rests on. */
  readonly focus: NamedYear;
  /** Its months that are ahead, each with its name: 8月; the best to act in first. */
  readonly months: readonly {
    readonly name: string;
    readonly found: MonthFacts;
    readonly stance: AskStance;
  }[];
  readonly other: AskOther | null;
}

/** A reason with what it weighs against the others. */
interface Weighed extends AskReason {
  readonly weight: number;
}

const MAX_A_SIDE = 3;
const OWN_SCORING = '本应用的计分';
/** How much more a ground counts whose god moves the part of life that is asked about. */
const OWN_GOD = 1.5;
/** Weight of a touch on the pillars of the question, and of each hit of a year of meeting. */
const TOUCH_WEIGHT = 3.5;
const HIT_WEIGHT = 2;
/** Share of a group, in percent, that weighs as much as one point of a period. */
const SHARE_OF_POINT = 6;
/** Points of an item of a comparison off its middle that weigh as much as one point of a period. */
const ITEM_OF_POINT = 5;
const ITEM_MIDDLE = 67;

/** Middle of the scores that neither help nor cost. */
const MIDDLE = 65;
/** Least points of a ground that is a reason. */
const LEAST_POINTS = 1.5;

/** The clash of each pillar, among the events of a period. */
const EVENTS = { year: '冲年支', month: '冲月支', day: '冲日支', hour: '冲时支' } as const;

const sideOf = (points: number): AskReason['side'] => (points > 0 ? '宜' : '留');

/** The group of gods that stands for a kind in a chart. */
export function groupOfKind({ analysis, chart }: ReportFacts, kind: AskKind): TenGodGroup {
  const { group } = ASK_MATTERS[kind];
  if (group === 'spouse') return TEN_GOD_GROUP[SPOUSE_GODS[chart.sex][0] as TenGod];
  if (group !== 'child') return group;
  const star = analysis.life.kin.find(({ who }) => who === '子女');
  return TEN_GOD_GROUP[star?.gods[0] ?? '食神'];
}

/** What the chart brings to the question; null where the group is absent or neither helps nor costs. */
function natalReason({ facts, kind }: ReasonContext): Weighed | null {
  const group = groupOfKind(facts, kind);
  const share = facts.analysis.strength.groups[group];
  const wuxing = wuxingOfGroup(facts, group);
  const benefit = facts.benefit[wuxing];
  if (share === 0 || benefit === '平') return null;
  const role = facts.analysis.roles[wuxing];
  return {
    side: benefit === '助' ? '宜' : '留',
    text: NATAL[kind][benefit],
    weight: share / SHARE_OF_POINT,
    evidence: {
      rule: 'ASK_NATAL',
      pillars: [],
      values: { group, share, role },
      source: '渊海子平·六亲总论；所问之事取哪一类为本应用所定',
      chip: `${group}${shareWords(share)}，${role}`,
      why: `所问之事看${group}；它在这张盘里占${share}%，五行属${wuxing}，作${role}。`,
    },
  };
}

/** Gods that move the part of life that is asked about. */
function godsOfKind({ chart }: ReportFacts, kind: AskKind): readonly TenGod[] {
  const { facet } = ASK_MATTERS[kind];
  if (facet === null) return [];
  return facet === '感情' ? SPOUSE_GODS[chart.sex] : FACET_GODS[facet];
}

/** The decade that a year lies in, by its strongest ground on a side. */
function decadeReason({ facts, focus }: ReasonContext, ground: VerdictGround): Weighed | null {
  const found = namedDecades(facts)[focus.scored.dayunNumber - 1];
  if (found === undefined) return null;
  const { decade, verdict } = found;
  const [own] = ground.points > 0 ? verdict.lifts : verdict.weighs;
  const clause = clauseOf(own ?? ground, stageAt(facts, focus), '运');
  return {
    side: sideOf(ground.points),
    text: `${decade.ganzhi.name}这步大运里，${clause}。`,
    weight: Math.abs(ground.points),
    evidence: {
      rule: 'PERIOD_VERDICT',
      pillars: [],
      values: { dayun: decade.ganzhi.name, score: decade.score, points: ground.points },
      source: OWN_SCORING,
      chip: `大运${decade.ganzhi.name}，${decade.band}`,
      why: `${decadeSpan(found)}走${decade.ganzhi.name}运，合计${decade.score}分；摊到${focus.year}年是${signedPoints(ground.points)}。`,
    },
  };
}

function scoreOfYear({ kind, focus: { verdict } }: ReasonContext): number {
  const { facet } = ASK_MATTERS[kind];
  return facet === null ? verdict.score : verdict.facets[facet].score;
}

/** Every ground of the year and of its decade that counts, but for clashes that a touch describes. */
function yearReasons(context: ReasonContext, touched: readonly Weighed[]): Weighed[] {
  const { facts, kind, focus } = context;
  const gods = godsOfKind(facts, kind);
  const stage = stageAt(facts, focus);
  // A year is named on the side it comes to only: beside it stands what goes the other way.
  const leading = sideOf(scoreOfYear(context) - MIDDLE);
  const described = touched.flatMap(({ evidence }) =>
    evidence.pillars.map((pillar): string => EVENTS[pillar]),
  );
  return [...focus.verdict.lifts, ...focus.verdict.weighs].flatMap((ground): Weighed[] => {
    if (Math.abs(ground.points) < LEAST_POINTS || described.includes(ground.by)) return [];
    if (ground.by === '大运') return [decadeReason(context, ground)].filter((each) => each !== null);
    const { points, god, stem, role } = ground;
    const place = ground.by === '干' ? '天干' : '地支里';
    const chip = stem === null ? ground.by : `${stem}${god ?? ''}，${role ?? ''}`;
    return [
      {
        side: sideOf(points),
        text: `${sideOf(points) === leading ? `${focus.year}年` : '同一年里'}，${clauseOf(ground, stage, '年')}。`,
        weight: Math.abs(points) * (god !== null && gods.includes(god) ? OWN_GOD : 1),
        evidence: {
          rule: 'PERIOD_VERDICT',
          pillars: ground.pillars,
          values: { year: focus.year, ganzhi: focus.ganzhi.name, points },
          source: OWN_SCORING,
          chip: `${focus.year}${focus.ganzhi.name}，${chip}`,
          why:
            stem === null
              ? `${yearText(focus)}逢${ground.by}，合${signedPoints(points)}。`
              : `${yearText(focus)}${place}的${stem}是${god ?? ''}，在这张盘里作${role ?? ''}，合${signedPoints(points)}。`,
        },
      },
    ];
  });
}

/** The best and the hardest of the months ahead. */
function monthReasons({ facts, kind, focus, months }: ReasonContext): Weighed[] {
  const { facet } = ASK_MATTERS[kind];
  const scoreOf = ({ found: { month } }: (typeof months)[number]): number =>
    facet === null ? month.score : month.facets[facet];
  const [best, worst] = [months[0], months.at(-1)];
  if (best === undefined || worst === undefined || best === worst) return [];
  const stage = stageAt(facts, focus);
  return (
    [
      [best, '助'],
      [worst, '累'],
    ] as const
  ).map(([each, side]): Weighed => {
    const { month, verdict } = each.found;
    const clause = whyOf(verdict, side, stage, '月');
    const ground = ownGround(verdict, side);
    const score = scoreOf(each);
    return {
      side: side === '助' ? '宜' : '留',
      text: `${facet === null ? '整体上' : `论${facet}`}，${each.name}（${month.ganzhi.name}月）${MONTH_WORDS[side][each.stance]}，${clause}。`,
      // Beside the other months of its year, so that one of them counts where the year has one side only.
      weight: Math.abs(score - scoreOf(side === '助' ? worst : best)) / MAX_A_SIDE,
      evidence: {
        rule: 'PERIOD_VERDICT',
        pillars: ground?.pillars ?? [],
        values: { month: month.ganzhi.name, score },
        source: OWN_SCORING,
        chip: `${each.name}${month.ganzhi.name}，${facet ?? '合计'}${score}`,
        why: `${focus.year}年${month.ganzhi.name}月${facet === null ? '' : `${facet}${score}分，`}全月${month.score}分${ground === undefined ? '' : `；其中${groundName(ground)}`}。`,
      },
    };
  });
}

/** Touches of the year on the pillars of the question, the weightiest of each pillar. */
function touchReasons({ facts, kind, focus }: ReasonContext): Weighed[] {
  const { theme, pillars } = ASK_MATTERS[kind];
  if (theme === null) return [];
  const byPillar = new Map<string, Weighed>();
  for (const touch of focus.verdict.touches) {
    const [pillar] = touch.pillars;
    const sort = SORT_OF_TOUCH[touch.kind];
    if (pillar === undefined || touch.isResolved || !pillars.includes(pillar)) continue;
    if (sort === '伏' || sort === '库') continue;
    const { side: own, text } = TOUCHES[theme][sort];
    const side = own ?? clashSide(focus, touch);
    if (side === null || byPillar.has(pillar)) continue;
    byPillar.set(pillar, {
      side,
      text: `这一年${text}`,
      weight: TOUCH_WEIGHT,
      evidence: {
        rule: 'LUCK_TOUCH',
        pillars: touch.pillars,
        values: { year: focus.year, kind: touch.kind },
        source: touchSource(touch),
        chip: touchName(touch, facts.chart),
        why: `${focus.year}${focus.ganzhi.name}年对本盘：${touchName(touch, facts.chart)}。`,
      },
    });
  }
  return [...byPillar.values()];
}

/** The side of a clash by its part of the score; null where it has none. */
function clashSide({ verdict }: NamedYear, { pillars }: LuckTouch): AskReason['side'] | null {
  const [pillar] = pillars;
  const ground = [...verdict.lifts, ...verdict.weighs].find(
    ({ by }) => pillar !== undefined && by === EVENTS[pillar],
  );
  return ground === undefined ? null : sideOf(ground.points);
}

/** What tradition ties to meeting someone in the year. */
function meetingReason({ facts, kind, focus }: ReasonContext): Weighed | null {
  const { dated, analysis, answers } = facts;
  const { ageXu } = focus;
  if (kind !== '结婚时机' || dated === null || answers.partner === true || ageXu === null) return null;
  const [found] = partnerYearsOf(dated, analysis, { fromAge: ageXu, toAge: ageXu, count: 1 }).filter(
    ({ year }) => year === focus.year,
  );
  if (found === undefined) return null;
  const hits = found.hits.join('、');
  return {
    side: '宜',
    text: `这一年逢${hits}，传统上容易谈到缘分。`,
    weight: HIT_WEIGHT * found.hits.length,
    evidence: {
      rule: 'PARTNER_YEAR',
      pillars: ['day'],
      values: { year: focus.year, hits },
      source: '渊海子平·六亲总论；三命通会·论支元六合',
      chip: hits,
      why: `${yearText(focus)}${focus.ganzhi.name}：${hits}；只是旧说里容易谈到缘分的年份，不作预言。`,
    },
  };
}

/** What the second chart says: the item that fits best, the one that needs most care, and the year of the other. */
function pairReasons({ facts, kind, focus, other }: ReasonContext): Weighed[] {
  const { pair } = ASK_MATTERS[kind];
  if (other === null || pair === null) return [];
  // A comparison of parent and child has the parent first.
  const isChildFirst = kind === '与父母';
  const [a, b] = isChildFirst ? [other.facts, facts] : [facts, other.facts];
  const names = isChildFirst ? { a: other.name, b: '自己' } : { a: '自己', b: other.name };
  const comparison = compareCharts(a.analysis, b.analysis, { mode: pair, refYear: facts.today.year });
  const itemReason = (side: AskReason['side']): Weighed | null => {
    const key = (side === '宜' ? comparison.strengths : comparison.cautions)[0];
    const item = comparison.items.find((each) => each.key === key);
    if (item === undefined) return null;
    const words = (side === '宜' ? FIT_WORDS : CARE_WORDS)[item.key];
    const [reason] = item.why.toSorted((x, y) => Math.abs(y.points) - Math.abs(x.points));
    return {
      side,
      text: `你和${other.name}${words}。`,
      weight: Math.abs(item.score - ITEM_MIDDLE) / ITEM_OF_POINT,
      evidence: {
        rule: 'HEPAN_ITEM',
        pillars: [],
        values: { item: item.key, score: item.score },
        source: item.source,
        chip: `${itemTitle(item.key, pair)}${item.score}`,
        why:
          reason === undefined
            ? `${itemTitle(item.key, pair)}${item.score}分。`
            : hepanReasonText(reason, names, pair).sentence,
      },
    };
  };
  const theirs = scoreYear(other.facts.analysis, focus.year);
  const lean = leanOfScore(theirs.score);
  const yearReason: Weighed | null =
    lean === '平'
      ? null
      : {
          side: lean === '助' ? '宜' : '留',
          text: `这一年${other.name}那头${lean === '助' ? '也走得轻快' : '正吃力，要多等一等'}。`,
          weight: Math.abs(theirs.score - (lean === '助' ? 60 : 70)) / 3,
          evidence: {
            rule: 'PERIOD_VERDICT',
            pillars: [],
            values: { year: focus.year, score: theirs.score },
            source: OWN_SCORING,
            chip: `${other.name}${focus.year}，${theirs.band}`,
            why: `${other.name}的${focus.year}${theirs.ganzhi.name}年合计${theirs.score}分，${theirs.band}。`,
          },
        };
  return [itemReason('宜'), itemReason('留'), yearReason].filter((each) => each !== null);
}

/** Reasons of one side, the weightiest first, none in the words of another. */
function strongest(all: readonly Weighed[], side: AskReason['side']): AskReason[] {
  const seen = new Set<string>();
  return all
    .filter((reason) => reason.side === side)
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ text }) => {
      const clause = text.replace(/^.*[年，）]/u, '');
      if (seen.has(clause)) return false;
      seen.add(clause);
      return true;
    })
    .slice(0, MAX_A_SIDE)
    .map(({ side: of, text, evidence }) => ({ side: of, text, evidence }));
}

/** The three strongest reasons for and against. */
export function reasonsOf(context: ReasonContext): readonly AskReason[] {
  const touched = touchReasons(context);
  const all = [
    natalReason(context),
    meetingReason(context),
    ...pairReasons(context),
    ...touched,
    ...yearReasons(context, touched),
    ...monthReasons(context),
  ].filter((reason) => reason !== null);
  return [...strongest(all, '宜'), ...strongest(all, '留')];
}
