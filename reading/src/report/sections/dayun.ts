/**
 * 大运: the current decade first, then all in their order, each by its stem, its branch, its effect on the chart and
 * how it falls in a life.
 */
import {
  decadeFactsOf,
  type DecadeFacts,
  type LifePhase,
  type LuckFactSource,
  type LuckTouch,
  type ScoredPeriod,
  type StrengthClass,
} from '@shangyuan/engine/analysis';
import { luckOf } from '@shangyuan/engine/chart';
import { STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { toStatement } from '../../statement/family.ts';
import { BENEFIT_OF_ROLE } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { bridged, groundStatement, isOpposite, partKeys } from '../bridge.ts';
import { decadeNowOf, otherTouches, reasonsText, touchSource, touchText } from '../decades.ts';
import { pillarsOf, wuxingOfGod } from '../figures.ts';
import { DECADE_BRANCH, DECADE_PHASE, DECADE_RELATION } from '../library/decadeDetailText.ts';
import { DECADE_STEM, type Bearing } from '../library/decadeText.ts';
import { TODO_DAYUN } from '../library/todoLifeText.ts';
import type { Paragraph, ReportRow, ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

/** Phases of life that the god of the stem speaks to. */
const WORKING: readonly LifePhase[] = ['青年', '壮年', '中年'];

/** Classes that lean: on helpers, or on the stream they follow. */
const LEANING: readonly StrengthClass[] = ['身弱', '从弱', '化气'];

/** Whether the chart stands by itself. */
function bearingOf({ analysis }: ReportFacts): Bearing {
  return LEANING.includes(analysis.strength.class) ? '轻' : '任';
}

function stemOf(facts: ReportFacts, { decade }: DecadeFacts): Statement {
  const { ganzhi, stemGod: god, stemRole: role, score, band, why } = decade;
  return toStatement(facts, DECADE_STEM, {
    key: `${god}.${BENEFIT_OF_ROLE[role]}.${bearingOf(facts)}`,
    values: {
      ganzhi: ganzhi.name,
      stem: ganzhi.stem,
      god,
      role,
      wuxing: STEM_WUXING[ganzhi.stem],
      score,
      band,
      reasons: reasonsText(why, '大运'),
    },
  });
}

function branchOf(facts: ReportFacts, { decade }: DecadeFacts): Statement {
  const { ganzhi, branchGod: god, branchRole: role } = decade;
  return toStatement(facts, DECADE_BRANCH, {
    key: `${god}.${BENEFIT_OF_ROLE[role]}`,
    values: { ganzhi: ganzhi.name, branch: ganzhi.branch, god, role, wuxing: wuxingOfGod(facts, god) },
  });
}

/** Most touches of a decade in plain text; experts read them all. */
const TOUCHES_SHOWN = 2;

const relationKeyOf = ({ kind, role }: LuckTouch) =>
  `${kind}.${BENEFIT_OF_ROLE[role] === '助' ? '助' : '他'}` as const;

/** The weightiest touches that no combination resolves; to experts the first names every other. */
function relationsOf(facts: ReportFacts, { decade, verdict }: DecadeFacts): Statement[] {
  const { ganzhi } = decade;
  const byKey = new Map(
    verdict.touches
      .filter(({ isResolved }) => !isResolved)
      .toReversed()
      .map((touch) => [relationKeyOf(touch), touch]),
  );
  const acting = verdict.touches.filter((touch) => byKey.get(relationKeyOf(touch)) === touch);
  return acting.slice(0, TOUCHES_SHOWN).map((touch, i) => {
    const { pillars, wuxing, role } = touch;
    const statement = toStatement(facts, DECADE_RELATION, {
      key: relationKeyOf(touch),
      pillars,
      values: {
        ganzhi: ganzhi.name,
        place: pillarsOf(pillars),
        touch: touchText(touch),
        wuxing,
        role,
        others: i === 0 ? otherTouches(verdict.touches, touch, facts.chart) : '',
      },
      rests: { source: touchSource(touch) },
    });
    return i === 0 ? statement : { ...statement, expert: null };
  });
}

/**
 * The gods of stem and branch, on one side each: where they differ from each other or from what the decade comes to, both sides
 * stand in one statement.
 */
function godsOf(
  facts: ReportFacts,
  each: DecadeFacts,
  { stem, branch }: { readonly stem: Statement | null; readonly branch: Statement | null },
): Statement[] {
  const { decade, verdict } = each;
  const { lean } = verdict;
  const [ofStem, ofBranch] = [BENEFIT_OF_ROLE[decade.stemRole], BENEFIT_OF_ROLE[decade.branchRole]];
  if (stem !== null && isOpposite(ofStem, ofBranch)) {
    const isBranchNet = lean === '平' ? decade.halves.branch < decade.halves.stem : lean === ofBranch;
    return [bridged(stem, branch ?? branchOf(facts, each), isBranchNet)];
  }
  const statements: Statement[] = [];
  let isBridged = false;
  for (const [statement, standing] of [
    [stem, ofStem],
    [branch, ofBranch],
  ] as const) {
    if (statement === null) continue;
    if (lean === '平' || !isOpposite(standing, lean)) statements.push(statement);
    else if (!isBridged) {
      statements.push(bridged(statement, groundStatement(facts, verdict, lean), true));
      isBridged = true;
    }
  }
  return statements;
}

function phaseOf(facts: ReportFacts, { decade, phase, fromAge, toAge }: DecadeFacts): Statement | null {
  if (phase === null || fromAge === null || toAge === null) return null;
  const { ganzhi, score, band } = decade;
  return toStatement(facts, DECADE_PHASE, {
    key: `${phase}.${band}`,
    values: { ganzhi: ganzhi.name, score, band, fromAge, toAge },
  });
}

type Tense = '眼下' | '往后' | '走过';

function tenseOf({ decade }: DecadeFacts, now: number | null): Tense | null {
  if (now === null) return null;
  if (decade.dayunNumber === now) return '眼下';
  return decade.dayunNumber > now ? '往后' : '走过';
}

/** 眼下：甲申 偏财运 · 较顺（2027–2036，虚岁38–47）. */
function headingOf({ decade, fromAge, toAge }: DecadeFacts, tense: Tense | null): string {
  const { ganzhi, stemGod, band, startYear, endYear, dayunNumber } = decade;
  const span =
    startYear === null || endYear === null
      ? `（第${dayunNumber}步）`
      : `（${startYear}–${endYear}，虚岁${fromAge ?? ''}–${toAge ?? ''}）`;
  return `${tense === null ? '' : `${tense}：`}${ganzhi.name} ${stemGod}运 · ${band}${span}`;
}

/** 事业72 财运65 感情70 健康68 学业71. */
export function facetsText({ facets }: Pick<ScoredPeriod, 'facets'>): string {
  return Object.entries(facets)
    .map(([facet, score]) => `${facet}${score}`)
    .join('，');
}

function rowOf({ decade }: DecadeFacts): ReportRow {
  const { ganzhi, stemGod, score, band, startYear, dayunNumber } = decade;
  return {
    label: `${startYear ?? `第${dayunNumber}步`} ${ganzhi.name}`,
    value: `${stemGod}运，${score}分，${band}；${facetsText(decade)}`,
  };
}

/** From this 虚岁 on only experts see a decade, except the current one. */
const FAR_AGE = 80;

/**
 * Statements of a decade: a past one has only its age and its stem. The stem speaks of work and rank, so for
 * children and the old only experts see it.
 */
function statementsOf(facts: ReportFacts, decade: DecadeFacts, tense: Tense | null): Statement[] {
  const { phase, fromAge } = decade;
  const isPast = tense === '走过';
  if (fromAge !== null && fromAge >= FAR_AGE && tense !== '眼下') {
    return [stemOf(facts, decade), branchOf(facts, decade)].map(forExperts);
  }
  const isWorking = phase === null || WORKING.includes(phase);
  const gods = godsOf(facts, decade, {
    stem: isWorking ? stemOf(facts, decade) : null,
    branch: isPast ? null : branchOf(facts, decade),
  });
  const statements = [
    isWorking ? null : forExperts(stemOf(facts, decade)),
    phaseOf(facts, decade),
    ...gods,
    ...(isPast || phase === '晚年' ? [] : relationsOf(facts, decade)),
  ];
  return statements.filter((statement) => statement !== null);
}

/** Whether the god of a stem speaks to someone of this age. */
export function appliesToAge(phase: LifePhase): boolean {
  return WORKING.includes(phase);
}

/** The statements of a decade shown by itself, the words of its age first. */
export function decadeStatements(facts: ReportFacts, decade: DecadeFacts): readonly Statement[] {
  const ofAge = phaseOf(facts, decade);
  const others = statementsOf(facts, decade, null).filter(({ key }) => key !== ofAge?.key);
  return ofAge === null ? others : [ofAge, ...others];
}

/** The current decade comes first, so that shared statements are shown with it. */
function byNearness(decades: readonly DecadeFacts[], now: number | null): DecadeFacts[] {
  if (now === null) return [...decades];
  const numberOf = ({ decade }: DecadeFacts): number => decade.dayunNumber;
  return [
    ...decades.filter((each) => numberOf(each) >= now),
    ...decades.filter((each) => numberOf(each) < now),
  ];
}

function paragraphsOf(facts: ReportFacts, decades: readonly DecadeFacts[], now: number | null): Paragraph[] {
  const used = new Set<string>();
  return byNearness(decades, now).map((decade) => {
    const tense = tenseOf(decade, now);
    const fresh = statementsOf(facts, decade, tense).filter((each) =>
      partKeys(each).every((key) => !used.has(key)),
    );
    for (const key of fresh.flatMap(partKeys)) used.add(key);
    return { ...paragraph(...fresh), heading: headingOf(decade, tense) };
  });
}

function noteOf({ dated }: ReportFacts): string[] {
  if (dated === null) return ['只有四柱，各步大运的年份与年岁不明，这里只按次序来说。'];
  const { startUncertaintyMonths } = luckOf(dated);
  return startUncertaintyMonths === 0
    ? []
    : [`时辰未详，起运与交运的日子前后可能相差约${startUncertaintyMonths}个月。`];
}

/** Section 大运; null for a minor. */
export function dayunSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const { analysis, chart } = facts;
  const decades = decadeFactsOf(chart, analysis satisfies LuckFactSource);
  const now = decadeNowOf(facts);
  const lived = decades.find(({ decade }) => decade.dayunNumber === now);
  return sectionOf('dayun', {
    paragraphs: paragraphsOf(facts, decades, now),
    rows: decades.map(rowOf),
    todo: toStatement(facts, TODO_DAYUN, {
      key: lived?.decade.band ?? '未知',
      values: todoValues(
        facts,
        lived === undefined
          ? `用${analysis.yongshen.yong}`
          : `现行${lived.decade.ganzhi.name}运${lived.decade.band}`,
      ),
    }),
    notes: noteOf(facts),
  });
}
