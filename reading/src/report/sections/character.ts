/**
 * 日主性情: the day pillar, the season it was born into, and the two gods that weigh most.
 */
import { STEM_WUXING, TEN_GODS, type TenGod } from '@shangyuan/engine/ganzhi';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { GanzhiName } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { godShare } from '../../chart/index.ts';
import { percentOf, positionText, unwantedGroups, wuxingOfGod } from '../figures.ts';
import { DAY_PILLAR } from '../library/dayPillarText.ts';
import { GOD_PAIR } from '../library/godPairText.ts';
import { GOD, GOD_SOURCES } from '../library/godText.ts';
import { SEASON, type SeasonBearing } from '../library/seasonText.ts';
import { TODO_CHARACTER } from '../library/todoText.ts';
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
  return sectionOf('character', {
    paragraphs: [
      paragraph(seasonOf(facts), dayPillarOf(facts)),
      paragraph(godOf(facts, first), godOf(facts, second), godPairOf(facts)),
    ],
    todo: toStatement(facts, TODO_CHARACTER, { key: first, values: todoValues(facts, first) }),
  });
}
