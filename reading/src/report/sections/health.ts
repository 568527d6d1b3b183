/**
 * 健康养生: habits by the phases that stand out. The section ends with the notice that it is no diagnosis.
 */
import { leanOfScore, type HealthFact, type LuckTouchKind } from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import { CHONG_OF, STEM_WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { toStatement } from '../../statement/family.ts';
import { SEASON_OF_BRANCH } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { percentOf, placeOf, shareClause } from '../figures.ts';
import {
  HEALTH,
  HEALTH_AGE,
  HEALTH_MONTH,
  HEALTH_NOTICE,
  HEALTH_YEAR,
  type HealthKey,
  type HealthYearKey,
} from '../library/healthText.ts';
import { TODO_HEALTH } from '../library/todoLifeText.ts';
import { thesisMeaning } from '../plan/thesisMeaning.ts';
import { leadingWuxing } from '../plan/yearOf.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf, withoutShort } from '../section.ts';
import { ORGANS } from '../tables/images.ts';
import { todoValues } from '../todo.ts';
import { monthsAhead, yearText, yearsAhead, type NamedMonth, type NamedYear } from '../years.ts';

const STATES = { 过旺: '过', 偏弱: '少', 受冲: '冲' } as const satisfies Record<HealthFact['cause'], string>;

function clashOf({ chart }: ReportFacts, { pillars }: HealthFact): string {
  const [pillar] = pillars;
  const branch = pillar === undefined ? undefined : chart.pillars[pillar]?.branch;
  return pillar === undefined || branch === undefined
    ? ''
    : `${placeOf(pillar, 'branch')}${branch}逢${CHONG_OF[branch]}相冲`;
}

function healthOf(facts: ReportFacts, fact: HealthFact): Statement {
  const { wuxing, cause, percent, pillars } = fact;
  return toStatement(facts, HEALTH, {
    key: `${wuxing}.${STATES[cause]}` as HealthKey,
    pillars,
    values: {
      wuxing,
      percent: percentOf(percent),
      amount: percent === 0 ? '' : shareClause(percent),
      clash: clashOf(facts, fact),
      organs: ORGANS[wuxing],
    },
  });
}

function plainOf(facts: ReportFacts): Statement {
  const wuxing = STEM_WUXING[facts.chart.dayMaster];
  const percent = percentOf(facts.analysis.strength.percent[wuxing]);
  return toStatement(facts, HEALTH, {
    key: `${wuxing}.平`,
    values: { wuxing, percent, amount: '', clash: '', organs: ORGANS[wuxing] },
  });
}

const byHealth = (a: NamedYear | NamedMonth, b: NamedYear | NamedMonth): number =>
  a.scored.facets.健康 - b.scored.facets.健康;

/** The month of the twelve to come that is lowest for health. */
function monthOf(facts: ReportFacts, wuxing: Wuxing): Statement | null {
  const [low] = monthsAhead(facts).toSorted(byHealth);
  if (low === undefined) return null;
  const { ganzhi, facets } = low.scored;
  const season = SEASON_OF_BRANCH[ganzhi.branch];
  return toStatement(facts, HEALTH_MONTH, {
    key: `${season}.${wuxing}`,
    values: { month: low.name, season, ganzhi: ganzhi.name, score: facets.健康 },
  });
}

/** Pillars a clash with which disturbs daily habits. */
const OF_HABITS: readonly PillarKey[] = ['month', 'day'];
const CLASHING: readonly LuckTouchKind[] = ['六冲', '天克地冲', '反吟'];

function hardKeyOf({ verdict }: NamedYear): HealthYearKey {
  const isClashing = verdict.touches.some(
    ({ kind, pillars, isResolved }) =>
      !isResolved && CLASHING.includes(kind) && pillars.some((pillar) => OF_HABITS.includes(pillar)),
  );
  const wuxing = verdict.weighs.find((ground) => ground.wuxing !== null)?.wuxing ?? null;
  return isClashing || wuxing === null ? '难.冲' : `难.${wuxing}`;
}

function goodKeyOf({ verdict }: NamedYear): HealthYearKey {
  const wuxing = verdict.lifts.find((ground) => ground.wuxing !== null)?.wuxing ?? null;
  return wuxing === null || leanOfScore(verdict.facets.健康.score) !== '助' ? '好.平' : `好.${wuxing}`;
}

/** The hardest and the best of the ten years to come; none is hard that costs nothing. */
function yearsOf(facts: ReportFacts): Statement[] {
  const years = yearsAhead(facts).toSorted(byHealth);
  const [hardest, best] = [years[0], years.at(-1)];
  const isHard = hardest !== undefined && leanOfScore(hardest.verdict.facets.健康.score) === '累';
  const found = [
    isHard ? ([hardest, hardKeyOf(hardest)] as const) : null,
    best === undefined ? null : ([best, goodKeyOf(best)] as const),
  ];
  return found
    .filter((each) => each !== null)
    .map(([year, key]) =>
      toStatement(facts, HEALTH_YEAR, {
        key,
        values: { year: yearText(year), ganzhi: year.ganzhi.name, score: year.verdict.facets.健康.score },
      }),
    );
}

/** What suits the age of a reader. */
function ageOf(facts: ReportFacts): Statement {
  const wuxing = STEM_WUXING[facts.chart.dayMaster];
  return toStatement(facts, HEALTH_AGE, {
    key: `${facts.audience}.${wuxing}`,
    pillars: ['day'],
    values: { wuxing, organs: ORGANS[wuxing] },
  });
}

/** A thing to do about the phase that weighs on the year ahead; where none does, about the one to look after. */
function todoOf(facts: ReportFacts, first: Wuxing): Statement {
  const [ahead] = yearsAhead(facts);
  const wuxing = ahead === undefined ? null : leadingWuxing(ahead, '累');
  return ahead === undefined || wuxing === null
    ? toStatement(facts, TODO_HEALTH, { key: first, values: todoValues(facts, first) })
    : toStatement(facts, TODO_HEALTH, {
        key: wuxing,
        values: todoValues(facts, `${ahead.year}${ahead.ganzhi.name}年的${wuxing}`),
      });
}

/** Section 健康养生. */
export function healthSection(facts: ReportFacts): ReportSection {
  const { health } = facts.analysis.life;
  const first = health[0]?.wuxing ?? STEM_WUXING[facts.chart.dayMaster];
  const [standing, ...others] =
    health.length === 0 ? [plainOf(facts)] : health.map((fact) => healthOf(facts, fact));
  return sectionOf('health', {
    paragraphs: [
      paragraph(
        standing ?? null,
        ...[...others, thesisMeaning(facts, '健康')].map((each) =>
          each === null ? null : withoutShort(each),
        ),
      ),
      paragraph(ageOf(facts), monthOf(facts, first)),
      paragraph(...yearsOf(facts)),
    ],
    todo: todoOf(facts, first),
    notes: [HEALTH_NOTICE],
  });
}
