/**
 * 日主性情: the day pillar, the season it was born into, and the two gods that weigh most.
 */
import { STEM_WUXING, TEN_GOD_GROUP, TEN_GODS, type TenGod } from '@shangyuan/engine/ganzhi';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { GanzhiName } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { godShare } from '../../chart/index.ts';
import { aboutChild } from '../aboutChild.ts';
import { groupOfWuxing, percentOf, positionText, unwantedGroups, wuxingOfGod } from '../figures.ts';
import { DAY_PILLAR } from '../library/dayPillarText.ts';
import { GOD_PAIR } from '../library/godPairText.ts';
import { GOD, GOD_SOURCES } from '../library/godText.ts';
import { SEASON, type SeasonBearing } from '../library/seasonText.ts';
import { GOD_MINOR, TRAIT_YEAR } from '../library/shownYearText.ts';
import { TODO_CHARACTER } from '../library/todoText.ts';
import { shownYearValues, yearOnEitherSide } from '../plan/yearOf.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

function dayPillarOf(facts: ReportFacts): Statement {
  const { pillars, facts: pillarFacts } = facts.chart;
  const { day } = pillars;
  return toStatement(facts, DAY_PILLAR, {
    key: day.name as GanzhiName,
    pillars: ['day'],
    values: {
      pillar: day.name,
      stem: day.stem,
      branch: day.branch,
      hidden: pillarFacts.day.hidden.map(({ stem, god }) => stem + god).join('、'),
      stage: pillarFacts.day.xingyun,
      nayin: day.nayin,
    },
  });
}

const BEARINGS = { 身弱: '弱', 中和: '中', 身强: '强' } as const;

/** How the chart relates to its season: by its strength, or following a stream. */
function bearingOf({ strength }: ReportFacts['analysis']): SeasonBearing {
  return strength.follow === null ? (BEARINGS[strength.class as keyof typeof BEARINGS] ?? '从') : '从';
}

function seasonOf(facts: ReportFacts): Statement {
  const { chart, analysis, season } = facts;
  const { dayMaster, pillars } = chart;
  const wuxing = STEM_WUXING[dayMaster];
  return toStatement(facts, SEASON, {
    key: `${dayMaster}.${season}`,
    pillars: ['month'],
    values: {
      stem: dayMaster,
      branch: pillars.month.branch,
      wuxing,
      season,
      state: analysis.strength.monthState[wuxing],
      isDeling: analysis.strength.isDeling ? '得令' : '失令',
      bearing: bearingOf(analysis),
    },
  });
}

/** A god in the words of a child or teenager. */
function minorGodOf(facts: ReportFacts, god: TenGod): Statement {
  const presence = facts.analysis.tenGods[god];
  const wuxing = wuxingOfGod(facts, god);
  return toStatement(facts, GOD_MINOR, {
    key: `${facts.audience === 'child' ? '童' : '少'}.${TEN_GOD_GROUP[god]}.${facts.benefit[wuxing] === '累' ? '累' : '助'}`,
    pillars: presence.visible,
    values: {
      god,
      percent: percentOf(godShare(facts.analysis, god)),
      role: presence.role,
      where: positionText(facts, presence),
      wuxing,
    },
  });
}

/** The two gods that weigh most, once where they have the same words. */
function minorGodsOf(facts: ReportFacts): Statement[] {
  const [first, second] = facts.analysis.life.topGods.map((god) => minorGodOf(facts, god));
  return [first, second?.key === first?.key ? undefined : second].filter((god) => god !== undefined);
}

function godOf(facts: ReportFacts, god: TenGod): Statement | null {
  const presence = facts.analysis.tenGods[god];
  const wuxing = wuxingOfGod(facts, god);
  return statementIfDefined(facts, GOD, {
    key: `${god}.${facts.benefit[wuxing]}.${presence.level}`,
    pillars: presence.visible,
    values: {
      god,
      percent: percentOf(godShare(facts.analysis, god)),
      role: presence.role,
      where: positionText(facts, presence),
      wuxing,
      unwanted: unwantedGroups(facts),
    },
    rests: { source: GOD_SOURCES[god] },
  });
}

/** The second god, with what it is to the first: one burden more, or another side. */
function joined(facts: ReportFacts, first: TenGod, second: TenGod): Statement | null {
  const statement = godOf(facts, second);
  if (statement === null || statement.plain === null) return statement;
  const [a, b] = [first, second].map((god) => facts.benefit[wuxingOfGod(facts, god)]);
  if (TEN_GOD_GROUP[first] === TEN_GOD_GROUP[second]) return statement;
  if (a === b) return a === '累' ? { ...statement, plain: `再有一层，${statement.plain}` } : statement;
  return { ...statement, plain: `另一面，${statement.plain}` };
}

/** The year in which the god that weighs most shows. */
function yearShownOf(facts: ReportFacts, god: TenGod): Statement | null {
  const wuxing = wuxingOfGod(facts, god);
  const found = yearOnEitherSide(facts, facts.benefit[wuxing] === '累' ? '累' : '助', [wuxing]);
  if (found === null) return null;
  const { side, isPast } = found;
  const reader = facts.audience === 'child' ? '童' : facts.audience === 'teen' ? '少' : null;
  const group = reader ?? groupOfWuxing(facts, found.wuxing);
  return toStatement(facts, TRAIT_YEAR, {
    key: `${isPast ? '过' : group}.${side}`,
    values: shownYearValues(facts, found, god),
  });
}

function godPairOf(facts: ReportFacts): Statement | null {
  const { life } = facts.analysis;
  const [first, second] = life.topGods;
  const [a, b] = TEN_GODS.indexOf(first) < TEN_GODS.indexOf(second) ? [first, second] : [second, first];
  return statementIfDefined(facts, GOD_PAIR, {
    key: `${a}+${b}`,
    values: {
      first,
      second,
      firstPercent: percentOf(godShare(facts.analysis, first)),
      secondPercent: percentOf(godShare(facts.analysis, second)),
    },
  });
}

/** Section 日主性情. */
export function characterSection(facts: ReportFacts): ReportSection {
  const [first, second] = facts.analysis.life.topGods;
  const gods = facts.isMinor
    ? minorGodsOf(facts)
    : [godOf(facts, first), joined(facts, first, second), godPairOf(facts)];
  const spoken = (statement: Statement | null): Statement | null =>
    statement === null ? null : aboutChild(facts, statement);
  return sectionOf('character', {
    paragraphs: [
      paragraph(...[seasonOf(facts), dayPillarOf(facts)].map(spoken)),
      paragraph(...[...gods, yearShownOf(facts, first)].map(spoken)),
    ],
    todo: spoken(toStatement(facts, TODO_CHARACTER, { key: first, values: todoValues(facts, first) })),
  });
}
