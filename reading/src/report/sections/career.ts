/**
 * 事业: the role that suits, what the gods make together, trades by image, and the years to act and to hold back in; first steps
 * for those who study, a look back for those who have retired.
 */
import type { Combo, ComboHalf, DecadeFacts, Evidence } from '@shangyuan/engine/analysis';
import { TEN_GOD_GROUP, tenGodOf, type TenGodGroup, type Wuxing } from '@shangyuan/engine/ganzhi';
import { godShare, halfText } from '../../chart/index.ts';
import { hashOf, toStatement, statementIfDefined, type Reader } from '../../statement/family.ts';
import { groupBy } from '../../statement/groupBy.ts';
import type { Benefit } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { decadeNowOf } from '../decades.ts';
import {
  facetYears,
  ganzhiYear,
  groundNote,
  groupMover,
  moverOf,
  readerIn,
  yearsToPlan,
  type FacetYears,
} from '../facetYears.ts';
import {
  percentOf,
  shareClause,
  restsOn,
  roleOfGroup,
  positionText,
  unwantedGroups,
  wuxingOfGroup,
} from '../figures.ts';
import { CAREER_COMBO } from '../library/careerComboText.ts';
import { CAREER_BACK, CAREER_PAST, CAREER_START } from '../library/careerStageText.ts';
import { CAREER_ROLE, CAREER_TRADE, type CareerStyle } from '../library/careerText.ts';
import {
  CAREER_DECADE,
  CAREER_HOLD,
  CAREER_TIMING,
  type CareerTimingKey,
} from '../library/careerYearText.ts';
import { TODO_CAREER, TODO_CAREER_PAST } from '../library/todoLifeText.ts';
import { reportPlanOf } from '../plan/reportPlan.ts';
import { thesisMeaning } from '../plan/thesisMeaning.ts';
import type { Paragraph, ReportSection } from '../report.ts';
import { studyReader, type ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf, withoutShort } from '../section.ts';
import { GROUP_PATH, TRADES } from '../tables/images.ts';
import { todoValues } from '../todo.ts';
import { decadeSpan, namedDecades, yearsText, yearText, type NamedYear } from '../years.ts';

const STYLES = { 主动开拓: '主动', 借力平台: '借力', 进退两宜: '两宜', 顺势借势: '顺势' } as const;

/** Most combinations that are shown, and in plain words. */
const MAX_COMBOS = 3;
const MAX_PLAIN_COMBOS = 2;

/** 虚岁 at which the decades of a working life begin. */
const FIRST_WORK = 18;
const LAST_WORK = 60;

/** What each combination comes to. */
// prettier-ignore
const OUTCOME = {
  官印相生: '印', 杀印相生: '印', 食神制杀: '食伤', 伤官配印: '印', 食伤生财: '财', 财官双美: '官杀', 羊刃驾杀: '官杀',
  比劫夺财: '财', 官杀混杂: '官杀', 伤官见官: '官杀', 枭神夺食: '食伤', 财多身弱: '财', 印多身旺: '印',
} as const satisfies Readonly<Record<Combo, TenGodGroup>>;

type LifeCode = 'LIFE_CAREER' | 'LIFE_COMBO';

function evidenceWith(facts: ReportFacts, code: LifeCode, combo?: Combo): Evidence | undefined {
  return facts.analysis.life.evidence.find(
    (evidence) =>
      evidence.code === code && (evidence.code !== 'LIFE_COMBO' || evidence.values.combo === combo),
  );
}

function roleOf(facts: ReportFacts): Statement | null {
  const { life, strength } = facts.analysis;
  const { group, role, style } = life.career;
  const wuxing = wuxingOfGroup(facts, group);
  const manner: CareerStyle = STYLES[style];
  const evidence = evidenceWith(facts, 'LIFE_CAREER');
  return statementIfDefined(facts, CAREER_ROLE, {
    key: manner === '顺势' ? `${group}.顺势` : `${group}.${facts.benefit[wuxing]}.${manner}`,
    values: {
      group,
      percent: percentOf(strength.groups[group]),
      share: shareClause(strength.groups[group]),
      role,
      support: percentOf(strength.support),
      wuxing,
    },
    rests: evidence === undefined ? {} : restsOn(evidence),
  });
}

/** A half with its share and place: 七杀47.8%藏月支. */
export function halfOf(facts: ReportFacts, half: ComboHalf): string {
  const { analysis } = facts;
  if ('group' in half) return half.group + percentOf(analysis.strength.groups[half.group]);
  if ('support' in half) return `扶身合${percentOf(half.support)}`;
  if ('blade' in half) return halfText(half);
  const presence = analysis.tenGods[half.god];
  return half.god + percentOf(godShare(analysis, half.god)) + positionText(facts, presence);
}

/** A combination in words. */
function comboOf(facts: ReportFacts, combo: Combo): Statement {
  const { life } = facts.analysis;
  const group = OUTCOME[combo];
  const role = roleOfGroup(facts, group);
  const evidence = evidenceWith(facts, 'LIFE_COMBO', combo);
  return toStatement(facts, CAREER_COMBO, {
    key: `${combo}.${role === '用神' || role === '喜神' ? '助' : '他'}`,
    values: {
      combo,
      halves: (life.comboHalves[combo] ?? []).map((half) => halfOf(facts, half)).join('，'),
      outcome: `${group}为${role}`,
      unwanted: unwantedGroups(facts),
    },
    rests: evidence === undefined ? {} : restsOn(evidence),
  });
}

function tradeOf(facts: ReportFacts): Statement {
  const { yong, xi, ji } = facts.analysis.yongshen;
  const named = (wuxing: Wuxing, count: number): string => TRADES[wuxing].slice(0, count).join('、');
  return toStatement(facts, CAREER_TRADE, {
    key: yong,
    values: { yong, trades: named(yong, 4), xi, xiTrades: named(xi, 3), ji, jiTrades: named(ji, 2) },
  });
}

/** 虚岁 from which on no year of work is named. */
const PAST_WORK = 68;

/** The years to act in and to hold back in, of those that are still of a working life. */
function workYears(facts: ReportFacts): FacetYears {
  return facetYears(
    facts,
    '事业',
    yearsToPlan(facts).filter(({ ageXu }) => ageXu === null || ageXu < PAST_WORK),
  );
}

/** The years to act in: the best first; those that one thing lifts in one sentence; none where work ends within ten years without one. */
function timingsOf(facts: ReportFacts, reader: Reader): Statement[] {
  const { best, calm } = workYears(facts);
  const isEnding = yearsToPlan(facts).some(({ ageXu }) => ageXu !== null && ageXu >= PAST_WORK);
  if (isEnding && best.length === 0 && calm === null) return [];
  const named = best.length > 0 ? best : calm === null ? [] : [calm];
  const keyOf = (year: NamedYear): CareerTimingKey => (calm === null ? moverOf(year, '助') : '平');
  const [first] = named;
  const groups = groupBy(
    named.toSorted((a, b) => a.year - b.year),
    keyOf,
  );
  if (groups.size === 0) groups.set('守', []);
  const note = named
    .map((year) => `${ganzhiYear(year)}年（${year.verdict.facets.事业.score}分，${groundNote(year, '助')}）`)
    .join('、');
  return [...groups].map(([key, years], i) => {
    const [earliest] = years;
    const statement = toStatement(
      earliest === undefined ? reader : readerIn(facts, reader, earliest),
      CAREER_TIMING,
      {
        key,
        values: { years: yearsText(years), first: first === undefined ? '' : yearText(first), note },
      },
    );
    const isBest = first === undefined || years.includes(first);
    return { ...(isBest ? statement : withoutShort(statement)), expert: i === 0 ? statement.expert : null };
  });
}

function holdOf(facts: ReportFacts, reader: Reader): Statement | null {
  const { hold } = workYears(facts);
  if (hold === null) return null;
  return toStatement(readerIn(facts, reader, hold), CAREER_HOLD, {
    key: groupMover(moverOf(hold, '累')),
    values: {
      year: yearText(hold),
      note: `${ganzhiYear(hold)}年${groundNote(hold, '累')}`,
      yong: facts.analysis.yongshen.yong,
    },
  });
}

/** What leads a decade on its side, and its figures. */
function decadeValues(facts: ReportFacts, { decade, verdict }: DecadeFacts) {
  const { lean, score } = verdict.facets.事业;
  const grounds = lean === '累' ? verdict.weighs : verdict.lifts;
  const ground = grounds.find(({ god }) => god !== null);
  const god = ground?.god ?? tenGodOf(facts.chart.dayMaster, decade.ganzhi.stem);
  const what = ground === undefined ? '' : `${ground.by === '干' ? '干透' : '支藏'}${ground.stem}`;
  return {
    group: TEN_GOD_GROUP[god],
    lean,
    name: decade.ganzhi.name,
    score,
    note: `${what}${god}为${roleOfGroup(facts, TEN_GOD_GROUP[god])}`,
  };
}

/** What the decade of today means for work, or the next where it ends this year; null past the last and without a date. */
function decadeOf(facts: ReportFacts): Statement | null {
  const now = decadeNowOf(facts);
  const decades = namedDecades(facts);
  const current = decades.find(({ decade }) => decade.dayunNumber === now);
  const isNow = (current?.decade.endYear ?? 0) > facts.today.year;
  const found = isNow ? current : decades.find(({ decade }) => decade.dayunNumber === (now ?? 0) + 1);
  if (found === undefined || found.fromAge === null || found.toAge === null) return null;
  const { group, lean, ...values } = decadeValues(facts, found);
  const { fromAge: from, toAge: until } = found;
  return toStatement(facts, CAREER_DECADE, {
    key: `${group}.${lean}`,
    values: { ...values, from, until, isNow: isNow ? '是' : '否' },
  });
}

/** The best and the hardest decade of a working life, each where it helped or cost. */
function decadesBack(facts: ReportFacts): Statement[] {
  const { year } = facts.today;
  const worked = namedDecades(facts).filter(
    ({ decade, fromAge }) =>
      fromAge !== null && FIRST_WORK <= fromAge && fromAge <= LAST_WORK && (decade.endYear ?? year) < year,
  );
  const scoreOf = ({ verdict }: DecadeFacts): number => verdict.facets.事业.score;
  const sorted = worked.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const [best, hardest] = [sorted[0], sorted.at(-1)];
  const named = [best, hardest].flatMap((found, i) => {
    const side = i === 0 ? '助' : '累';
    if (found?.verdict.facets.事业.lean !== side) return [];
    const { group, lean: _, ...values } = decadeValues(facts, found);
    return toStatement(facts, CAREER_BACK, {
      key: `${group}.${side}`,
      values: { ...values, span: decadeSpan(found) },
    });
  });
  if (named.length > 0 || best === undefined) return named;
  const { group: _, lean: __, ...values } = decadeValues(facts, best);
  return [toStatement(facts, CAREER_BACK, { key: '平', values: { ...values, span: decadeSpan(best) } })];
}

/** What the group of the career is for a reader who starts out, or looks back. */
function stageOf(facts: ReportFacts, family: typeof CAREER_START): Statement {
  const { life, strength } = facts.analysis;
  const { group, role } = life.career;
  const evidence = evidenceWith(facts, 'LIFE_CAREER');
  return toStatement(facts, family, {
    key: `${group}.${facts.benefit[wuxingOfGroup(facts, group)]}`,
    values: {
      group,
      percent: percentOf(strength.groups[group]),
      share: shareClause(strength.groups[group]),
      role,
    },
    rests: evidence === undefined ? {} : restsOn(evidence),
  });
}

/** How a group that is not the leading thesis is introduced. */
const INTRODUCED = { 助: '用得上的是', 平: '也走得通的是', 累: '常遇上的是' } as const satisfies Record<
  Benefit,
  string
>;

/**
 * The opening of the section: what the leading thesis means and what role is good for this reader. Of one group the chart chooses
 * which of the two is shown, since they say much the same.
 */
function openingOf(facts: ReportFacts, role: Statement | null, ...others: readonly Statement[]): Paragraph {
  const meaning = thesisMeaning(facts, '事业');
  if (meaning === null || role === null) return paragraph(meaning, role, ...others);
  const { group } = facts.analysis.life.career;
  if (reportPlanOf(facts).leads.事业.group === group) {
    const isMeaning = hashOf(`${facts.chartKey}career`) % 2 === 0;
    const [lead, other] = isMeaning ? [meaning, role] : [role, meaning];
    return paragraph(lead, withoutShort(forExperts(other)), ...others);
  }
  const introduced = `${INTRODUCED[facts.benefit[wuxingOfGroup(facts, group)]]}${GROUP_PATH[group]}这一路，${role.plain ?? ''}`;
  const second = role.plain === null ? role : { ...role, plain: introduced };
  return paragraph(meaning, meaning.short === null ? second : withoutShort(second), ...others);
}

/** A retired reader gets a look back on working life: no advice, no trades and no future years. */
const RETIRED_NOTE = '退休以后，这一节说的是一向的长处与路数，当作回看来读。';

function pastSection(facts: ReportFacts): ReportSection {
  const { group, role } = facts.analysis.life.career;
  const [first, ...others] = decadesBack(facts);
  return sectionOf('career', {
    paragraphs: [
      openingOf(facts, stageOf(facts, CAREER_PAST)),
      paragraph(first ?? null, ...(facts.audience === 'elder' ? others.map(forExperts) : others)),
      paragraph(...combosOf(facts).map(forExperts)),
    ],
    todo: toStatement(facts, TODO_CAREER_PAST, {
      key: group,
      values: todoValues(facts, `${group}为${role}`),
    }),
    notes: [RETIRED_NOTE],
  });
}

/** The combinations: the first two in plain words, the second with its name; one more for experts. */
function combosOf(facts: ReportFacts): Statement[] {
  return facts.analysis.life.combos.slice(0, MAX_COMBOS).map((combo, i) => {
    const statement = withoutShort(comboOf(facts, combo));
    const { plain } = statement;
    if (i === 0 || plain === null) return statement;
    return i < MAX_PLAIN_COMBOS ? { ...statement, plain: `又兼${combo}，${plain}` } : forExperts(statement);
  });
}

/** Section 事业. */
export function careerSection(facts: ReportFacts): ReportSection {
  if (facts.isRetired) return pastSection(facts);
  const { life, yongshen } = facts.analysis;
  const { group, style, role } = life.career;
  const reader = studyReader(facts);
  const isStarting = reader.audience === 'young' && facts.answers.situation !== '在职';
  const yearsNamed = [...timingsOf(facts, reader), holdOf(facts, reader)].filter((year) => year !== null);
  return sectionOf('career', {
    paragraphs: [
      openingOf(
        facts,
        isStarting ? stageOf(facts, CAREER_START) : roleOf(facts),
        withoutShort(tradeOf(reader)),
      ),
      paragraph(...combosOf(reader)),
      paragraph(decadeOf(facts), ...(yearsNamed.length > 0 ? yearsNamed : decadesBack(facts))),
    ],
    rows: [yongshen.yong, yongshen.xi].map((wuxing) => ({
      label: wuxing,
      value: TRADES[wuxing].join('、'),
    })),
    todo: toStatement(reader, TODO_CAREER, {
      key: `${group}.${STYLES[style]}`,
      values: todoValues(facts, `${group}为${role}`),
    }),
  });
}
