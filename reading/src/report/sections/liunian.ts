/**
 * 流年: each year by its stem, what it does to the chart and to its decade, 太岁, spirits, and four facets; and on request the
 * twelve months of a year.
 */
import {
  FACET_GODS,
  lifePhaseOf,
  monthFactsOf,
  scoredYearFactsOf,
  SPOUSE_GODS,
  yearFactsOf,
  type LuckTouch,
  type MonthFacts,
  type PeriodVerdict,
  type Role,
  type ScoredYear,
  type YearMeeting,
  type YearSpirit,
} from '@shangyuan/engine/analysis';
import { fanTaisuiOf, liuyueOf, type FanTaisui } from '@shangyuan/engine/chart';
import { BRANCHES, type TenGod } from '@shangyuan/engine/ganzhi';
import { civilOfEpochMs, UTC8_MINUTES } from '@shangyuan/engine/time';
import { toStatement } from '../../statement/family.ts';
import { BENEFIT_OF_ROLE, type Benefit } from '../../statement/keys.ts';
import { ELDER_PILLARS } from '../../statement/reader.ts';
import type { Statement } from '../../statement/statement.ts';
import { bridged, groundStatement, isOpposite } from '../bridge.ts';
import { otherTouches, reasonsText, touchSource, touchText } from '../decades.ts';
import { wuxingOfGod } from '../figures.ts';
import { EFFECT_NAMES, LUCK_MEETING } from '../library/luckMeetingText.ts';
import { MONTH } from '../library/monthText.ts';
import { TODO_LIUNIAN } from '../library/todoLifeText.ts';
import { YEAR_FACET, type YearFacet } from '../library/yearFacetText.ts';
import { YEAR_LATE } from '../library/yearLateText.ts';
import {
  YEAR_RELATION,
  YEAR_SPIRIT,
  YEAR_SPIRIT_SOURCES,
  YEAR_STEM,
  YEAR_TAISUI,
} from '../library/yearText.ts';
import type { Paragraph, ReportRow, ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';
import { facetsText, appliesToAge } from './dayun.ts';

/** Facets of a year, in their order. */
const FACETS: readonly YearFacet[] = ['事业', '财运', '感情', '健康'];
/** Most spirits of a year that are shown. */
const MAX_SPIRITS = 2;
/** From this 虚岁 on a year is about home and friends, not superiors and promotion; experts read the same figures. */
const RETIRED_AGE = 66;
/** Spirits of meeting someone: as in the section 感情, only experts see them for a retired reader. */
const OF_MEETING: readonly YearSpirit[] = ['红鸾', '桃花'];
/** Most adjustments of a score that a sentence names. */
const MAX_REASONS = 3;

const PILLAR_CHARS = { year: '年', month: '月', day: '日' } as const;

/** A year of the report: with a date all of it, from pillars only what these decide. */
interface ReportYear {
  readonly scored: ScoredYear;
  readonly verdict: PeriodVerdict;
  readonly taisui: FanTaisui | null;
  readonly spirits: readonly YearSpirit[];
  readonly meeting: YearMeeting | null;
  readonly ageXu: number | null;
}

function reportYearsOf({ chart, dated, analysis, years }: ReportFacts): ReportYear[] {
  if (dated !== null) {
    return yearFactsOf(dated, analysis, years).map(
      ({ scored, verdict, taisui, spirits, meeting, liunian }) => ({
        scored,
        verdict,
        taisui,
        spirits,
        meeting,
        ageXu: liunian.ageXu,
      }),
    );
  }
  return Array.from({ length: years.toYear - years.fromYear + 1 }, (_, i) => {
    const { scored, verdict } = scoredYearFactsOf(chart, analysis, years.fromYear + i);
    return {
      scored,
      verdict,
      taisui: fanTaisuiOf(chart.pillars.year.branch, scored.ganzhi.branch)[0] ?? null,
      spirits: [],
      meeting: null,
      ageXu: null,
    };
  });
}

const isRetiredIn = ({ ageXu }: Pick<ReportYear, 'ageXu'>): boolean => ageXu !== null && ageXu >= RETIRED_AGE;

/** A god of the year, in the words of the age that is lived in it. */
function godOf(facts: ReportFacts, used: ReportYear, at: '干' | '支'): Statement {
  const { year, ganzhi, stemGod, stemRole, branchGod, branchRole, score, band, why } = used.scored;
  const [god, role] = at === '干' ? [stemGod, stemRole] : [branchGod, branchRole];
  return toStatement(facts, isRetiredIn(used) ? YEAR_LATE : YEAR_STEM, {
    key: `${god}.${BENEFIT_OF_ROLE[role]}`,
    values: {
      year,
      ganzhi: ganzhi.name,
      stem: ganzhi.stem,
      god,
      role,
      wuxing: wuxingOfGod(facts, god),
      score,
      band,
      reasons: reasonsText(why.slice(0, MAX_REASONS), '流年'),
    },
    rests: at === '干' ? {} : { why: `${year}年的地支${ganzhi.branch}，本气是${god}，在这张盘里是${role}。` },
  });
}

/** What the year leads with: the god of its stem, and where that differs from what the year comes to, the other side beside it. */
function stemOf(facts: ReportFacts, reportYear: ReportYear): Statement {
  const { scored, verdict } = reportYear;
  const { lean } = verdict;
  const [ofStem, ofBranch] = [BENEFIT_OF_ROLE[scored.stemRole], BENEFIT_OF_ROLE[scored.branchRole]];
  const stem = godOf(facts, reportYear, '干');
  if (lean === '平') {
    if (!verdict.isMixed || !isOpposite(ofStem, ofBranch)) return stem;
    return bridged(stem, godOf(facts, reportYear, '支'), verdict.weighs[0]?.by === '支');
  }
  if (ofStem === lean || (ofStem === '平' && lean === '助')) return stem;
  const other = ofBranch === lean ? godOf(facts, reportYear, '支') : groundStatement(facts, verdict, lean);
  return bridged(stem, other, true);
}

/** A touch with the pillar its text is about. */
interface PlacedTouch {
  readonly touch: LuckTouch;
  readonly pillar: keyof typeof PILLAR_CHARS;
}

/** The weightiest touch of a year that no combination resolves, but for the hour pillar. */
function nearestTouch({ verdict }: ReportYear): PlacedTouch | undefined {
  for (const touch of verdict.touches) {
    const pillar = touch.pillars.find((key) => key !== 'hour');
    if (pillar !== undefined && !touch.isResolved) return { touch, pillar };
  }
  return undefined;
}

/** Kinds that a year shows beside its weightiest touch. */
const MARKED: readonly LuckTouch['kind'][] = ['三会', '三合', '三刑', '开库', '闭库'];

/** The first marked touch beside the nearest. */
function markedTouch({ verdict }: ReportYear, { touch: nearest }: PlacedTouch): PlacedTouch | undefined {
  for (const touch of verdict.touches) {
    const pillar = touch.pillars.find((key) => key !== 'hour');
    const isOther = touch !== nearest && MARKED.includes(touch.kind) && !touch.isResolved;
    if (pillar !== undefined && isOther) return { touch, pillar };
  }
  return undefined;
}

function touchStatement(
  facts: ReportFacts,
  year: ReportYear,
  { touch, pillar }: PlacedTouch,
  others: string,
): Statement {
  const { kind, pillars, wuxing, role } = touch;
  const { scored } = year;
  const statement = toStatement(facts, YEAR_RELATION, {
    key: `${kind}.${PILLAR_CHARS[pillar]}`,
    pillars,
    values: {
      year: scored.year,
      ganzhi: scored.ganzhi.name,
      touch: touchText(touch),
      wuxing,
      role,
      others,
    },
    rests: { source: touchSource(touch) },
  });
  return isRetiredIn(year) && ELDER_PILLARS.includes(pillar) ? forExperts(statement) : statement;
}

/** The nearest touch, which names every other to experts, and the marked one beside it. */
function relationsOf(facts: ReportFacts, year: ReportYear): Statement[] {
  const nearest = nearestTouch(year);
  if (nearest === undefined) return [];
  const others = otherTouches(year.verdict.touches, nearest.touch, facts.chart);
  const marked = markedTouch(year, nearest);
  return [
    touchStatement(facts, year, nearest, others),
    ...(marked === undefined ? [] : [{ ...touchStatement(facts, year, marked, ''), expert: null }]),
  ];
}

/**
 * What the year does to a combination of the chart.
 *
 * @param mentioned the touch already mentioned: its reason is not repeated to experts
 */
function effectOf(
  facts: ReportFacts,
  { scored, verdict }: ReportYear,
  mentioned: LuckTouch | undefined,
): Statement | null {
  const touch = verdict.touches.find(({ effect }) => effect !== null);
  if (touch === undefined || touch.effect === null) return null;
  const { effect, pillars, wuxing, role } = touch;
  const statement = toStatement(facts, LUCK_MEETING, {
    key: `${EFFECT_NAMES[effect]}.${BENEFIT_OF_ROLE[role]}`,
    pillars,
    values: { year: scored.year, touch: `${scored.ganzhi.name}年${touchText(touch)}`, wuxing, role },
  });
  return touch.relation === mentioned?.relation ? { ...statement, expert: null } : statement;
}

/** How the year meets its decade. */
function meetingOf(facts: ReportFacts, { scored, meeting }: ReportYear): Statement | null {
  if (meeting === null) return null;
  const { year, ganzhi, branchRole: role, branchGod, dayunNumber } = scored;
  const decade = facts.analysis.dayun[dayunNumber - 1]?.ganzhi.name ?? '';
  return toStatement(facts, LUCK_MEETING, {
    key: `${meeting}.${BENEFIT_OF_ROLE[role] === '助' ? '助' : '他'}`,
    values: {
      year,
      touch: `${ganzhi.name}年与大运${decade}${meeting}`,
      wuxing: wuxingOfGod(facts, branchGod),
      role,
    },
  });
}

/** Whether 虚岁 is that of a 本命年: 1, 13, 25 … Without an age, only the year pillar decides. */
function isBenming({ ageXu }: Pick<ReportYear, 'ageXu'>): boolean {
  return ageXu === null || ageXu % BRANCHES.length === 1;
}

/** 太岁, unless the touch of the year pillar states the same; a year that does not offend it says so only with little else to say. */
function taisuiOf(facts: ReportFacts, year: ReportYear): Statement | null {
  const { scored, taisui, spirits } = year;
  const nearest = nearestTouch(year);
  if (taisui === null && (nearest !== undefined || spirits.length > 0)) return null;
  if (taisui !== null && taisui !== '值' && nearest?.pillar === 'year' && !isRetiredIn(year)) return null;
  return toStatement(facts, YEAR_TAISUI, {
    key: taisui === '值' && !isBenming(year) ? '同' : (taisui ?? '平'),
    pillars: ['year'],
    values: {
      year: scored.year,
      branch: scored.ganzhi.branch,
      natal: facts.chart.pillars.year.branch,
    },
  });
}

/** Spirits of a year; the first names them all to experts. */
function spiritsOf(
  facts: ReportFacts,
  reportYear: ReportYear,
  isFresh: (name: YearSpirit) => boolean,
): Statement[] {
  const { year, ganzhi } = reportYear.scored;
  const names = reportYear.spirits.slice(0, MAX_SPIRITS).filter(isFresh);
  return names.map((name, i) => {
    const statement = toStatement(facts, YEAR_SPIRIT, {
      key: name,
      values: { year, ganzhi: ganzhi.name, name, all: i === 0 ? names.join('、') : '' },
      rests: { source: YEAR_SPIRIT_SOURCES[name] },
    });
    return isRetiredIn(reportYear) && OF_MEETING.includes(name) ? forExperts(statement) : statement;
  });
}

type FacetReason = { readonly god: TenGod; readonly role: Role; readonly at: '干' | '支' };

function facetStatement(
  facts: ReportFacts,
  { scored }: ReportYear,
  facet: YearFacet,
  ground: FacetReason,
  lean: Benefit,
): Statement {
  const { year, ganzhi, facets } = scored;
  return toStatement(facts, YEAR_FACET, {
    key: `${facet}.${ground.god}.${lean}`,
    values: {
      year,
      facet,
      score: facets[facet],
      all: `${ganzhi.name}年${FACETS.map((each) => `${each}${facets[each]}`).join('，')}`,
      ...ground,
    },
  });
}

/** What the verdict says of a facet; neither where the year leads with the god of that facet on the other side. */
function facetLeanOf({ scored, verdict }: ReportYear, facet: YearFacet, moving: readonly TenGod[]): Benefit {
  const { lean } = verdict.facets[facet];
  const isLed = verdict.lean === '平' && moving.includes(scored.stemGod);
  return isLed && isOpposite(BENEFIT_OF_ROLE[scored.stemRole], lean) ? '平' : lean;
}

/**
 * What a facet may say of a year: what it comes to in the verdict, by the god that stands so, else by the one that moves it, the
 * branch before the stem.
 */
function facetChoices(facts: ReportFacts, used: ReportYear, facet: YearFacet): Statement[] {
  const { stemGod, stemRole, branchGod, branchRole } = used.scored;
  const moving = facet === '感情' ? SPOUSE_GODS[facts.chart.sex] : FACET_GODS[facet];
  const lean = facetLeanOf(used, facet, moving);
  const branch: FacetReason = { god: branchGod, role: branchRole, at: '支' };
  const stem: FacetReason = { god: stemGod, role: stemRole, at: '干' };
  const isStem = moving.includes(stemGod) && !moving.includes(branchGod);
  const agrees = ({ role }: FacetReason): number => Number(BENEFIT_OF_ROLE[role] === lean);
  return (isStem ? [stem, branch] : [branch, stem])
    .toSorted((a, b) => agrees(b) - agrees(a))
    .map((ground) => facetStatement(facts, used, facet, ground, lean));
}

/**
 * The statements of a year shown by itself: its stem first, then how it meets its decade, and 太岁. For children the stem
 * is left out: it speaks of work.
 */
export function singleYear(facts: ReportFacts, year: number): readonly Statement[] {
  const [reportYear] = reportYearsOf({ ...facts, years: { fromYear: year, toYear: year } });
  if (reportYear === undefined) return [];
  const meeting = meetingOf(facts, reportYear);
  const taisui = reportYear.taisui === null ? null : taisuiOf(facts, reportYear);
  const isStemDone =
    reportYear.ageXu === null || isRetiredIn(reportYear) || appliesToAge(lifePhaseOf(reportYear.ageXu));
  return [isStemDone ? stemOf(facts, reportYear) : null, meeting, taisui].filter(
    (statement) => statement !== null,
  );
}

/** 2026 丙午年 · 偏财 · 平稳（虚岁37，值太岁）. */
function headingOf({ scored, ageXu, taisui }: ReportYear): string {
  const { year, ganzhi, stemGod, band } = scored;
  const marks = [ageXu === null ? '' : `虚岁${ageXu}`, taisui === null ? '' : `${taisui}太岁`];
  const heading = marks.filter((mark) => mark !== '').join('，');
  return `${year} ${ganzhi.name}年 · ${stemGod} · ${band}${heading === '' ? '' : `（${heading}）`}`;
}

/** Paragraphs of the years; except for the stem, a year does not repeat what an earlier one states. */
function yearParagraphs(facts: ReportFacts, years: readonly ReportYear[]): Paragraph[] {
  const used = new Set<string>();
  const once = (statement: Statement | null): Statement | null => {
    if (statement === null || used.has(statement.key)) return null;
    used.add(statement.key);
    return statement;
  };
  const freshOf = (choices: readonly Statement[]): Statement | null =>
    choices.find(({ key }) => !used.has(key)) ?? null;
  const facetOf = (facet: YearFacet, year: ReportYear): Statement | null => {
    const fresh = freshOf(facetChoices(facts, year, facet));
    return facet === '事业' && isRetiredIn(year) && fresh !== null ? forExperts(fresh) : fresh;
  };
  const isFresh = (name: YearSpirit): boolean => !used.has(`${YEAR_SPIRIT.id}.${name}`);
  return years.flatMap((year) => {
    const relations = relationsOf(facts, year).map(once);
    const mentionedTouch = (relations[0] ?? null) === null ? undefined : nearestTouch(year)?.touch;
    return [
      {
        ...paragraph(
          stemOf(facts, year),
          ...relations,
          once(meetingOf(facts, year) ?? effectOf(facts, year, mentionedTouch)),
          once(taisuiOf(facts, year)),
          ...spiritsOf(facts, year, isFresh).map(once),
        ),
        heading: headingOf(year),
      },
      paragraph(...FACETS.map((facet) => once(facetOf(facet, year)))),
    ];
  });
}

/** 庚寅月 · 七杀 · 较顺（2月4日起）. */
function monthHeading(facts: ReportFacts, { month, verdict }: MonthFacts): string {
  const { ganzhi, stemGod, year, monthIndex } = month;
  const { band } = verdict;
  const term = liuyueOf(facts.chart, year)[monthIndex]?.term;
  const from = term === undefined ? null : civilOfEpochMs(term.epochMs, UTC8_MINUTES);
  const since = from === null ? '' : `（${from.month}月${from.day}日起）`;
  return `${ganzhi.name}月 · ${stemGod} · ${band}${since}`;
}

/** The months of a year: by the god of the stem, or where that was used, of the branch. */
function monthParagraphs(facts: ReportFacts, months: readonly MonthFacts[]): Paragraph[] {
  const used = new Set<string>();
  return months.map((each) => {
    const { ganzhi, stemGod, stemRole, branchGod, branchRole } = each.month;
    const { score, band } = each.verdict;
    const isStemDone = used.has(`${stemGod}.${band}`);
    const [god, role] = isStemDone ? [branchGod, branchRole] : [stemGod, stemRole];
    const key = `${god}.${band}` as const;
    const isUsed = used.has(key);
    used.add(key);
    const values = { ganzhi: ganzhi.name, god, role, score, band };
    return {
      heading: monthHeading(facts, each),
      statements: isUsed ? [] : [toStatement(facts, MONTH, { key, values })],
    };
  });
}

function rowOf({ scored }: ReportYear): ReportRow {
  const { year, ganzhi, score, band } = scored;
  return { label: `${year} ${ganzhi.name}`, value: `${score}分，${band}；${facetsText(scored)}` };
}

function monthRow({ month, verdict: { score, band } }: MonthFacts): ReportRow {
  return { label: `${month.ganzhi.name}月`, value: `${score}分，${band}` };
}

/** The facet that scores least; the earlier where several do, and 事业 of no one who has retired. */
function weakestFacet({ facets }: ScoredYear, isRetired: boolean): YearFacet {
  const used = FACETS.filter((facet) => !(isRetired && facet === '事业'));
  return used.reduce((a, b) => (facets[b] < facets[a] ? b : a));
}

/** Section 流年; null for a minor. */
export function liunianSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const years = reportYearsOf(facts);
  const months = monthFactsOf(facts.chart, facts.analysis, facts.monthsOf);
  const first = years[0]?.scored;
  return sectionOf('liunian', {
    paragraphs: [...yearParagraphs(facts, years), ...monthParagraphs(facts, months)],
    rows: [...years.map(rowOf), ...months.map(monthRow)],
    todo:
      first === undefined
        ? null
        : toStatement(facts, TODO_LIUNIAN, {
            key: weakestFacet(first, facts.isRetired),
            values: todoValues(facts, `${first.year}${first.ganzhi.name}`),
          }),
    notes: [
      facts.dated === null ? '只有四柱，流年与大运如何相逢、虚岁几何，这里都不谈。' : '',
      facts.isRetired ? '命主已过退休的年纪，各月说到公事的地方，可读作家里家外的事。' : '',
    ].filter((note) => note !== ''),
  });
}
