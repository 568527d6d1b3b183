/**
 * 开运: what popular usage likens the phases that serve to, as small habits and a table. Images, never a remedy.
 */
import { GODS_OF_GROUP, leanOfScore } from '@shangyuan/engine/analysis';
import { STEM_WUXING, type TenGodGroup, type Wuxing } from '@shangyuan/engine/ganzhi';
import { toStatement } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { groupOfWuxing, groupPositionText, percentOf } from '../figures.ts';
import {
  LUCKY_COLOUR,
  LUCKY_HABIT,
  LUCKY_HOUR,
  LUCKY_LESS,
  LUCKY_MONTH,
  LUCKY_PLACE,
  LUCKY_YEAR,
  TODO_LUCKY,
  type LuckyField,
  type LuckyPlace,
  type LuckyReach,
  type Standing,
} from '../library/luckyText.ts';
import { thesisName } from '../library/thesisText.ts';
import { reportPlanOf } from '../plan/reportPlan.ts';
import type { ReportRow, ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { COLOURS, DIRECTIONS, HOURS, NUMBERS, SEASONS, TASTES, TRADES } from '../tables/images.ts';
import { todoValues } from '../todo.ts';
import { extremeYear, monthsAhead, yearText, yearsAhead, yearsByWuxing, type NamedYear } from '../years.ts';

/** Fields in the order of the table. */
const FIELDS: readonly LuckyField[] = ['颜色', '方位', '时辰', '时令', '数字', '口味', '行业'];
/** Fields that name what to use less of. */
const SPARING: readonly LuckyField[] = ['颜色', '方位'];
/** Trades of the phase that serves most, and of the one that serves next. */
const MAX_TRADES = { 用: 4, 喜: 3 } as const;
/** Years off until which a year is near, and until which it is in the middle. */
const NEAR_YEARS = 2;
const MIDDLE_YEARS = 5;

function thingsOf(field: LuckyField, wuxing: Wuxing, trades: number): string {
  const things = {
    颜色: COLOURS[wuxing],
    方位: [DIRECTIONS[wuxing]],
    时辰: [HOURS[wuxing]],
    时令: [SEASONS[wuxing]],
    数字: NUMBERS[wuxing],
    口味: [TASTES[wuxing]],
    行业: TRADES[wuxing].slice(0, trades),
  } as const satisfies Readonly<Record<LuckyField, readonly string[]>>;
  return things[field].join('、');
}

/** How the 用神 stands, and the pillar in which it weighs most. */
function standingOf(facts: ReportFacts, group: TenGodGroup): readonly [Standing, LuckyPlace] {
  const [heavier, other] = GODS_OF_GROUP[group]
    .map((god) => facts.analysis.tenGods[god])
    .toSorted((a, b) => b.power - a.power);
  const pillar = heavier?.mainPillar ?? null;
  if (pillar === null) return ['无', '无'];
  const isShown = [heavier, other].some((god) => god !== undefined && god.visible.length > 0);
  const place = ({ year: '年', month: '月', day: '日', hour: '时' } as const)[pillar];
  return [isShown ? '透' : '藏', place];
}

function imagesOf(facts: ReportFacts): Statement[] {
  const { yong: wuxing, xi } = facts.analysis.yongshen;
  const group = groupOfWuxing(facts, wuxing);
  const [standing, place] = standingOf(facts, group);
  const where = groupPositionText(facts, group);
  return [
    toStatement(facts, LUCKY_COLOUR, {
      key: `${wuxing}.${standing}`,
      values: { wuxing, xi, where, things: COLOURS[wuxing].join('、') },
    }),
    toStatement(facts, LUCKY_PLACE, {
      key: `${wuxing}.${place}`,
      values: { wuxing, direction: DIRECTIONS[wuxing] },
    }),
  ];
}

function habitsOf(facts: ReportFacts): Statement[] {
  const { yong: wuxing } = facts.analysis.yongshen;
  const { season } = facts;
  const group = groupOfWuxing(facts, wuxing);
  return [
    toStatement(facts, LUCKY_HOUR, {
      key: `${season}.${wuxing}`,
      pillars: ['month'],
      values: { wuxing, season, hours: HOURS[wuxing] },
    }),
    toStatement(facts, LUCKY_HABIT, {
      key: `${wuxing}.${group}`,
      values: { wuxing, group, taste: TASTES[wuxing] },
    }),
  ];
}

/** What to use less of: what costs most by the plan of the report, with its name there, else the 忌神. */
function costOf(facts: ReportFacts): { readonly wuxing: Wuxing; readonly name: string } {
  const costs = reportPlanOf(facts).theses.find(({ kind }) => kind === 'costs');
  const wuxing = costs?.wuxing ?? null;
  return costs !== undefined && wuxing !== null && facts.benefit[wuxing] === '累'
    ? { wuxing, name: thesisName(costs) }
    : { wuxing: facts.analysis.yongshen.ji, name: '' };
}

function lessOf(facts: ReportFacts, { wuxing, name }: ReturnType<typeof costOf>): Statement {
  const { roles, strength } = facts.analysis;
  const group = groupOfWuxing(facts, wuxing);
  return toStatement(facts, LUCKY_LESS, {
    key: `${wuxing}.${group}`,
    values: {
      name,
      wuxing,
      group,
      role: roles[wuxing],
      percent: percentOf(strength.percent[wuxing]),
      things: COLOURS[wuxing].join('、'),
    },
  });
}

function bestOf(years: readonly NamedYear[]): NamedYear | null {
  return years.reduce<NamedYear | null>(
    (found, year) => (found === null || year.verdict.score > found.verdict.score ? year : found),
    null,
  );
}

/** The next year that the 用神 lifts, else the next that brings it and does not cost; where there is none, the best of the ten. */
function yearOf(facts: ReportFacts): Statement | null {
  const { yong: wuxing } = facts.analysis.yongshen;
  const { year: thisYear, monthIndex } = facts.luckDay;
  // The texts name the season of a phase, and that of 木 is the first.
  const ahead = yearsAhead(facts).filter(({ year }) => year > thisYear || monthIndex === 0);
  const [lifted] = yearsByWuxing(ahead, '助', [wuxing]);
  const next =
    lifted ??
    ahead.find(({ ganzhi, verdict }) => verdict.lean !== '累' && STEM_WUXING[ganzhi.stem] === wuxing);
  const named = next ?? extremeYear(ahead, '助') ?? bestOf(ahead);
  if (named === null) return null;
  const off = named.year - thisYear;
  const reach: LuckyReach =
    next === undefined ? '缓' : off <= NEAR_YEARS ? '近' : off <= MIDDLE_YEARS ? '中' : '远';
  const { ganzhi, verdict } = named;
  return toStatement(facts, LUCKY_YEAR, {
    key: `${wuxing}.${reach}`,
    values: { wuxing, year: yearText(named), ganzhi: ganzhi.name, score: verdict.score },
  });
}

/** The best of the twelve months to come whose stem is of the 用神 and that does not cost. */
function monthOf(facts: ReportFacts): Statement | null {
  const { yong: wuxing } = facts.analysis.yongshen;
  const [best] = monthsAhead(facts)
    .filter(
      ({ scored: { ganzhi, score } }) => leanOfScore(score) !== '累' && STEM_WUXING[ganzhi.stem] === wuxing,
    )
    .toSorted((a, b) => b.scored.score - a.scored.score);
  if (best === undefined) return null;
  const { name, scored } = best;
  return toStatement(facts, LUCKY_MONTH, {
    key: wuxing,
    values: { wuxing, month: name, ganzhi: scored.ganzhi.name, score: scored.score },
  });
}

function rowOf({ analysis }: ReportFacts, field: LuckyField, less: Wuxing): ReportRow {
  const { yong, xi } = analysis.yongshen;
  const first = thingsOf(field, yong, MAX_TRADES.用);
  const second = thingsOf(field, xi, MAX_TRADES.喜);
  const sparing = SPARING.includes(field) ? `；少用${thingsOf(field, less, 0)}` : '';
  return { label: field, value: `宜${first}，次${second}${sparing}` };
}

/** Section 开运; null for a minor. */
export function luckySection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const { yong } = facts.analysis.yongshen;
  const less = costOf(facts);
  const fields = facts.isRetired ? FIELDS.filter((field) => field !== '行业') : FIELDS;
  return sectionOf('lucky', {
    paragraphs: [
      paragraph(...imagesOf(facts)),
      paragraph(...habitsOf(facts)),
      paragraph(lessOf(facts, less)),
      paragraph(yearOf(facts), monthOf(facts)),
    ],
    rows: fields.map((field) => rowOf(facts, field, less.wuxing)),
    todo: toStatement(facts, TODO_LUCKY, { key: yong, values: todoValues(facts, `用${yong}`) }),
    notes: ['传统五行取象，仅供参考；不买、不换、不改，也不缺什么。'],
  });
}
