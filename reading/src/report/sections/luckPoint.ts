/**
 * A point of the life curve: what a year or a decade brings and why it stands where it is.
 */
import {
  decadeFactsOf,
  yearFactsOf,
  type DecadeFacts,
  type PeriodVerdict,
  type VerdictGround,
  type YearFacts,
} from '@shangyuan/engine/analysis';
import { derivationOf, type Chart, type Liunian } from '@shangyuan/engine/chart';
import {
  luckReasonText,
  ownScoreText,
  stepText,
  whyText,
  yearScoreText,
  type PeriodName,
} from '../../chart/index.ts';
import { signedPoints } from '../../statement/figures.ts';
import type { Statement } from '../../statement/statement.ts';
import { curveBandOf, type CurveBand } from '../curve.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { appliesToAge, decadePhase, decadeStatements } from '../periods/decadeStatements.ts';
import { singleYear } from './liunian.ts';

/** The text of a point. */
export interface LuckPoint {
  /** 2026 丙午年, 戊寅运. */
  readonly title: string;
  readonly band: CurveBand;
  /** 虚岁37, 戊寅运, 小运乙巳, 值太岁: a few characters each. */
  readonly facts: readonly string[];
  readonly meanings: readonly { readonly name: string; readonly text: string }[];
  /** How the score came about. */
  readonly steps: readonly string[];
  readonly source: string;
}

/** The text of the years before the first decade. */
const CHILDHOOD = '还没有交大运，传统上叫童限，只看小运与流年；这几年多半由家里安排，回头看看就好。';

const OUR_SCORE = '本应用的计分';

const meaningOf = ({ evidence, ground, whole, plain }: Statement) => {
  const text = whole ?? plain ?? '';
  return {
    name: evidence[0]?.chip ?? '',
    text: ground === null || text === '' ? text : `${ground}，${text}`,
  };
};

const hasText = ({ text }: { readonly text: string }): boolean => text !== '';

function reasonsOf({ why }: Pick<YearFacts['scored'], 'why'>, period: PeriodName): string[] {
  return why.map((reason) => {
    const { sentence, arithmetic } = luckReasonText(reason, period);
    return arithmetic === null ? sentence : `${sentence.replace(/。$/u, '')}，${arithmetic}。`;
  });
}

/** 天干戊是正印，作用神；地支寅的本气是正财，作忌神。 */
function reasonTextOf({
  ganzhi,
  stemGod,
  stemRole,
  branchGod,
  branchRole,
}: YearFacts['scored'] | DecadeFacts['decade']) {
  return `天干${ganzhi.stem}是${stemGod}，作${stemRole}；地支${ganzhi.branch}的本气是${branchGod}，作${branchRole}。`;
}

/** Most grounds of a side that a step names. */
const GROUNDS_NAMED = 3;

/** 天干戊（正印，用神）＋4.5分, 大运＋3.6分. */
function groundName({ by, stem, god, role, points }: VerdictGround): string {
  const what = stem === null ? by : `${by === '干' ? '天干' : '藏干'}${stem}（${god ?? ''}，${role ?? ''}）`;
  return what + signedPoints(points);
}

/** What lifts and what weighs, the heaviest first, and how sure the verdict is. */
function verdictSteps({ lifts, weighs, confidence }: PeriodVerdict): string[] {
  const side = (name: string, grounds: readonly VerdictGround[]): string[] =>
    grounds.length === 0 ? [] : [`${name}：${grounds.slice(0, GROUNDS_NAMED).map(groundName).join('，')}。`];
  return [...side('往上托的', lifts), ...side('往下压的', weighs), `这一步的把握${confidence.word}。`];
}

function sourcesOf(sources: readonly string[]): string {
  return [...new Set(sources)].filter((source) => source !== '').join('；');
}

/** What the year is to the year of birth and to the decade, where it is anything. */
function marksOf(dated: Chart, { year, fanTaisui, marks }: Liunian) {
  return derivationOf(dated, { liunian: year }).filter(
    ({ code }) =>
      (code !== 'fanTaisui' || fanTaisui.length > 0) && (code !== 'yearMarks' || marks.length > 0),
  );
}

/**
 * A year of the curve.
 *
 * @param dated the chart of the facts, which is known by date
 * @param year from the year of birth on
 */
export function yearPointOf(facts: ReportFacts, dated: Chart, year: number): LuckPoint {
  const { analysis } = facts;
  const [found] = yearFactsOf(dated, analysis, { fromYear: year, toYear: year });
  const { scored, verdict, liunian, xiaoyun, isBeforeDayun, phase } = found as YearFacts;
  const decade = decadeFactsOf(dated, analysis)[liunian.dayunNumber - 1];
  const [net, ...others] = singleYear(facts, year);
  const ofAge = appliesToAge(phase) || decade === undefined ? null : decadePhase(facts, decade);
  const marks = marksOf(dated, liunian);
  const small =
    isBeforeDayun && xiaoyun !== null
      ? whyText(dated, { row: 'stem', pillar: { place: 'xiaoyun', ageXu: liunian.ageXu } })
      : { steps: [], sources: [] };
  return {
    title: `${year} ${scored.ganzhi.name}年`,
    band: curveBandOf(scored.score),
    facts: [
      `虚岁${liunian.ageXu}`,
      decade === undefined ? '童限' : `${decade.decade.ganzhi.name}运`,
      ...(xiaoyun === null ? [] : [`小运${xiaoyun.ganzhi.name}`]),
      ...liunian.fanTaisui.map((kind) => `${kind}太岁`),
      ...liunian.marks,
    ],
    meanings: [
      ...(net === undefined ? [] : [meaningOf(net)]),
      ...(isBeforeDayun ? [{ name: '童限', text: CHILDHOOD }] : []),
      ...(ofAge === null ? [] : [meaningOf(ofAge)]),
      ...others.map(meaningOf),
    ].filter(hasText),
    steps: [
      reasonTextOf(scored),
      ...reasonsOf(scored, '流年'),
      ownScoreText(scored.pillarScore, '流年'),
      yearScoreText(scored),
      ...verdictSteps(verdict),
      ...small.steps,
      ...marks.map(stepText),
    ],
    source: sourcesOf([
      OUR_SCORE,
      ...scored.why.map(({ source }) => source),
      ...small.sources,
      ...marks.map(({ source }) => source),
    ]),
  };
}

/** A decade of the curve, by its number. @returns null for a number there is none of */
export function decadePointOf(facts: ReportFacts, dayunNumber: number): LuckPoint | null {
  const found = decadeFactsOf(facts.chart, facts.analysis)[dayunNumber - 1];
  if (found === undefined) return null;
  const { decade, verdict, fromAge, toAge } = found;
  const { ganzhi, startYear, endYear, score, why } = decade;
  return {
    title: `${ganzhi.name}运`,
    band: curveBandOf(score),
    facts: [
      startYear === null || endYear === null ? `第${dayunNumber}步` : `${startYear}–${endYear}`,
      ...(fromAge === null || toAge === null ? [] : [`虚岁${fromAge}–${toAge}`]),
    ],
    meanings: decadeStatements(facts, found).map(meaningOf).filter(hasText),
    steps: [
      reasonTextOf(decade),
      ...reasonsOf(decade, '大运'),
      ownScoreText(score, '大运'),
      ...verdictSteps(verdict),
    ],
    source: sourcesOf([OUR_SCORE, ...why.map(({ source }) => source)]),
  };
}
