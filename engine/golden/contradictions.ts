/**
 * The checker of claims: what an analysis says in one place, compared with what it says in another. It reads the finished
 * record and the chart, and shares no rule with the engine but the tables of 生 and 克.
 */
import type { Analysis } from '../src/analysis/index.ts';
import { relationsOf, type PillarKey, type PillarsChart, type Relation } from '../src/chart/index.ts';
import {
  KE,
  STEM_WUXING,
  TEN_GOD,
  TEN_GOD_GROUP,
  TEN_GODS,
  WUXING,
  wuxingRelation,
  type Stem,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../src/ganzhi/index.ts';

type Report = (claim: string, holds: boolean) => void;
type Check = (analysis: Analysis, report: Report, chart: PillarsChart) => void;

const ROLES = ['用神', '喜神', '闲神', '仇神', '忌神'];
const GROUP = { 同: '比劫', 生: '食伤', 克: '财', 被克: '官杀', 被生: '印' } as const;
const round1 = (value: number): number => Math.round(value * 10) / 10;
const near = (a: number, b: number, by = 0.051): boolean => Math.abs(a - b) <= by;

function groupOf({ pillars }: Analysis, wuxing: Wuxing): TenGodGroup {
  return GROUP[wuxingRelation(STEM_WUXING[pillars.day.stem], wuxing)];
}

function wuxingOf(analysis: Analysis, group: TenGodGroup): Wuxing {
  return WUXING.find((wuxing) => groupOf(analysis, wuxing) === group) as Wuxing;
}

const godsOf = (group: TenGodGroup): TenGod[] => TEN_GODS.filter((god) => TEN_GOD_GROUP[god] === group);

const strength: Check = ({ strength: own, pattern, yongshen, explanation, life }, report) => {
  const { support, follow, class: of, label } = own;
  const plain = support < 48 ? '身弱' : support < 56 ? '中和' : '身强';
  report('class and support', of === (follow?.class ?? plain));
  const labels = { 身弱: ['太弱', '弱', '偏弱'], 中和: ['中和'], 身强: ['偏强', '强', '太强'] } as const;
  if (follow === null) report('label and class', (labels[plain] as readonly string[]).includes(label));
  report('special class and pattern', (follow === null) === (pattern.family === null));
  report('special class and mode', (yongshen.mode === '扶抑') === (follow === null));
  if (follow !== null) {
    report('names of the special class', pattern.name === follow.name && pattern.family === follow.type);
    report('真 and 假 in the name', follow.name.startsWith('假') === !follow.isTrue);
  }
  report('得势 and its count', own.isDeshi === own.helperCount >= 3);
  report('得地 and its root', own.isDedi === (own.rootSum >= 0.6 || own.changshengSeat !== null));
  for (const step of explanation) {
    if (step.code === 'TICK_DELING') report('step 令', step.values.isMet === own.isDeling);
    if (step.code === 'TICK_DEDI') report('step 地', step.values.isMet === own.isDedi);
    if (step.code === 'TICK_DESHI') report('step 势', step.values.isMet === own.isDeshi);
    if (step.code === 'CLASS_SUPPORT' || step.code === 'CLASS_SPECIAL')
      report('step 类别', step.values.class === of);
  }
  const { style } = life.career;
  report('style of working and strength', (style === '顺势借势') === (follow !== null));
  if (follow === null && of === '身弱') report('a weak chart leans', style === '借力平台');
  if (follow === null && of === '身强') report('a strong chart leads', style === '主动开拓');
};

const shares: Check = (analysis, report) => {
  const { strength: own, tenGods, groupPower, life } = analysis;
  report(
    'percent sums to 100',
    near(
      Object.values(own.percent).reduce((a, b) => a + b, 0),
      100,
      0.26,
    ),
  );
  for (const wuxing of WUXING) {
    const group = groupOf(analysis, wuxing);
    report('groups and percent', own.groups[group] === own.percent[wuxing]);
    const gods = godsOf(group).map((god) => tenGods[god]);
    const power = gods.reduce((sum, god) => sum + god.power, 0);
    report('group power and its gods', near(groupPower[group], power));
    if (own.percent[wuxing] === 0) report('an absent wuxing has no gods', power === 0);
    report(
      '缺 and the gods',
      !own.missing.includes(wuxing) || gods.every(({ visible }) => visible.length === 0),
    );
  }
  for (const god of TEN_GODS) {
    const { power, level, visible, mainPillar, isHurt } = tenGods[god];
    const expected = power === 0 ? 0 : power < 6 ? 1 : power < 15 ? 2 : power < 28 ? 3 : 4;
    report('level and power', level === expected);
    report('透 and share', visible.length === 0 || power > 0);
    report('place and share', power === 0 || mainPillar !== null);
    report('hurt and share', !isHurt || mainPillar !== null);
  }
  const { balance } = life;
  report('even and dominant', !balance.isEven || balance.dominant.length + balance.lacking.length === 0);
  for (const { wuxing, cause, percent } of life.health) {
    report('health and share', percent === own.percent[wuxing]);
    if (cause === '过旺') report('too much', percent > 32 && wuxing === balance.strongest);
    if (cause === '偏弱') report('too little', percent < 6 && wuxing === balance.weakest);
  }
};

const roles: Check = (analysis, report) => {
  const { roles: own, yongshen, tenGods, life, structure, explanation, dayun, doctrine, favour } = analysis;
  report(
    'five roles',
    ROLES.every((role) => WUXING.filter((wuxing) => own[wuxing] === role).length === 1),
  );
  const { yong, xi, ji, chou, xian } = yongshen;
  const named = [yong, xi, xian, chou, ji].map((wuxing) => own[wuxing]);
  report('roles and their names', named.join() === ROLES.join());
  report('喜 does not control 用', KE[xi] !== yong);
  if (doctrine.roleNaming === 'votes') {
    const below = (a: Wuxing, b: Wuxing): boolean => yongshen.votes[a] <= yongshen.votes[b];
    report(
      '忌 has the fewest votes',
      WUXING.every((wuxing) => below(ji, wuxing)),
    );
    report('仇 does not outvote 闲', below(chou, xian));
  }
  for (const a of WUXING) {
    const isOrdered = WUXING.every((b) => yongshen.votes[a] <= yongshen.votes[b] || favour[a] >= favour[b]);
    report('favour follows the votes', isOrdered);
  }
  report(
    '用 has the most votes',
    WUXING.every((wuxing) => yongshen.votes[wuxing] <= yongshen.votes[yong]),
  );
  for (const god of TEN_GODS) {
    report('role of a god', tenGods[god].role === own[wuxingOf(analysis, TEN_GOD_GROUP[god])]);
  }
  for (const node of structure.nodes) report('role of a node', node.role === own[node.wuxing]);
  for (const { kind, to } of structure.pressures) {
    const role = own[wuxingOf(analysis, to)];
    const expected = role === '用神' || role === '喜神' ? '损' : role === '闲神' ? '克' : '制';
    report('制 and 损', kind === expected);
  }
  report('career is not 忌', life.career.role === own[wuxingOf(analysis, life.career.group)]);
  report('career is wanted', life.career.role !== '忌神');
  report('role of wealth', life.wealth.role === own[wuxingOf(analysis, '财')]);
  for (const step of explanation) {
    if (step.code !== 'CONCLUSION') continue;
    const { values } = step;
    report('conclusion and roles', values.yong === yong && values.xi === xi && values.ji === ji);
    report('conclusion and confidence', values.score === yongshen.confidence.score);
    report('conclusion and state', values.state === yongshen.state);
  }
  for (const { ganzhi, stemRole, why, band, score } of dayun) {
    report('role of a decade', stemRole === own[STEM_WUXING[ganzhi.stem]]);
    for (const reason of why) {
      if (reason.code === '三合局') report('a expected 局', ['用神', '喜神'].includes(own[reason.values.to]));
      if ('wuxing' in reason.values) {
        report('to strike what is used is bad', reason.points * favour[reason.values.wuxing] <= 0);
      }
    }
    const expected =
      score >= 80 ? '顺' : score >= 70 ? '较顺' : score >= 60 ? '平稳' : score >= 50 ? '需谨慎' : '宜守';
    report('band of a decade', band === expected);
  }
};

const ledger: Check = ({ yongshen, outcome, structure, strength: own, doctrine, explanation }, report) => {
  const { method, choices, yong, schools, agreementCount, votes } = yongshen;
  for (const wuxing of WUXING) {
    const lines = yongshen.ledger.filter((line) => line.wuxing === wuxing);
    const sum = lines.reduce((total, { points }) => total + points, 0);
    report('votes and lines', near(votes[wuxing], sum, 0.05 * lines.length + 0.051));
  }
  const taken = Object.values(choices);
  if (method === '合议') report('合议 is nobody’s own', !taken.includes(yong) && taken.length > 1);
  else if (method !== '顺势') report('method and its own choice', choices[method] === yong);
  const named = explanation.find((step) => step.code === 'METHOD');
  report(
    'step 用神',
    named?.code === 'METHOD' && named.values.method === method && named.values.yong === yong,
  );
  if (schools !== null) {
    const agreeing = Object.values(schools).filter((choice) => choice === yong).length;
    report('agreement', agreeing === agreementCount);
    report('school of the doctrine', schools[doctrine.usefulSchool] === yong);
    report('conflict', yongshen.isConflict === (schools.fuyi !== yongshen.byClimate));
  } else report('special class is no conflict', !yongshen.isConflict && agreementCount === null);
  for (const line of yongshen.ledger) {
    if (line.code === 'UG_PATTERN') {
      report('相神 in the ledger', line.values.isAssist === (outcome.assist !== null));
      if (outcome.assist !== null) report('one 相神', line.values.group === outcome.assist.group);
    }
    if (line.code === 'UG_DISEASE') {
      report(
        '病 and its share',
        line.values.percent === own.percent[line.wuxing] && line.values.percent >= 42,
      );
      report('病 is not the 用神', line.wuxing !== yong);
      report(
        '病 in the structure',
        structure.diseases.some(({ disease }) => disease === line.wuxing),
      );
    }
    if (line.code === 'UG_MEDICINE') report('药 controls its 病', KE[line.wuxing] === line.values.disease);
  }
  const diseases = yongshen.ledger.filter(({ code }) => code === 'UG_DISEASE');
  report('every 病 is drawn', diseases.length === structure.diseases.length);
  report('相神 is drawn', JSON.stringify(structure.assist) === JSON.stringify(outcome.assist));
};

/** Gods whose absence each pattern calls its failure, and the combinations that would name them. */
const AGAINST_FAILURE: Readonly<Record<string, readonly string[]>> = {
  七杀格: ['杀印相生', '食神制杀'],
  正财格: ['食伤生财'],
  偏财格: ['食伤生财'],
  伤官格: ['伤官配印', '食伤生财'],
  建禄格: ['官印相生', '杀印相生', '食神制杀', '食伤生财', '财官双美'],
  月劫格: ['官印相生', '杀印相生', '食神制杀', '食伤生财', '财官双美'],
  月刃格: ['羊刃驾杀', '官印相生', '杀印相生'],
};

const pattern: Check = ({ pattern: own, outcome, tenGods, life, pillars, explanation }, report) => {
  const { state, assist, isRescueHidden, points, evidence } = outcome;
  if (state === '败') {
    const denied = AGAINST_FAILURE[own.name] ?? [];
    report('败 and combinations', !life.combos.some((combo) => denied.includes(combo)));
  }
  if (own.family === null) {
    const hasAssist = state === '成' || state === '半成';
    report('相神 and state', hasAssist ? assist !== null : state === '败中有救' || assist === null);
    const isHeldBack = assist !== null && (assist.isHidden || assist.hiddenCompanion !== null);
    report('半成 is hidden', (state === '半成') === (isHeldBack && state !== '败中有救'));
    report('成 is shown', state !== '成' || !isHeldBack);
  } else report('no 相神 in a special class', assist === null && (state === '成' || state === '假成'));
  report('hidden rescue', !isRescueHidden || state === '败中有救');
  if (assist !== null) {
    const gods = godsOf(assist.group);
    const isBlade = own.name === '七杀格' && assist.group === '比劫';
    const isShown = gods.some((god) => tenGods[god].visible.length > 0);
    if (!isBlade) {
      const relevant = gods.filter((god) => assist.what === assist.group || god === assist.what);
      report('相神 shown', assist.isHidden !== relevant.some((god) => tenGods[god].visible.length > 0));
      report('相神 present', isShown || gods.some((god) => tenGods[god].level >= 2));
    }
  }
  const sum = evidence.reduce((total, { values }) => total + ('points' in values ? values.points : 0), 0);
  report('points and their reasons', sum === points);
  const level =
    points >= 4 ? '上' : points === 3 ? '中上' : points >= 1 ? '中' : points === 0 ? '中下' : '下';
  report('level and points', outcome.level === level);
  for (const each of own.evidence) {
    if (!('changed' in each.values)) continue;
    const { stem, shown, pillar, changed } = each.values;
    const written = pillars[pillar]?.stem;
    report('透 and the stem there', changed === null ? written === shown : written === changed.written);
    report('what is revealed and what shows it', STEM_WUXING[stem] === STEM_WUXING[shown]);
  }
  const step = explanation.find((each) => each.code === 'PAT_STATE');
  report(
    'step 格局',
    step?.code === 'PAT_STATE' && step.values.state === state && step.values.pattern === own.name,
  );
};

const yong: Check = (analysis, report) => {
  const { yongshen, strength: own, tenGods, outcome } = analysis;
  const { state, hurt } = yongshen;
  const gods = godsOf(groupOf(analysis, yongshen.yong)).map((god) => tenGods[god]);
  const isShown = gods.some(({ visible }) => visible.length > 0);
  const codes = outcome.evidence.map(({ code }) => code);
  report('不现 and share', (state === '不现') === (own.percent[yongshen.yong] === 0));
  report('不现 and 透', state !== '不现' || !isShown);
  report('透 and its point', codes.includes('PAT_YONG_REVEALED') === isShown);
  report('hurt and state', (state === '受伤') === hurt.length > 0);
  report('hurt and its point', codes.includes('PAT_YONG_HURT') === hurt.length > 0);
  const stored = yongshen.store.pillars.length > 0;
  report('墓库', (yongshen.store.state === '无') === !stored);
  for (const { stem, where } of analysis.climate.present) {
    const visible = tenGods[TEN_GOD[analysis.pillars.day.stem][stem]].visible;
    report('调候 透 and the ten gods', (where === '透') === visible.length > 0);
  }
};

const confidence: Check = ({ yongshen, strength: own, pillars }, report) => {
  const { score, word, why } = yongshen.confidence;
  const codes = new Set(why.map(({ code }) => code));
  const sum = why.reduce((total, { points }) => total + points, 80);
  report('confidence and its steps', score === Math.min(95, Math.max(10, sum)));
  report('word and score', word === (score >= 80 ? '高' : score >= 65 ? '中' : '低'));
  const isPlain = own.follow === null;
  const sorted = Object.values(yongshen.votes).toSorted((a, b) => b - a) as [number, number];
  const margin = round1(sorted[0] - sorted[1]);
  const isNear = [48, 56].some((border) => round1(Math.abs(own.support - border)) <= 3);
  const ticks = [own.isDeling, own.isDedi, own.isDeshi].filter(Boolean).length;
  const expected: Readonly<Record<string, boolean>> = {
    MARGIN_BELOW_10: margin < 10,
    MARGIN_BELOW_4: margin < 4,
    NEAR_CLASS_BORDER: isPlain && isNear,
    TICKS_DISAGREE: (own.class === '身强' && ticks <= 1) || (own.class === '身弱' && ticks >= 2),
    SPECIAL_TRUE: own.follow?.isTrue === true,
    SPECIAL_FALSE: own.follow?.isTrue === false,
    HOUR_UNKNOWN: pillars.hour === null,
    TIAOHOU_AGREES: yongshen.byClimate === yongshen.yong,
    TIAOHOU_OPPOSED: yongshen.byClimate === yongshen.ji,
    YONG_ABSENT: yongshen.state === '不现',
    FUYI_TIAOHOU_DIFFER: yongshen.isConflict,
    SCHOOLS_DIVIDED: yongshen.agreementCount !== null && yongshen.agreementCount <= 2,
  };
  for (const [code, holds] of Object.entries(expected))
    report(`step ${code}`, codes.has(code as never) === holds);
  report('高 is not doubted', word !== '高' || !(yongshen.isConflict && yongshen.state === '不现'));
  const { alternative } = yongshen;
  const reason = own.follow?.isTrue === false ? '假' : word === '低' ? '近' : null;
  report('a second reading where one is due', (alternative?.reason ?? null) === reason);
  if (alternative !== null) {
    report('roles of the second reading', alternative.roles[alternative.yong] === '用神');
    if (alternative.reason === '近')
      report('the second reading is another', alternative.yong !== yongshen.yong);
  }
};

const chapters: Check = ({ life, strength: own, tenGods, groupPower, facets, outcome }, report) => {
  const { combos, comboHalves, wealth } = life;
  report('combinations and halves', Object.keys(comboHalves).join() === combos.join());
  for (const halves of Object.values(comboHalves)) {
    report('both halves', halves.length >= 2);
    for (const half of halves) {
      if ('god' in half) {
        const { level, visible } = tenGods[half.god];
        report('half and presence', half.level === level && half.visible.join() === visible.join());
        report('half is there', level >= 2 || visible.length > 0);
      } else if ('group' in half) report('half and power', half.power === groupPower[half.group]);
      else if ('support' in half) report('half and support', half.support === own.support);
    }
  }
  const base = wealth.base;
  report('财多身弱 in both places', (base === '财多身弱') === combos.includes('财多身弱'));
  report('财星不现 and share', base !== '财星不现' || groupPower.财 < 1);
  report('财星不现 and combinations', base !== '财星不现' || !combos.includes('食伤生财'));
  report('财星不现 and 夺财', base !== '财星不现' || !combos.includes('比劫夺财'));
  report('身旺任财 and class', base !== '身旺任财' || own.class === '身强');
  report('财旺身和 and class', base !== '财旺身和' || own.class === '中和');
  report('印多身旺 and class', !combos.includes('印多身旺') || own.class === '身强');
  report('store and 开库', wealth.store.isOpened === (wealth.store.state === '开'));
  const isUnguarded =
    combos.includes('伤官见官') && tenGods.正印.visible.length + tenGods.偏印.visible.length === 0;
  report('伤官见官 unguarded', life.isOfficerUnguarded === isUnguarded);
  for (const { score, why } of Object.values(facets)) {
    const sum = why.reduce((total, { points }) => total + points, 0);
    report('facet and its steps', score === Math.round(Math.min(95, Math.max(20, sum))));
    for (const step of why) {
      if (step.code === 'FACET_COMBO')
        report(
          'combination of a facet',
          combos.some((each) => each === step.values.combo),
        );
      if (step.code === 'FACET_UNGUARDED') report('unguarded in a facet', isUnguarded);
      if (step.code === 'FACET_BASE') report('base of a facet', step.values.patternPoints === outcome.points);
    }
  }
};

const keyOf = (kind: string, pillars: readonly string[], members: string): string =>
  `${kind} ${pillars.join()} ${members}`;

/** The records of the chart beside the evidence of the model. */
const relations: Check = ({ strength: own, tenGods, pillars, structure }, report, chart) => {
  const records = relationsOf(chart);
  const hasEvidence = (code: string, { pillars: places, members }: Relation): boolean =>
    own.evidence.some(
      (each) =>
        each.code === code &&
        keyOf('', each.pillars, 'members' in each.values ? each.values.members : '') ===
          keyOf('', places, members),
    );
  const becomes = new Map<PillarKey, Stem>();
  for (const node of structure.nodes) if (node.becomes !== null) becomes.set(node.pillar, node.becomes);
  for (const record of records) {
    const { kind, transformed, resolvedBy, distance, pillars: places } = record;
    const isTransformed = transformed === true;
    if (kind === '干五合' && distance === 1) {
      report('五合 in record and model', hasEvidence('STEM_COMBINE_TRANSFORMED', record) === isTransformed);
      const isOwn = places.includes('day');
      for (const place of places) {
        const stem = becomes.get(place as PillarKey) ?? (pillars[place as PillarKey]?.stem as Stem);
        const isChanged = isTransformed && !isOwn;
        if (isChanged) report('a transformed stem is of the 化神', STEM_WUXING[stem] === record.to);
      }
    }
    if (kind === '三会' || kind === '三合') {
      report(`${kind} in record and model`, hasEvidence(`${kind}_化`, record) === isTransformed);
    }
    if (kind === '六合') report('六合 in record and model', hasEvidence('六合_化', record) === isTransformed);
    if (kind === '六冲') {
      report('六冲 in record and model', hasEvidence('六冲_合解', record) === (resolvedBy !== undefined));
      report('六冲 open in both', hasEvidence('六冲_损', record) === (resolvedBy === undefined));
    }
  }
  const bound = new Set(
    records.flatMap(({ kind, distance, transformed, pillars: places }) =>
      kind === '干五合' && distance === 1 && transformed === false ? places : [],
    ),
  );
  const opposed = new Set(
    records.flatMap(({ kind, distance, resolvedBy, pillars: places }) =>
      kind === '六冲' && distance === 1 && resolvedBy === undefined ? places : [],
    ),
  );
  for (const god of TEN_GODS) {
    const { isHurt, mainPillar } = tenGods[god];
    if (!isHurt || mainPillar === null) continue;
    const branch = pillars[mainPillar]?.branch;
    const isVoid = branch !== undefined && pillars.day.kongwang.includes(branch);
    report('hurt has its cause', isVoid || bound.has(mainPillar) || opposed.has(mainPillar));
  }
};

const CHECKS: readonly Check[] = [
  strength,
  shares,
  roles,
  ledger,
  pattern,
  yong,
  confidence,
  chapters,
  relations,
];

/** Claims of an analysis that fail; empty for every chart. */
export function contradictionsOf(chart: PillarsChart, analysis: Analysis): string[] {
  const found = new Set<string>();
  for (const check of CHECKS)
    check(
      analysis,
      (claim, holds) => {
        if (!holds) found.add(claim);
      },
      chart,
    );
  return [...found];
}
