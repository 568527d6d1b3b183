import { describe, expect, it } from 'vitest';

import { mingguaOf } from '../chart/index.ts';
import { findGanzhi, type Mountain, MOUNTAINS, type Trigram, TRIGRAMS } from '../ganzhi/index.ts';
import { goldenJson } from '../../golden/golden.ts';
import { houseBazhai, YOUXING_DIPPER, youxingOf, youxingRing } from './bazhai.ts';
import { readCompass, yearGodsAt } from './readCompass.ts';
import { flyStars, monthOverlay, periodOfYear, xuankongChart, yearOverlay } from './xuankong.ts';

describe('bazhai', () => {
  // 大游年歌: 乾六天五祸绝延生, 坎五天生延绝祸六, 艮六绝祸生延天五, 震延生祸绝五天六, 巽天五六祸生绝延, 离六五绝延祸生天, 坤天延绝生祸五六, 兑生祸延绝六五天 (clockwise from the own direction).
  it('agrees with the rhyme of the eight trigrams', () => {
    const rhyme: Record<string, string> = {
      乾: '六天五祸绝延生',
      坎: '五天生延绝祸六',
      艮: '六绝祸生延天五',
      震: '延生祸绝五天六',
      巽: '天五六祸生绝延',
      离: '六五绝延祸生天',
      坤: '天延绝生祸五六',
      兑: '生祸延绝六五天',
    };
    for (const [i, own] of TRIGRAMS.entries()) {
      const stars = [1, 2, 3, 4, 5, 6, 7].map((step) => youxingOf(own, TRIGRAMS[(i + step) % 8]!).charAt(0));
      expect(stars.join(''), own).toBe(rhyme[own]);
      expect(youxingOf(own, own)).toBe('伏位');
      expect(Object.values(youxingRing(own)).sort()).toEqual(Object.keys(YOUXING_DIPPER).sort());
      for (const other of TRIGRAMS) expect(youxingOf(own, other)).toBe(youxingOf(other, own));
    }
  });
  it('names a house by its sitting or its door', () => {
    expect(houseBazhai(0, '离')).toMatchObject({
      trigram: '坎',
      group: '东四宅',
      suitsPerson: true,
      bazhaiHouse: 'sitting',
    });
    expect(houseBazhai(270, '离', 'door')).toMatchObject({
      trigram: '兑',
      group: '西四宅',
      suitsPerson: false,
      bazhaiHouse: 'door',
    });
    expect(houseBazhai(0, null).suitsPerson).toBeNull();
  });
  it('命卦 of 1900-2100 equals the sum of digits', () => {
    const palaces = ['', '坎', '坤', '震', '巽', '', '乾', '兑', '艮', '离'];
    const digits = (n: number): number =>
      n < 10 ? n : digits([...String(n)].reduce((sum, d) => sum + Number(d), 0));
    for (let year = 1900; year <= 2100; year++) {
      const root = digits(year);
      const male = digits(11 - root);
      const female = digits(4 + root);
      expect(mingguaOf(year, '男').gua).toBe(palaces[male] === '' ? '坤' : palaces[male]);
      expect(mingguaOf(year, '女').gua).toBe(palaces[female] === '' ? '艮' : palaces[female]);
    }
  });
});

describe('xuankong', () => {
  it('periods run twenty years from 1864', () => {
    expect(
      [1863, 1864, 1983, 1984, 2004, 2023, 2024, 2043, 2044].map((year) => periodOfYear(year).number),
    ).toEqual([9, 1, 6, 7, 8, 8, 9, 9, 1]);
    expect(periodOfYear(2026)).toEqual({ number: 9, fromYear: 2024, toYear: 2043 });
    expect(() => periodOfYear(2026.5)).toThrow('wrong year 2026.5');
  });
  // 沈氏玄空学: 八运子山午向 双星会向, 九运子山午向 双星会坐, 七运酉山卯向 旺山旺向, 八运丑山未向 旺山旺向.
  it('finds the known patterns', () => {
    expect(xuankongChart(8, '子').pattern).toBe('双星会向');
    expect(xuankongChart(8, '子').water[9]).toBe(8);
    expect(xuankongChart(8, '子').mountain[9]).toBe(8);
    expect(xuankongChart(9, '子').pattern).toBe('双星会坐');
    expect(xuankongChart(7, '酉').pattern).toBe('旺山旺向');
    expect(xuankongChart(8, '丑').pattern).toBe('旺山旺向');
    expect(xuankongChart(8, '艮').pattern).toBe('上山下水');
  });
  it('gives every period and mountain a pattern, each star once a plate', () => {
    for (let period = 1; period <= 9; period++) {
      for (const sitting of MOUNTAINS) {
        const chart = xuankongChart(period, sitting);
        for (const plate of [chart.base, chart.mountain, chart.water]) {
          expect(new Set(Object.values(plate))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
        }
        // The ruling star reaches sitting or facing on each plate: the pattern is one of four.
        const places = [chart.sitting, chart.facing].map((m) => chart.mountain[palace(m)]);
        expect(places).toContain(period);
      }
    }
  });
  it('lays the year over the palaces with its gravest gods', () => {
    // 2026 丙午: 一白 in the centre, 五黄 in 离, 二黑 in 乾; 太岁 午, 岁破 子, 三煞 in the north.
    const overlay = yearOverlay(2026);
    expect(overlay).toMatchObject({ wuhuangPalace: 9, erheiPalace: 6, taisui: ['午'], suipo: ['子'] });
    expect(overlay.sansha.slice(0, 3)).toEqual(['亥', '子', '丑']);
    expect(overlay.stars[5]).toBe(1);
    expect(monthOverlay('午', '寅').stars[5]).toBe(8);
  });
  it('refuses what is none', () => {
    for (const bad of [0, 10, 1.5, Number.NaN])
      expect(() => flyStars(bad, 1)).toThrow(`Cannot fly star ${bad}`);
    expect(() => xuankongChart(9, '中' as Mountain)).toThrow('Cannot find mountain "中"');
  });
});

function palace(mountain: Mountain) {
  const numbers = { 坎: 1, 坤: 2, 震: 3, 巽: 4, 乾: 6, 兑: 7, 艮: 8, 离: 9 } as const;
  return numbers[TRIGRAMS[Math.floor(((MOUNTAINS.indexOf(mountain) + 1) % 24) / 3)]!];
}

describe('readCompass', () => {
  it('reads one heading on every ring, JSON-safe', () => {
    const reading = readCompass({
      headingDeg: 184,
      declinationDeg: -7.53,
      accuracyDeg: 12,
      year: findGanzhi('丙午'),
      mingTrigram: '坎',
      period: 9,
    });
    expect(reading.mountain).toEqual({ ground: '午', human: '丁', heaven: '午' });
    expect(reading.trueDeg).toBeCloseTo(176.47, 9);
    expect(reading.sitFacing.name).toBe('子山午向兼癸丁');
    expect(reading.warnings).toEqual(['精度不足以定分金']);
    expect(reading.yearGods).toContain('太岁');
    expect([reading.youxing, reading.xuankong?.pattern]).toEqual(['延年', '双星会坐']);
    expect(reading).toEqual(JSON.parse(JSON.stringify(reading)));
  });
  it('goes by true north only with a declination', () => {
    expect(readCompass({ headingDeg: 10, north: 'true', declinationDeg: -7.53 }).mountain.ground).toBe('子');
    expect(() => readCompass({ headingDeg: 10, north: 'true' })).toThrow('Cannot read true north');
    expect(() => readCompass({ headingDeg: 10, declinationDeg: 200 })).toThrow('wrong declination 200');
    expect(() => readCompass({ headingDeg: Number.NaN })).toThrow('wrong bearing NaN');
    expect(readCompass({ headingDeg: 22.5, accuracyDeg: -1 }).warnings).toEqual([
      '大空亡',
      '精度不足以定分金',
    ]);
  });
  it('refuses an option that is none', () => {
    const wrong = 'x' as never;
    expect(() => readCompass({ headingDeg: 0, north: wrong })).toThrow('Cannot use rule north: "x"');
    expect(() => readCompass({ headingDeg: 0, plates: wrong })).toThrow('Cannot use rule plates: "x"');
    expect(() => houseBazhai(0, null, wrong)).toThrow('Cannot use rule bazhaiHouse: "x"');
    expect(() => readCompass({ headingDeg: 0, mingTrigram: wrong })).toThrow('Cannot find stars of "x"');
  });
  it('an invalid trigram and an empty reading give an error that names the problem', () => {
    expect(() => houseBazhai(0, 'x' as never)).toThrow('Cannot find stars of "x"');
    expect(() => readCompass(undefined as never)).toThrow('Cannot read compass: input is undefined');
    expect(() => readCompass(null as never)).toThrow('Cannot read compass: input is null');
  });
  it('finds the gods of a mountain', () => {
    expect(yearGodsAt(0, findGanzhi('甲子')!)).toEqual(['太岁', '大煞']);
  });
});

interface WrittenCompass {
  readonly youxing: Readonly<Record<Trigram, unknown>>;
  readonly xuankongSamples: readonly {
    readonly period: number;
    readonly sit: Mountain;
    readonly base: unknown;
    readonly mountain: unknown;
    readonly water: unknown;
    readonly face: unknown;
  }[];
}

describe('compass against the written samples', () => {
  const data = () => goldenJson<WrittenCompass>('almanac/compass');
  it('agrees on the 64 cells of 游年', () => {
    const { youxing } = data();
    for (const own of TRIGRAMS) expect(youxingRing(own)).toEqual(youxing[own]);
  });
  it('agrees on the six charts', () => {
    const { xuankongSamples } = data();
    expect(xuankongSamples).toHaveLength(6);
    for (const sample of xuankongSamples) {
      const { base, mountain, water, facing } = xuankongChart(sample.period, sample.sit);
      expect({ base, mountain, water, facing }).toEqual({
        base: sample.base,
        mountain: sample.mountain,
        water: sample.water,
        facing: sample.face,
      });
    }
  });
});
