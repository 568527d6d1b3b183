/**
 * 命局总览: the thread of the report (what decided the past, what the decade lived today is about, what comes next), the weightiest
 * tie or clash, and the findings in a table.
 */
import type { PeriodLean, VerdictGround } from '@shangyuan/engine/analysis';
import { RELATION_SOURCES, type Relation, type RelationKind } from '@shangyuan/engine/chart';
import { STEM_WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { shareWords, signedPoints } from '../../statement/figures.ts';
import { decadeNowOf, touchText } from '../decades.ts';
import { classNameOf, groupOfWuxing, heaviestGroup, percentOf, pillarsOf } from '../figures.ts';
import { OVERVIEW } from '../library/overviewText.ts';
import { NATAL_RELATION, type NatalKind, type NatalPlace } from '../library/relationText.ts';
import { thesisName } from '../library/thesisText.ts';
import { THREAD_HARD, THREAD_NEXT, THREAD_NOW, THREAD_PAST } from '../library/threadText.ts';
import { TODO_OVERVIEW } from '../library/todoText.ts';
import { reportPlanOf, type ReportPlan, type Thesis } from '../plan/reportPlan.ts';
import { comingYears, leadingWuxing } from '../plan/yearOf.ts';
import type { ReportRow, ReportSection } from '../report.ts';
import { PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';
import {
  extremeYear,
  namedDecades,
  namedYear,
  yearsByWuxing,
  yearsText,
  yearText,
  type NamedYear,
} from '../years.ts';

/** 帮自己的力量近三成; for a chart that follows, the phase it follows. */
function groundOf({ analysis }: ReportFacts): string {
  const { follow, support, percent } = analysis.strength;
  if (follow === null) return `帮自己的力量${shareWords(support)}`;
  const heavy = follow.to ?? analysis.life.balance.strongest;
  return `${heavy}占${shareWords(percent[heavy])}`;
}

function overviewOf(facts: ReportFacts): Statement | null {
  const { analysis, chart } = facts;
  const { strength, pattern } = analysis;
  const { follow, label, support } = strength;
  const heaviest = heaviestGroup(analysis);
  return statementIfDefined(facts, OVERVIEW, {
    key: follow === null ? `${label}.${pattern.name.replace(/格$/u, '')}` : follow.type,
    values: {
      dayMaster: chart.dayMaster,
      month: chart.pillars.month.branch,
      support: percentOf(support),
      className: classNameOf(analysis),
      pattern: pattern.name,
      heaviest: heaviest + percentOf(strength.groups[heaviest]),
      ground: groundOf(facts),
    },
  });
}

/** What the thesis that decides has already shown: two years of it; null where nothing past is of it. */
function pastOf(facts: ReportFacts): Statement | null {
  const [decides] = reportPlanOf(facts).theses;
  if (decides === undefined) return null;
  const { group, wuxing, shown, pillars, share } = decides;
  const side = wuxing !== null && facts.benefit[wuxing] === '累' ? '累' : '助';
  const years = shown.toReversed();
  if (years.length === 0) return null;
  return toStatement(facts, THREAD_PAST, {
    key: group === null ? '匀' : `${group}.${side}`,
    pillars,
    values: {
      name: thesisName(decides),
      past: yearsText(years),
      years: years.map(({ year, ganzhi }) => year + ganzhi.name).join('、'),
      what: group === null ? '五行匀停' : group + percentOf(share),
    },
  });
}

/** Which thesis a phase belongs to, the help first. */
function thesisOf(
  { theses }: ReportPlan,
  { xi }: { readonly xi: Wuxing },
  wuxing: Wuxing | null,
): Thesis | null {
  const [decides] = theses;
  const [costs, helps] = [
    theses.find(({ kind }) => kind === 'costs'),
    theses.find(({ kind }) => kind === 'helps'),
  ];
  if (wuxing === null) return null;
  if (helps !== undefined && (helps.wuxing === wuxing || xi === wuxing)) return helps;
  return [costs, decides].find((thesis) => thesis?.wuxing === wuxing) ?? null;
}

const SIGN_OF_KIND = { helps: '帮', costs: '费', decides: '决' } as const;

/** The lean of a decade for what is left of it: one that helped as a whole helps no more where every year to its end costs. */
function leanOfRest(facts: ReportFacts, lean: PeriodLean, endYear: number): PeriodLean {
  const rest = comingYears(facts).filter(({ year }) => year <= endYear);
  const isSpent = rest.length > 0 && rest.every(({ verdict }) => verdict.lean === '累');
  return lean === '助' && isSpent ? '平' : lean;
}

/** What the decade lived today is about; null before the first, past the last and without a date. */
function nowOf(facts: ReportFacts): Statement | null {
  const number = decadeNowOf(facts);
  if (number === null) return null;
  const ending = namedDecades(facts).find(({ decade }) => decade.dayunNumber === number);
  // A decade in its last year is left behind: the next one is what is lived.
  const isEnding = (ending?.decade.endYear ?? Infinity) <= facts.today.year;
  const found = isEnding
    ? namedDecades(facts).find(({ decade }) => decade.dayunNumber === number + 1)
    : ending;
  const [startYear, endYear] = [found?.decade.startYear ?? null, found?.decade.endYear ?? null];
  if (found === undefined || startYear === null || endYear === null) return null;
  const { decade, verdict } = found;
  const { lifts, weighs, score, band } = verdict;
  const lean = leanOfRest(facts, verdict.lean, endYear);
  const [up, down] = [lifts[0], weighs[0]];
  const isUp = lean === '助' || (lean === '平' && (up?.points ?? 0) >= -(down?.points ?? 0));
  const wuxing = (isUp ? lifts : weighs).find((ground) => ground.wuxing !== null)?.wuxing ?? null;
  const thesis = thesisOf(reportPlanOf(facts), facts.analysis.yongshen, wuxing);
  const sign = thesis === null ? '旁' : SIGN_OF_KIND[thesis.kind];
  return statementIfDefined(facts, THREAD_NOW, {
    key: `${`${sign}.${lean}` in THREAD_NOW.words ? sign : '旁'}.${lean}`,
    values: {
      name: thesis === null ? '' : thesisName(thesis),
      until: yearText(namedYear(facts, endYear)),
      span: `${startYear}到${endYear}年这十年`,
      when: isEnding ? '将行' : '现行',
      ganzhi: decade.ganzhi.name,
      sides:
        [up, down]
          .filter((ground) => ground !== undefined)
          .map(groundText)
          .join('，') || '不增不减',
      score,
      band,
    },
  });
}

/** 支寅正财木−4.2分: a ground of a verdict. */
function groundText({ by, stem, god, wuxing, role, points }: VerdictGround): string {
  return `${by}${stem ?? ''}${god ?? ''}${wuxing === null ? '' : `（${wuxing}，${role}）`}${signedPoints(points)}`;
}

/** What the paragraph on the years to come rests on: only the 用神 helps most, only what is not wanted costs. */
function groundOfYear(facts: ReportFacts, side: '助' | '累', wuxing: Wuxing): string {
  if (side === '助') {
    return wuxing === facts.analysis.yongshen.yong ? `最得力的是${wuxing}` : `往后先得力的是${wuxing}`;
  }
  return facts.benefit[wuxing] === '累' ? `最耗人的是${wuxing}` : `往后有一年${wuxing}偏重`;
}

/** The best and the hardest year to come, by the groups that make them. */
function nextOf(facts: ReportFacts): readonly (Statement | null)[] {
  const coming = comingYears(facts);
  const { yong, xi } = facts.analysis.yongshen;
  const best = yearsByWuxing(coming, '助', [yong, xi])[0] ?? extremeYear(coming, '助');
  const hardest = extremeYear(coming, '累');
  const statementOf = (named: NamedYear | null, side: '助' | '累', but: string): Statement | null => {
    const wuxing = named === null ? null : leadingWuxing(named, side);
    if (named === null || wuxing === null) return null;
    return toStatement(facts, side === '助' ? THREAD_NEXT : THREAD_HARD, {
      key: groupOfWuxing(facts, wuxing),
      values: {
        when: yearText(named),
        but,
        named: named.year + named.ganzhi.name,
        score: named.verdict.score,
        ground: groundOfYear(facts, side, wuxing),
        wuxing,
        role: facts.analysis.roles[wuxing],
      },
    });
  };
  return [statementOf(best, '助', ''), statementOf(hardest, '累', best === null ? '' : '只是')];
}

/** Kinds by weight, and the text each uses. The order is ours, after 三会 > 三合 > 六合 of the classics. */
// prettier-ignore
const KEY_KIND_OF: readonly (readonly [RelationKind, NatalKind])[] = [
  ['三会', '三会'], ['三合', '三合'], ['天克地冲', '天克地冲'], ['反吟', '天克地冲'], ['天地鸳合', '天地鸳合'], ['伏吟', '伏吟'],
  ['六冲', '六冲'], ['六合', '六合'], ['三刑', '刑'], ['干五合', '干五合'], ['相刑', '刑'], ['自刑', '自刑'], ['半合', '半合'],
  ['六害', '六害'], ['干冲', '干冲'], ['拱合', '拱合'], ['六破', '六破'], ['暗合', '暗合'],
];

/** 前 with the year and not the hour, 后 the other way round, 中 with both or neither. */
function placeOf({ pillars }: Relation): NatalPlace {
  const [hasYear, hasHour] = [pillars.includes('year'), pillars.includes('hour')];
  if (hasYear === hasHour) return '中';
  return hasYear ? '前' : '后';
}

/** The weightiest relation that acts and is not resolved; of one weight the one with the day. */
function weightiestOf({ relations }: ReportFacts): readonly [Relation, NatalKind] | null {
  for (const [kind, keyKind] of KEY_KIND_OF) {
    const found = relations.filter(
      (each) => each.kind === kind && each.isEffective && each.resolvedBy === undefined,
    );
    const relation = found.find(({ pillars }) => pillars.includes('day')) ?? found[0];
    if (relation !== undefined) return [relation, keyKind];
  }
  return null;
}

function relationOf(facts: ReportFacts): Statement | null {
  const weightiest = weightiestOf(facts);
  if (weightiest === null) return null;
  const [relation, kind] = weightiest;
  const pillars = PILLAR_KEYS.filter((key) => relation.pillars.includes(key));
  return toStatement(facts, NATAL_RELATION, {
    key: `${kind}.${placeOf(relation)}`,
    pillars,
    values: {
      touch: touchText({ relation }),
      places: pillarsOf(pillars),
      ground: pillars.length > 2 ? '几根柱子连在一起' : `${pillarsOf(pillars).replace('、', '和')}之间`,
    },
    rests: { source: RELATION_SOURCES[relation.kind] },
  });
}

/** The findings of the report at a glance. */
function rowsOf(facts: ReportFacts): ReportRow[] {
  const { analysis, chart } = facts;
  const { yong, xi, ji, confidence } = analysis.yongshen;
  const now = decadeNowOf(facts);
  const decade = analysis.dayun.find(({ dayunNumber }) => dayunNumber === now);
  return [
    { label: '日主', value: `${chart.dayMaster}${STEM_WUXING[chart.dayMaster]}，${classNameOf(analysis)}` },
    { label: '格局', value: `${analysis.pattern.name}，${analysis.outcome.state}` },
    { label: '用神', value: `用${yong}，喜${xi}，忌${ji}；把握${confidence.word}` },
    ...(decade === undefined
      ? []
      : [{ label: '现行大运', value: `${decade.ganzhi.name} ${decade.stemGod}运，${decade.band}` }]),
  ];
}

/** Section 命局总览. */
export function overviewSection(facts: ReportFacts): ReportSection {
  const { yong } = facts.analysis.yongshen;
  return sectionOf('overview', {
    paragraphs: [
      paragraph(overviewOf(facts), pastOf(facts)),
      paragraph(nowOf(facts)),
      paragraph(...nextOf(facts)),
      paragraph(relationOf(facts)),
    ],
    rows: rowsOf(facts),
    todo: toStatement(facts, TODO_OVERVIEW, { key: yong, values: todoValues(facts, `用${yong}`) }),
  });
}
