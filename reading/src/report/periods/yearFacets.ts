/**
 * The facets of a year: which is best and which weakest, what each brings, and what has changed against the year before.
 */
import {
  FACET_GODS,
  leanOfScore,
  SPOUSE_GODS,
  type Role,
  type VerdictGround,
} from '@shangyuan/engine/analysis';
import type { TenGod } from '@shangyuan/engine/ganzhi';
import { toStatement } from '../../statement/family.ts';
import { signedPoints } from '../../statement/figures.ts';
import { BENEFIT_OF_ROLE, type Benefit } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { isOpposite } from '../bridge.ts';
import { YEAR_FACET, type YearFacet } from '../library/yearFacetText.ts';
import { YEAR_CHANGE, YEAR_FACET_CHANGE, YEAR_HOME, YEAR_RANK } from '../library/yearVerdictText.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { clausesOf } from '../tables/periodClauses.ts';
import { datedStatement, namedYear, yearText } from '../years.ts';
import { whyOf } from './net.ts';
import { isRetiredIn, type ReportYear } from './reportYears.ts';

/** Facets of a year, in their order. */
export const FACETS: readonly YearFacet[] = ['事业', '财运', '感情', '健康'];
/** Least difference between facets that ranks them. */
const RANKED = 4;
/** Least change of a score against the year before. */
const CHANGED = 4;

/** Facets that a reader of this age has. */
export function facetsFor(each: Pick<ReportYear, 'stage'>): readonly YearFacet[] {
  return isRetiredIn(each) ? FACETS.filter((facet) => facet !== '事业') : FACETS;
}

/** The facets of a period with the highest and the lowest score; the earlier of equals. */
export function rankOf(
  facets: Readonly<Record<YearFacet, number>>,
  shown: readonly YearFacet[],
): { readonly best: YearFacet; readonly worst: YearFacet } {
  return {
    best: shown.reduce((a, b) => (facets[b] > facets[a] ? b : a)),
    worst: shown.reduce((a, b) => (facets[b] < facets[a] ? b : a)),
  };
}

/** How facets are spoken of where the best is not named as good. */
function rankKeyOf(best: number, worst: number): '齐' | '紧' | null {
  if (best - worst < RANKED) return '齐';
  return leanOfScore(best) === '累' ? '紧' : null;
}

/** The facets of a year beside one another. */
export function yearRank(facts: ReportFacts, each: ReportYear): Statement {
  const { year, facets } = each.scored;
  const shown = facetsFor(each);
  const { best, worst } = rankOf(facets, shown);
  const statement = toStatement(facts, YEAR_RANK, {
    key: rankKeyOf(facets[best], facets[worst]) ?? best,
    values: {
      year,
      when: yearText({ year, ageXu: each.ageXu }),
      best,
      worst,
      all: shown.map((facet) => `${facet}${facets[facet]}`).join('，'),
    },
  });
  return datedStatement(statement, year);
}

const movingOf = (facts: ReportFacts, facet: YearFacet): readonly TenGod[] =>
  facet === '感情' ? SPOUSE_GODS[facts.chart.sex] : FACET_GODS[facet];

/** Why a facet stands where it stands: grounds of the year by gods that move it, then the others of the side. */
function facetWhy(
  facts: ReportFacts,
  each: ReportYear,
  facet: YearFacet,
  { side, isUsed }: { readonly side: '助' | '累'; readonly isUsed: (clause: string) => boolean },
): string {
  const { verdict } = each;
  const moves = ({ god }: VerdictGround): boolean => god !== null && movingOf(facts, facet).includes(god);
  const grounds = side === '助' ? verdict.lifts : verdict.weighs;
  const { stage } = each;
  const clauses = clausesOf(
    [...grounds.filter(moves), ...grounds.filter((ground) => !moves(ground))],
    stage,
    '年',
  );
  return clauses.find((clause) => !isUsed(clause)) ?? (side === '助' ? '别处的牵扯少了' : '别处分去的心力多');
}

/** What has changed against the year before: the whole, and the facet that rose or fell most. */
export function yearChange(facts: ReportFacts, each: ReportYear): Statement[] {
  const { scored, verdict, ageXu } = each;
  const { year, facets } = scored;
  const last = namedYear(facts, year - 1);
  const change = verdict.score - last.verdict.score;
  const key = Math.abs(change) < CHANGED ? '平' : change > 0 ? '宽' : '紧';
  const side = key === '紧' || (key === '平' && verdict.lean !== '助') ? '累' : '助';
  const why = whyOf(verdict, side, each.stage, '年');
  const whole = toStatement(facts, YEAR_CHANGE, {
    key,
    values: {
      year,
      last: yearText(last),
      now: yearText({ year, ageXu }),
      why,
      points: signedPoints(change),
    },
  });
  const changeOf = (facet: YearFacet): number => facets[facet] - last.scored.facets[facet];
  const [most] = facetsFor(each).toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)));
  const statements = [datedStatement(whole, year)];
  if (most !== undefined && Math.abs(changeOf(most)) >= CHANGED) {
    const isUp = changeOf(most) > 0;
    const ofFacet = toStatement(facts, YEAR_FACET_CHANGE, {
      key: isUp ? '升' : '降',
      values: {
        year,
        facet: most,
        why: facetWhy(facts, each, most, { side: isUp ? '助' : '累', isUsed: (clause) => clause === why }),
        before: last.scored.facets[most],
        after: facets[most],
      },
    });
    statements.push(datedStatement(ofFacet, year));
  }
  return statements;
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
 * What a facet says of a year: what it comes to in the verdict, by the god that stands so, else by the one that moves it, the
 * branch before the stem; null where the report has both already.
 *
 * @param keys of the statements that the report has
 */
export function yearFacet(
  facts: ReportFacts,
  used: ReportYear,
  facet: YearFacet,
  keys: ReadonlySet<string>,
): Statement | null {
  const { stemGod, stemRole, branchGod, branchRole } = used.scored;
  const moving = movingOf(facts, facet);
  const lean = facetLeanOf(used, facet, moving);
  const branch: FacetReason = { god: branchGod, role: branchRole, at: '支' };
  const stem: FacetReason = { god: stemGod, role: stemRole, at: '干' };
  const isStem = moving.includes(stemGod) && !moving.includes(branchGod);
  const agrees = ({ role }: FacetReason): number => Number(BENEFIT_OF_ROLE[role] === lean);
  const [first, second] = isStem ? ([stem, branch] as const) : ([branch, stem] as const);
  const ordered = agrees(second) > agrees(first) ? [second, first] : [first, second];
  for (const ground of ordered) {
    const statement = facetStatement(facts, used, facet, ground, lean);
    if (!keys.has(statement.key)) return statement;
  }
  return null;
}

/** What a year is to two who live together and to those with children who are not grown, where the reader says so. */
export function yearHome(facts: ReportFacts, each: ReportYear): Statement[] {
  const { answers, isRetired } = facts;
  const { scored, verdict, ageXu } = each;
  const { year } = scored;
  const when = yearText({ year, ageXu });
  const { score } = verdict.facets.感情;
  const partner = { key: `伴.${leanOfScore(score)}`, values: { year, when, score } } as const;
  const children = { key: `子.${verdict.lean}`, values: { year, when, score: verdict.score } } as const;
  return [
    ...(answers.partner === true ? [toStatement(facts, YEAR_HOME, partner)] : []),
    ...(answers.children === true && !isRetired ? [toStatement(facts, YEAR_HOME, children)] : []),
  ].map((statement) => datedStatement(statement, year));
}
