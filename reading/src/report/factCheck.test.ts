/**
 * Reports held against figures: what a reader reads, by rules and tables of the checks, beside pillars, votes and scores.
 */
import { expect, test } from 'vitest';
import { castChart } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import {
  FACET_TEXTS,
  FACT_CHECKS,
  FACT_FAULTS,
  factFaultsOf,
  factReadingOf,
  GROUPS,
  isHard,
  PHASES,
  PROMISING,
  type FactFault,
  type FactReading,
  type FactSentence,
} from './testing/factChecks.ts';

const COUNT = isFull ? 2_000 : 150;

const births = randomBirths(424242, isFull ? 2_600 : 200).filter(({ civil }) => civil.year <= 2006);

test(`${COUNT} reports say nothing that pillars, votes and scores deny`, () => {
  const faults: string[] = [];
  for (const birth of births.slice(0, COUNT)) {
    for (const { fault, text } of factFaultsOf(factReadingOf(castChart(birth, {}, WORLD))))
      faults.push(`${fault}: ${text}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

/** A false sentence of each class for 庚午 辛巳 庚辰 癸未, a man: weak metal, 忌 wood, its years around 2026. */
function planted({ years, analysis }: FactReading): Readonly<Record<FactFault, Partial<FactSentence>>> {
  const hard = [...years].find(([, { band }]) => isHard(band))?.[0] ?? '';
  const [first = ''] = PROMISING;
  const ofFacet =
    [...FACET_TEXTS].find(([, [facet, , standing]]) => facet === '事业' && standing === '累')?.[0] ?? '';
  const weak = Object.entries(analysis.yongshen.votes).find(([, votes]) => votes < 0)?.[0] ?? '';
  const group = GROUPS[(PHASES.indexOf(weak) - PHASES.indexOf('金') + 5) % 5] ?? '';
  return {
    'a whole gathering of the palace with a branch absent': { expert: '日支辰与年支申三合，家势相连。' },
    'a 相神 called hidden that stands in a stem': { expert: '为七杀格；相神比劫藏而不透，作半成。' },
    'a clash both resolved and breaking': { expert: '子午冲（流年支、年支），因巳午未三会而解，岁运冲开。' },
    'help of a group that is unwanted': { expert: `官多为拘，宜${group}化之。` },
    'a void on another pillar': { expert: '驿马在月柱，空亡在日柱：马落空乡，动而多改。' },
    'a balanced chart called weak or strong': { expert: '身偏弱，宜借平台。' },
    'support for a strong or following chart': { expert: '失令，气最弱，全仗扶持。' },
    'years of a god with votes against it': {
      section: 'career',
      expert: '应期：事业以2031辛亥年（74分，支藏甲偏财为忌神，＋3分）为先。',
    },
    'a year to act in that is headed 需谨慎 or 宜守': { section: 'yongshen', expert: `近看${hard}丙午年。` },
    'a heading and a sentence of the other side only': {
      heading: '2026 丙午年 · 七杀 · 宜守（虚岁37）',
      plain: first,
    },
    'a facet against its score': { heading: '2026', plain: ofFacet },
    '本命年 at another age': {
      heading: '2026 丙午年（虚岁36，值太岁）',
      plain: '本命年到了，十二年走完一圈；办个仪式。',
    },
  };
}

test('one false sentence of each class is caught', () => {
  const chart = castChart({
    civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '男',
    hour: 'minute',
  });
  const own = factReadingOf(chart);
  const years = new Map([['2026', { band: '宜守', scores: { 事业: 75, 财运: 60, 感情: 60, 健康: 60 } }]]);
  const strengths = { 中: '中和', 强: '身强' } as const;
  for (const fault of FACT_FAULTS) {
    const name = fault.startsWith('a balanced') ? strengths.中 : strengths.强;
    const strength = { ...own.analysis.strength, class: name, follow: null };
    const read = { ...own, years, analysis: { ...own.analysis, strength } };
    const sentence = {
      section: 'love',
      heading: '',
      plain: '',
      expert: '',
      ...planted(read)[fault],
    } as const;
    expect([fault, FACT_FAULTS.filter((each) => FACT_CHECKS[each](sentence, read))]).toEqual([
      fault,
      expect.arrayContaining([fault]),
    ]);
  }
});
