/**
 * Charts in which one rule was once read in two ways, each named after what went wrong.
 */
import { expect, test } from 'vitest';
import { castChart, relationsOf, type PillarsChart } from '../chart/index.ts';
import { analyseChart, type Analysis } from './analyseChart.ts';

function chartOf(names: string): PillarsChart {
  const [year = '', month = '', day = '', hour = ''] = names.split(' ');
  return castChart({ pillars: { year, month, day, hour }, sex: '男', hour: 'shichen' });
}
const analysisOf = (names: string): Analysis => analyseChart(chartOf(names));

test('of two equal branches the month’s takes part: 辛亥 己亥 丁未 癸卯 is 偏印格 by 亥卯未', () => {
  const { pattern, strength } = analysisOf('辛亥 己亥 丁未 癸卯');
  expect([pattern.name, pattern.rule]).toEqual(['偏印格', 'PAT_FRAME']);
  expect(pattern.evidence[0]?.pillars).toEqual(['month', 'day', 'hour']);
  expect(strength.evidence.filter(({ code }) => code.startsWith('三合'))).toHaveLength(1);
});

test('record and model are judged once: 戊辰 辛酉 戊子 庚申', () => {
  const records = relationsOf(chartOf('戊辰 辛酉 戊子 庚申'));
  const { evidence } = analysisOf('戊辰 辛酉 戊子 庚申').strength;
  // 申子辰 gathers water; 辰 is taken, so 辰酉 neither transforms nor binds.
  const water = records.find(({ kind }) => kind === '三合');
  expect(water).toMatchObject({ members: '申子辰', transformed: false });
  expect(evidence.map(({ code }) => code)).toContain('三合_聚');
  expect(records.find(({ kind }) => kind === '六合')).toMatchObject({
    transformed: false,
    reason: '支已另合',
  });
  expect(evidence.map(({ code }) => code)).not.toContain('六合_绊');
});

test('transformed stems are read after the transformation: 癸巳 戊午 丙午 乙未 has no 官杀 stem and is 炎上格', () => {
  const { pattern, tenGods, structure } = analysisOf('癸巳 戊午 丙午 乙未');
  expect(pattern.name).toBe('炎上格');
  expect([tenGods.正官.visible, tenGods.七杀.visible, tenGods.食神.visible]).toEqual([[], [], []]);
  expect(structure.nodes.find(({ id }) => id === 'year.stem')).toMatchObject({ char: '癸', becomes: '丁' });
});

test('得地 on the day master’s own 长生 with a root: 丙寅 庚寅 壬申 丙午, not 丁酉 or 癸卯', () => {
  const { strength, explanation } = analysisOf('丙寅 庚寅 壬申 丙午');
  expect([strength.rootSum, strength.changshengSeat, strength.isDedi]).toEqual([0.3, '申', true]);
  expect(explanation[1]).toMatchObject({ code: 'TICK_DEDI', values: { changsheng: '申', isMet: true } });
  expect(analysisOf('壬申 己酉 丁酉 辛丑').strength.changshengSeat).toBeNull();
  expect(analysisOf('丙戌 庚寅 癸卯 丙辰').strength.changshengSeat).toBeNull();
});

test('one 相神, hidden: 辛未 己亥 丙辰 己亥 is 半成 by 印 and never 败 for want of it', () => {
  const { outcome, structure, yongshen, life } = analysisOf('辛未 己亥 丙辰 己亥');
  expect(outcome).toMatchObject({ state: '半成', assist: { group: '印', isHidden: true } });
  expect(structure.assist).toEqual(outcome.assist);
  expect(yongshen.ledger.filter(({ code }) => code === 'UG_PATTERN').map(({ values }) => values)).toEqual([
    { pattern: '七杀格', group: '印', isAssist: true },
  ]);
  expect(life.combos).toContain('杀印相生');
});

test('a rescuer that is only hidden rescues without points: 丁亥 壬子 丙戌 己亥', () => {
  const { outcome } = analysisOf('丁亥 壬子 丙戌 己亥');
  expect([outcome.state, outcome.isRescueHidden]).toEqual(['败中有救', true]);
  expect(outcome.evidence[0]).toMatchObject({ code: 'PAT_STATE', values: { points: 0 } });
});

test('every 病 is listed with its 药: 辛巳 庚子 癸酉 壬戌', () => {
  const { structure, yongshen } = analysisOf('辛巳 庚子 癸酉 壬戌');
  expect(structure.diseases).toEqual([
    { disease: '金', medicine: '火' },
    { disease: '水', medicine: '土' },
  ]);
  expect(yongshen.ledger.filter(({ code }) => code === 'UG_DISEASE')).toHaveLength(2);
});

test('合议 where no school would take the winner: 庚寅 癸未 辛未 辛卯', () => {
  const { yongshen, explanation } = analysisOf('庚寅 癸未 辛未 辛卯');
  expect([yongshen.method, yongshen.yong]).toEqual(['合议', '金']);
  expect(yongshen.choices).toMatchObject({ 扶抑: '火', 调候: '水', 格局: '火' });
  expect(explanation[6]).toMatchObject({ code: 'METHOD', source: '子平真诠·论用神' });
});

test('a clash of 丑未 leaves 土 whole and does not hurt it: 丁丑 丁未 丁卯 甲辰', () => {
  const { yongshen } = analysisOf('丁丑 丁未 丁卯 甲辰');
  expect([yongshen.yong, yongshen.state, yongshen.hurt]).toEqual(['土', '现', []]);
});

test('rounded figures are compared: a margin of 4.0 is not below 4, and 3.0 from a border is near it', () => {
  const codesOf = (names: string): string[] =>
    analysisOf(names).yongshen.confidence.why.map(({ code }) => code);
  const { votes, ranking } = analysisOf('癸卯 乙卯 辛卯 癸巳').yongshen;
  expect([votes[ranking[0] ?? '木'], votes[ranking[1] ?? '木']]).toEqual([40, 36]);
  expect(codesOf('癸卯 乙卯 辛卯 癸巳')).toContain('MARGIN_BELOW_10');
  expect(codesOf('癸卯 乙卯 辛卯 癸巳')).not.toContain('MARGIN_BELOW_4');
  expect(analysisOf('辛丑 乙未 丙戌 甲午').strength.support).toBe(59);
  expect(codesOf('辛丑 乙未 丙戌 甲午')).toContain('NEAR_CLASS_BORDER');
});

test('what is not there to speak of is not robbed: 甲申 壬申 癸酉 壬戌 has no 比劫夺财 beside 财星不现', () => {
  const { life, groupPower } = analysisOf('甲申 壬申 癸酉 壬戌');
  expect([life.wealth.base, groupPower.财 > 0, life.combos.includes('比劫夺财')]).toEqual([
    '财星不现',
    true,
    false,
  ]);
});

test('the chapter is that of the class, in 格局 and 用神 alike', () => {
  const sourcesOf = (names: string): string[] => {
    const { explanation, pattern, yongshen } = analysisOf(names);
    const steps = explanation.filter(({ step }) => ['类别', '格局', '用神', '结论'].includes(step));
    return [...new Set([...steps, ...pattern.evidence, ...yongshen.ledger].map(({ source }) => source))];
  };
  expect(sourcesOf('丁卯 壬寅 癸卯 丙辰')).toEqual(['滴天髓·顺局']);
  expect(sourcesOf('辛丑 庚子 丁亥 庚戌')).toEqual(['滴天髓·从象']);
  expect(sourcesOf('癸卯 乙卯 甲寅 乙亥')).toEqual(['滴天髓·形象']);
  expect(sourcesOf('戊辰 壬戌 甲辰 己巳')).toEqual(['滴天髓·化象']);
  for (const { source } of Object.values(analysisOf('丁卯 壬寅 癸卯 丙辰').facets))
    expect(source).toBe('本应用的计分');
});
