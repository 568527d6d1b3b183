/**
 * 感情: the palace of the partner, how to come close, what touches it, the partner's star, spirits, and the years that are close and
 * strained. Neutral for sex; by the answer on a partner.
 */
import {
  GODS_OF_GROUP,
  leanOfScore,
  partnerYearsOf,
  type LuckTouchKind,
  type PalaceTouch,
  type PeriodLean,
  type SpouseFacts,
} from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { TEN_GOD_GROUP, tenGodOf } from '@shangyuan/engine/ganzhi';
import { pillarsOf, placeOf, shareClause, sharesOf, wuxingOfGod } from '../figures.ts';
import {
  AMOUNT_OF_LEVEL,
  LOVE_NEAR,
  LOVE_NEXT,
  LOVE_PAIR,
  LOVE_PALACE,
  LOVE_RELATION,
  LOVE_SPIRIT,
  LOVE_STAR,
  LOVE_YEAR,
  type LoveReader,
  type LoveRelationKey,
  type LoveSpirit,
  type LoveYearReader,
  type LoveYearReason,
} from '../library/loveText.ts';
import { TODO_LOVE } from '../library/todoLifeText.ts';
import { yearMostlyAhead } from '../luckYear.ts';
import { thesisMeaning } from '../plan/thesisMeaning.ts';
import type { ReportRow, ReportSection } from '../report.ts';
import { PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf, withoutShort } from '../section.ts';
import { todoValues } from '../todo.ts';
import { extremeYear, namedYear, yearText, yearsAhead, type NamedYear } from '../years.ts';

/** Ages between which years are named. */
const YEARS_FROM_AGE = 20;
const YEARS_TO_AGE = 45;
/** Most of a kind that the section shows. */
const MAX_TOUCHES = 2;
const MAX_SPIRITS = 2;

const SPIRITS: readonly LoveSpirit[] = ['桃花', '红艳', '红鸾', '天喜', '孤辰', '寡宿', '孤鸾', '阴差阳错'];

type Touched = LoveRelationKey extends `${infer Kind}.${string}` ? Exclude<Kind, '静'> : never;

/** Kinds of touch by their text, the weightiest first; 三合 and 三会 share one, and so do 拱合 and 拱会. */
// prettier-ignore
const KIND_OF_TOUCH = {
  冲: '冲', 合: '合', 刑: '刑', 三会: '会', 三合: '会', 害: '害', 空: '空', 半合: '半', 破: '破', 拱合: '拱', 拱会: '拱',
} as const satisfies Readonly<
  Record<PalaceTouch, Touched>
>;

/** How a touch is written: 与月支午六合. */
// prettier-ignore
const TOUCH_WORDS = {
  合: '六合', 三合: '三合', 三会: '三会', 半合: '半合', 拱合: '拱合', 拱会: '拱会', 冲: '相冲', 刑: '相刑', 害: '相害', 破: '相破',
  空: '落空亡',
} as const satisfies Readonly<Record<PalaceTouch, string>>;

/** The family that a pillar stands for. */
const SIDE_OF: Readonly<Record<PillarKey, string>> = {
  year: '祖辈那头',
  month: '父母那头',
  day: '自己这头',
  hour: '晚辈那头',
};

const NEAR: readonly PillarKey[] = ['month', 'hour'];
/** Gatherings of three: every pillar that takes part is named. */
const WHOLE: readonly PalaceTouch[] = ['三会', '三合'];

/** Touches by weight: what stands next to the palace before what stands far. */
function weighed(touches: SpouseFacts['touches']): SpouseFacts['touches'] {
  const order = Object.keys(KIND_OF_TOUCH) as PalaceTouch[];
  return touches.toSorted(
    (a, b) =>
      Number(NEAR.includes(b.pillar)) - Number(NEAR.includes(a.pillar)) ||
      order.indexOf(a.kind) - order.indexOf(b.kind),
  );
}

function palaceOf(facts: ReportFacts): Statement {
  const { palaceBranch: branch, palaceGod: god, palaceRole: role } = facts.analysis.life.spouse;
  const wuxing = wuxingOfGod(facts, god);
  return toStatement(facts, LOVE_PALACE, {
    key: `${god}.${facts.benefit[wuxing]}`,
    pillars: ['day'],
    values: { branch, god, role, wuxing },
  });
}

function relationsOf(facts: ReportFacts): Statement[] {
  const { touches, palaceBranch: branch, palaceGod } = facts.analysis.life.spouse;
  const favour = facts.benefit[wuxingOfGod(facts, palaceGod)] === '助' ? '助' : '他';
  if (touches.length === 0) {
    return [
      toStatement(facts, LOVE_RELATION, {
        key: `静.${favour}`,
        pillars: ['day'],
        values: { branch, touch: '不逢刑冲合害', side: '' },
      }),
    ];
  }
  const byKind = new Map<Touched, Statement>();
  for (const { kind, pillar } of weighed(touches)) {
    const as = KIND_OF_TOUCH[kind];
    if (byKind.has(as)) continue;
    const others = WHOLE.includes(kind)
      ? touches.filter((each) => each.kind === kind).map((each) => each.pillar)
      : [pillar];
    const where = others
      .map((each) => placeOf(each, 'branch') + (facts.chart.pillars[each]?.branch ?? ''))
      .join('、');
    const touch = kind === '空' ? '落在年柱的空亡里' : `与${where}${TOUCH_WORDS[kind]}`;
    const statement = toStatement(facts, LOVE_RELATION, {
      key: `${as}.${favour}`,
      pillars: [pillar, 'day'],
      values: { branch, touch, side: others.length > 1 ? '两边' : SIDE_OF[pillar] },
    });
    byKind.set(as, statement);
  }
  return [...byKind.values()].slice(0, MAX_TOUCHES);
}

function starOf(facts: ReportFacts): Statement | null {
  const { group, level, role } = facts.analysis.life.spouse;
  if (group === null || level === null || role === null) return null;
  const gods = GODS_OF_GROUP[group];
  const wuxing = wuxingOfGod(facts, gods[0]);
  const values = {
    star: group === '财' ? '财星' : '官杀',
    gods: sharesOf(facts, gods),
    role,
    wuxing,
    share: level === 0 ? '' : shareClause(facts.analysis.strength.groups[group]),
  };
  if (facts.answers.partner === true)
    return toStatement(facts, LOVE_PAIR, {
      key: `${AMOUNT_OF_LEVEL[level]}.${facts.benefit[wuxing]}`,
      values,
    });
  return statementIfDefined(facts, LOVE_STAR, {
    key: `${facts.chart.sex}.${level}.${facts.benefit[wuxing]}`,
    values,
  });
}

function readerOf({ isRetired, audience, answers: { partner } }: ReportFacts): LoveReader {
  const answer = partner === null ? '未' : partner ? '有' : '无';
  if (isRetired) return `老${answer}`;
  return audience === 'young' && partner !== true ? '少' : answer;
}

function nearOf(facts: ReportFacts): Statement {
  const { palaceBranch: branch, palaceGod: god } = facts.analysis.life.spouse;
  const group = TEN_GOD_GROUP[god];
  const reader = readerOf(facts);
  return toStatement(facts, LOVE_NEAR, {
    key:
      reader === '未' ? `${group}.${reader}.${facts.benefit[wuxingOfGod(facts, god)]}` : `${group}.${reader}`,
    pillars: ['day'],
    values: { branch, god },
  });
}

/** Touches of a year on the palace that join it, clash with it, and rub it. */
const JOINING: readonly LuckTouchKind[] = ['六合', '三合', '三会', '半合', '天地鸳合'];
const CLASHING: readonly LuckTouchKind[] = ['六冲', '天克地冲', '反吟'];
const RUBBING: readonly LuckTouchKind[] = ['刑', '三刑', '六害', '六破', '伏吟'];

function yearReasonOf(facts: ReportFacts, { verdict, scored }: NamedYear, side: PeriodLean): LoveYearReason {
  const { group } = facts.analysis.life.spouse;
  const touched = (kinds: readonly LuckTouchKind[]): boolean =>
    verdict.touches.some(
      ({ kind, pillars, isResolved }) => !isResolved && kinds.includes(kind) && pillars.includes('day'),
    );
  const benefit = (['stemGod', 'branchGod'] as const)
    .map((part) => scored[part])
    .filter((god) => TEN_GOD_GROUP[god] === group)
    .map((god) => facts.benefit[wuxingOfGod(facts, god)])[0];
  if (side === '平') return '好.平';
  if (side === '助') {
    if (touched(JOINING)) return '好.合';
    return benefit === '助' ? '好.星' : '好.运';
  }
  if (touched(CLASHING)) return '难.冲';
  if (touched(RUBBING)) return '难.磨';
  return benefit === '累' ? '难.星' : '难.运';
}

/** The year of the ten with the most 感情. */
function warmest(years: readonly NamedYear[]): NamedYear | null {
  const scoreOf = ({ verdict }: NamedYear): number => verdict.facets.感情.score;
  return years.reduce<NamedYear | null>(
    (best, year) => (best === null || scoreOf(year) > scoreOf(best) ? year : best),
    null,
  );
}

function valuesOf(year: NamedYear) {
  const { ganzhi, verdict } = year;
  return { year: yearText(year), ganzhi: ganzhi.name, score: verdict.facets.感情.score };
}

/** The year that comes next, and the closest and the most strained of the ten to come. */
function yearsOf(facts: ReportFacts): Statement[] {
  const years = yearsAhead(facts);
  const [next] = years;
  const reader: LoveYearReader = facts.isRetired ? '老' : (readerOf(facts) as LoveYearReader);
  const best = warmest(years);
  const hardest = extremeYear(years, '累', '感情');
  const leanOf = ({ verdict }: NamedYear): PeriodLean => leanOfScore(verdict.facets.感情.score);
  const extremeOf = (year: NamedYear, side: PeriodLean): Statement =>
    toStatement(facts, LOVE_YEAR, {
      key: `${yearReasonOf(facts, year, side)}.${reader}`,
      values: valuesOf(year),
    });
  return [
    next === undefined || next === best || next === hardest
      ? null
      : toStatement(facts, LOVE_NEXT, { key: `${leanOf(next)}.${reader}`, values: valuesOf(next) }),
    best === null ? null : extremeOf(best, leanOf(best) === '助' ? '助' : '平'),
    hardest === null || hardest === best ? null : extremeOf(hardest, '累'),
  ].filter((statement) => statement !== null);
}

/** Spirits of love; the first names them all to experts. */
function spiritsOf(facts: ReportFacts): Statement[] {
  const found = SPIRITS.flatMap((name) => {
    const hits = PILLAR_KEYS.flatMap((key) => facts.shensha[key].filter((hit) => hit.name === name));
    const pillars = PILLAR_KEYS.filter((key) => hits.some((hit) => hit.pillar === key));
    const source = hits[0]?.source.join('；');
    return source === undefined ? [] : [{ name, pillars, where: pillarsOf(pillars), source }];
  }).slice(0, MAX_SPIRITS);
  const all = found.map(({ name, where }) => `${name}见于${where}`).join('，');
  return found.map(({ name, pillars, where, source }, i) =>
    toStatement(facts, LOVE_SPIRIT, {
      key: name,
      pillars,
      values: { name, where, all: i === 0 ? all : '' },
      rests: { source },
    }),
  );
}

/** Years that tradition ties to meeting someone: dates to keep in mind, no prediction. None below 20 or above 45. */
function yearRows({ dated, age, analysis, today, answers }: ReportFacts): ReportRow[] {
  if (
    answers.partner === true ||
    dated === null ||
    age === null ||
    age < YEARS_FROM_AGE ||
    age > YEARS_TO_AGE
  )
    return [];
  const years = partnerYearsOf(dated, analysis, { fromAge: age, toAge: YEARS_TO_AGE });
  return years
    .filter(({ year }) => year >= today.year)
    .map(({ year, ganzhi, hits, score }) => ({
      label: `${year}${ganzhi.name}`,
      value: `${hits.join('、')}；感情${score}`,
    }));
}

/** What of 感情 the notes say. */
function notesOf({ isRetired, answers }: ReportFacts, rows: readonly ReportRow[]): string[] {
  if (isRetired) return ['桃花、红鸾一类说相识的话略去，只谈怎样相处。'];
  if (answers.partner === true) return ['已有伴侣，桃花、红鸾一类说相识的话略去，只谈两个人怎样相处。'];
  return rows.length === 0
    ? []
    : ['表中的年份只是传统上容易谈到缘分的日子，当作日历上的提醒就好，不作预言。'];
}

/** Age below which who has retired reads of 感情 as grown readers do. */
const LATE_FROM_AGE = 60;

function loveFacts(facts: ReportFacts): ReportFacts {
  const isEarly = facts.isRetired && facts.age !== null && facts.age < LATE_FROM_AGE;
  return isEarly ? { ...facts, audience: 'adult', isRetired: false } : facts;
}

/** A thing to do in the year ahead, by the god of its stem. */
function todoOf(facts: ReportFacts): Statement {
  const year = yearMostlyAhead(facts.luckDay);
  const { ganzhi } = namedYear(facts, year);
  const god = tenGodOf(facts.chart.dayMaster, ganzhi.stem);
  return toStatement(facts, TODO_LOVE, {
    key: `${god}.${facts.answers.partner === true ? '有' : '未'}`,
    values: todoValues(facts, `${year}${ganzhi.name}年天干${god}`),
  });
}

/** Section 感情; null for a minor. */
export function loveSection(all: ReportFacts): ReportSection | null {
  if (all.isMinor) return null;
  const facts = loveFacts(all);
  const rows = yearRows(facts);
  const isMeetingLeftOut = facts.isRetired || facts.answers.partner === true;
  const star = starOf(facts);
  const isPalaceLeftOut = facts.isRetired && facts.answers.partner === false;
  const relations =
    facts.isRetired && facts.answers.partner !== true
      ? relationsOf(facts).map(forExperts)
      : relationsOf(facts);
  const thesis = thesisMeaning(facts, '感情');
  const meaning =
    thesis === null ? null : withoutShort(facts.answers.partner === true ? forExperts(thesis) : thesis);
  const palace = isPalaceLeftOut ? forExperts(palaceOf(facts)) : palaceOf(facts);
  const spirits = isMeetingLeftOut ? spiritsOf(facts).map(forExperts) : spiritsOf(facts);
  return sectionOf('love', {
    paragraphs: [
      paragraph(meaning),
      paragraph(palace, nearOf(facts)),
      paragraph(...relations),
      paragraph(star === null || !facts.isRetired ? star : forExperts(star), ...spirits),
      paragraph(...yearsOf(facts)),
    ],
    rows,
    todo: todoOf(facts),
    notes: notesOf(facts, rows),
  });
}
