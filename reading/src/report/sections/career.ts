/**
 * 事业: the role that suits, what the gods make together, trades by image, and when the god of the career comes.
 */
import { GODS_OF_GROUP, type Combo, type ComboHalf, type Evidence } from '@shangyuan/engine/analysis';
import { tenGodOf, type TenGodGroup, type Wuxing } from '@shangyuan/engine/ganzhi';
import { godShare, halfText } from '../../chart/index.ts';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import {
  groupOfWuxing,
  percentOf,
  restsOn,
  roleOfGroup,
  positionText,
  unwantedGroups,
  wuxingOfGroup,
  yearsWhere,
} from '../figures.ts';
import { CAREER_COMBO } from '../library/careerComboText.ts';
import { CAREER_ROLE, CAREER_TIMING, CAREER_TRADE, type CareerStyle } from '../library/careerText.ts';
import { TODO_CAREER, TODO_CAREER_PAST } from '../library/todoLifeText.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
import { TRADES } from '../tables/images.ts';
import { todoValues } from '../todo.ts';

const STYLES = { 主动开拓: '主动', 借力平台: '借力', 进退两宜: '两宜', 顺势借势: '顺势' } as const;

/** Most combinations that are shown. */
const MAX_COMBOS = 3;

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

/** Groups whose years are looked at: those that serve first, of them that of the career; none that is unwanted. */
function timingGroups(facts: ReportFacts): TenGodGroup[] {
  const { yongshen, outcome, life } = facts.analysis;
  const serving = [yongshen.yong, yongshen.xi].map((wuxing) => groupOfWuxing(facts, wuxing));
  const assist = outcome.assist?.group;
  const first = assist === undefined ? serving : [...serving, assist];
  const { group } = life.career;
  const ordered = first.includes(group) ? [group, ...first] : [...first, group];
  return ordered.filter((each) => {
    const wuxing = wuxingOfGroup(facts, each);
    return yongshen.votes[wuxing] >= 0 && facts.benefit[wuxing] !== '累';
  });
}

/** The god whose years are looked at: the stronger of a group first; null where ten years have no good one of any. */
function timingOf(facts: ReportFacts): Statement | null {
  const { dayMaster } = facts.chart;
  const { tenGods } = facts.analysis;
  const gods = timingGroups(facts).flatMap((group) =>
    GODS_OF_GROUP[group].toSorted((a, b) => tenGods[b].power - tenGods[a].power),
  );
  for (const god of gods) {
    const years = yearsWhere(facts, (stem) => tenGodOf(dayMaster, stem) === god);
    if (years !== '') return toStatement(facts, CAREER_TIMING, { key: god, values: { god, years } });
  }
  return null;
}

/** A retired reader gets a look back on working life: no advice, no trades and no future years. */
const RETIRED_NOTE = '命主已过退休的年纪，这一节说的是一向的长处与路数，当作回看来读。';

/** Section 事业. */
export function careerSection(facts: ReportFacts): ReportSection {
  const { life, yongshen } = facts.analysis;
  const { group, style } = life.career;
  const rows = [yongshen.yong, yongshen.xi].map((wuxing) => ({
    label: wuxing,
    value: TRADES[wuxing].join('、'),
  }));
  const role = roleOf(facts);
  const combos = life.combos.slice(0, MAX_COMBOS).map((combo) => comboOf(facts, combo));
  const values = todoValues(facts, `${group}为${life.career.role}`);
  if (facts.isRetired) {
    return sectionOf('career', {
      paragraphs: [paragraph(role), paragraph(...combos), paragraph(forExperts(tradeOf(facts)))],
      todo: toStatement(facts, TODO_CAREER_PAST, { key: group, values }),
      notes: [RETIRED_NOTE],
    });
  }
  return sectionOf('career', {
    paragraphs: [paragraph(role), paragraph(...combos), paragraph(tradeOf(facts), timingOf(facts))],
    rows,
    todo: toStatement(facts, TODO_CAREER, { key: `${group}.${STYLES[style]}`, values }),
  });
}
