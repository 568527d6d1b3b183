/**
 * 流年: each year by what it comes to, what it does to the chart and to its decade, 太岁, spirits and four facets; what has changed
 * against the year before; and the twelve months of the year whose greater part lies ahead.
 */
import { lifePhaseOf } from '@shangyuan/engine/analysis';
import { toStatement } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import type { YearFacet } from '../library/yearFacetText.ts';
import { TODO_LIUNIAN } from '../library/todoLifeText.ts';
import { YEAR_SPIRIT } from '../library/yearText.ts';
import { yearMostlyAhead } from '../luckYear.ts';
import { appliesToAge } from '../periods/decadeStatements.ts';
import { monthsOfYear } from '../periods/months.ts';
import { isRetiredIn, reportYearsOf, type ReportYear } from '../periods/reportYears.ts';
import {
  facetsFor,
  FACETS,
  rankOf,
  yearChange,
  yearFacet,
  yearHome,
  yearRank,
} from '../periods/yearFacets.ts';
import {
  isRunningOut,
  nearestTouch,
  yearEffect,
  yearGod,
  yearMeeting,
  yearNet,
  yearRest,
  yearSpirits,
  yearTaisui,
  yearTouches,
} from '../periods/yearStatements.ts';
import type { Paragraph, ReportRow, ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';
import { datedStatement } from '../years.ts';
import { facetsText } from './dayun.ts';

/**
 * The statements of a year shown by itself: what it comes to, its stem, how it meets its decade, and 太岁. For children the stem is left
 * out: it speaks of work.
 */
export function singleYear(facts: ReportFacts, year: number): readonly Statement[] {
  const [each] = reportYearsOf(facts, { fromYear: year, toYear: year });
  if (each === undefined) return [];
  const { ageXu, taisui } = each;
  const isStemShown = ageXu === null || isRetiredIn(each) || appliesToAge(lifePhaseOf(ageXu));
  return [
    yearNet(facts, each),
    isStemShown ? yearGod(facts, each) : null,
    yearMeeting(facts, each),
    taisui === null ? null : yearTaisui(facts, each),
  ].filter((statement) => statement !== null);
}

/** 2026 丙午年 · 偏财 · 平稳（虚岁37，值太岁）. */
function headingOf({ scored, ageXu, taisui }: ReportYear): string {
  const { year, ganzhi, stemGod, band } = scored;
  const marks = [ageXu === null ? '' : `虚岁${ageXu}`, taisui === null ? '' : `${taisui}太岁`];
  const heading = marks.filter((mark) => mark !== '').join('，');
  return `${year} ${ganzhi.name}年 · ${stemGod} · ${band}${heading === '' ? '' : `（${heading}）`}`;
}

/** Most events of a year beside its gods. */
const MOST_EVENTS = 2;

/** Paragraphs of the years; except for its net and stem, a year does not repeat what an earlier one states. */
function yearParagraphs(facts: ReportFacts, years: readonly ReportYear[]): Paragraph[] {
  const used = new Set<string>();
  const once = (statement: Statement | null): Statement | null => {
    if (statement === null || used.has(statement.key)) return null;
    used.add(statement.key);
    return statement;
  };
  const facetOf = (facet: YearFacet, year: ReportYear): Statement | null => {
    const fresh = yearFacet(facts, year, facet, used);
    const { best, worst } = rankOf(year.scored.facets, facetsFor(year));
    const isShown = (facet === best || facet === worst) && !isRunningOut(facts, year);
    return isShown || fresh === null ? fresh : forExperts(fresh);
  };
  const isFresh = (name: string): boolean => !used.has(`${YEAR_SPIRIT.id}.${name}`);
  const compared = yearMostlyAhead(facts.luckDay);
  return years.flatMap((year) => {
    const relations = yearTouches(facts, year).map(once);
    const mentioned = (relations[0] ?? null) === null ? undefined : nearestTouch(year)?.touch;
    const isOut = isRunningOut(facts, year);
    const god = yearGod(facts, year);
    const events = [
      ...relations,
      once(yearMeeting(facts, year) ?? yearEffect(facts, year, mentioned)),
      once(yearTaisui(facts, year)),
      ...yearSpirits(facts, year, isFresh).map(once),
    ].filter((statement) => statement !== null);
    return [
      {
        ...paragraph(
          yearNet(facts, year),
          god === null ? null : datedStatement(god, year.scored.year),
          ...events.map((statement, i) =>
            i < (isOut ? 1 : MOST_EVENTS) ? statement : forExperts(statement),
          ),
          yearRest(facts, year),
        ),
        heading: headingOf(year),
      },
      paragraph(isOut ? null : yearRank(facts, year), ...FACETS.map((facet) => once(facetOf(facet, year)))),
      ...(year.scored.year === compared
        ? [
            {
              ...paragraph(...yearChange(facts, year), ...yearHome(facts, year)),
              heading: `${compared}年与去年相比`,
            },
          ]
        : []),
    ];
  });
}

function rowOf({ scored }: ReportYear): ReportRow {
  const { year, ganzhi, score, band } = scored;
  return { label: `${year} ${ganzhi.name}`, value: `${score}分，${band}；${facetsText(scored)}` };
}

/** The year that the closing sentence is about: the first whose greater part lies ahead. */
function yearToPlan({ luckDay }: ReportFacts, years: readonly ReportYear[]): ReportYear | undefined {
  return years.find(({ scored }) => scored.year >= yearMostlyAhead(luckDay)) ?? years[0];
}

/** Section 流年; null for a minor. */
export function liunianSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const years = reportYearsOf(facts, facts.years);
  const months = monthsOfYear(facts);
  const planned = yearToPlan(facts, years);
  return sectionOf('liunian', {
    paragraphs: [...yearParagraphs(facts, years), ...months.paragraphs],
    rows: [...years.map(rowOf), ...months.rows],
    todo:
      planned === undefined
        ? null
        : toStatement(facts, TODO_LIUNIAN, {
            key: rankOf(planned.scored.facets, facts.isRetired ? FACETS.slice(1) : FACETS).worst,
            values: todoValues(facts, `${planned.scored.year}${planned.scored.ganzhi.name}`),
          }),
    notes: facts.dated === null ? ['只有四柱，流年与大运如何相逢、虚岁几何，这里都不谈。'] : [],
  });
}
