import { describe, expect, it } from 'vitest';
import { goldenJson } from '../../../golden/golden.ts';
import { CHONG_OF, GANZHI, STEM_WUXING, wuxingRelation, type Ganzhi } from '../../ganzhi/index.ts';
import { birthOfExample, workedExamples } from '../../../golden/workedExamples.ts';
import { castChart } from '../index.ts';
import { randomBirths } from '../../../golden/births.ts';
import { findRelations, natalPairsOf } from './findRelations.ts';
import { judgeRelations } from './judgeRelations.ts';
import { natalPlaces } from './place.ts';
import { relationsOf, relationsWithLuck } from './relations.ts';
import { fanTaisuiOf, isTiankeDichong, SUIQIAN, suiqianOf } from '../luck/suiqian.ts';
import type { ChartRulesInput } from '../rules.ts';
import type { PillarsChart } from '../types.ts';
import type { Relation } from './types.ts';
import { WORLD } from '../world.ts';

function chartOf(text: string, rules: ChartRulesInput = {}): PillarsChart {
  const [year = '', month = '', day = '', hour = ''] = text.split(' ');
  return castChart({ pillars: { year, month, day, hour }, sex: '男', hour: 'minute' }, rules);
}

function find(relations: readonly Relation[], kind: string, members: string): Relation | undefined {
  return relations.find((relation) => relation.kind === kind && relation.members === members);
}

function pair(name: string): Ganzhi {
  const found = GANZHI.find((ganzhi) => ganzhi.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

describe('relationsOf, transformation and resolution', () => {
  interface Evidence {
    readonly rule: string;
    readonly pillars: readonly string[];
  }
  const evidence = (): Map<string, readonly Evidence[]> => {
    const { charts } = goldenJson<{ charts: { id: string; strength: { evidence: Evidence[] } }[] }>(
      'bazi/worked-charts',
    );
    return new Map(charts.map(({ id, strength }) => [id, strength.evidence]));
  };

  it('agrees with what the worked charts say of 合化 and 合绊', () => {
    const written = evidence();
    let compared = 0;
    for (const example of workedExamples()) {
      const relations = relationsOf(castChart(birthOfExample(example), example.options, WORLD));
      const keyed = (rule: string, isMatch: (relation: Relation) => boolean): void => {
        const theirs = (written.get(example.id) ?? []).filter((each) => each.rule === rule);
        const ours = relations.filter(isMatch).map(({ pillars }) => pillars.join());
        expect(ours.toSorted(), `${example.id} ${rule}`).toEqual(
          theirs.map(({ pillars }) => pillars.join()).toSorted(),
        );
        compared += theirs.length;
      };
      const isStemPair = ({ kind, distance }: Relation): boolean => kind === '干五合' && distance === 1;
      keyed('STEM_COMBINE_TRANSFORMED', (each) => isStemPair(each) && each.transformed === true);
      keyed(
        'STEM_COMBINE_BOUND',
        (each) => isStemPair(each) && each.transformed === false && each.reason !== '争合',
      );
      keyed('三会_化', ({ kind, transformed }) => kind === '三会' && transformed === true);
      keyed('六冲_合解', ({ kind, resolvedBy }) => kind === '六冲' && resolvedBy !== undefined);
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('丁壬 in a 未 month without hindrance turns to 木; a rooted or contested pair only binds', () => {
    expect(find(relationsOf(chartOf('壬申 丁未 乙酉 辛巳')), '干五合', '壬丁')).toMatchObject({
      transformed: true,
      isEffective: true,
    });
    expect(find(relationsOf(chartOf('甲子 己巳 甲子 甲子')), '干五合', '甲己')).toMatchObject({
      transformed: false,
      reason: '化神不得月令',
    });
    const contested = relationsOf(chartOf('己丑 甲戌 己亥 甲子'));
    expect(find(contested, '干五合', '甲己')).toMatchObject({ transformed: false, reason: '争合' });
  });

  it('far pairs are labels, clashes count at any distance', () => {
    const relations = relationsOf(chartOf('庚午 辛巳 庚辰 癸未'));
    expect(find(relations, '六合', '午未')).toMatchObject({
      distance: 3,
      isEffective: false,
      transformed: false,
      reason: '遥合',
    });
    const clash = relationsOf(chartOf('甲子 丙寅 己丑 庚午'));
    expect(find(clash, '六冲', '子午')).toMatchObject({ distance: 3, isEffective: true });
  });

  it('三会 resolves a clash with one of its members', () => {
    const relations = relationsOf(chartOf('戊戌 甲寅 丁卯 甲辰'));
    expect(find(relations, '六冲', '戌辰')?.resolvedBy).toBe('三会:寅卯辰');
  });

  it('options change what they name', () => {
    const wuwei = '甲午 辛未 甲子 甲子';
    expect(find(relationsOf(chartOf(wuwei)), '六合', '午未')?.to).toBe('火');
    expect(find(relationsOf(chartOf(wuwei, { wuwei: '土' })), '六合', '午未')?.to).toBe('土');
    expect(find(relationsOf(chartOf(wuwei, { wuwei: '不化' })), '六合', '午未')).toMatchObject({
      transformed: false,
      reason: '不化',
    });
    const gong = '甲申 戊辰 乙丑 丁丑';
    expect(find(relationsOf(chartOf(gong)), '拱合', '申辰')?.missing).toBe('子');
    expect(find(relationsOf(chartOf(gong, { gong: 'sameStem' })), '拱合', '申辰')).toBeUndefined();
    const anhe = '甲子 己巳 乙丑 丁丑';
    expect(find(relationsOf(chartOf(anhe)), '暗合', '子巳')).toBeUndefined();
    expect(find(relationsOf(chartOf(anhe, { anhe: 'extended' })), '暗合', '子巳')).toBeDefined();
  });
});

describe('relationsWithLuck', () => {
  it('luck completes, breaks, contests and releases', () => {
    const chart = chartOf('癸未 甲寅 壬戌 甲辰');
    const year = relationsWithLuck(chart, [{ place: 'liunian', ganzhi: pair('丙午') }]);
    expect(find(year, '三合', '寅午戌')).toMatchObject({
      luckEffect: 'completes',
      pillars: ['month', 'day', 'liunian'],
    });
    const bound = chartOf('甲子 丁丑 庚辰 丙子');
    expect(
      find(relationsWithLuck(bound, [{ place: 'dayun', ganzhi: pair('甲午') }]), '六冲', '子午')?.luckEffect,
    ).toBe('breaks');
    expect(
      find(relationsWithLuck(bound, [{ place: 'dayun', ganzhi: pair('乙丑') }]), '六合', '子丑')?.luckEffect,
    ).toBe('contests');
    const clashed = chartOf('甲子 庚午 庚辰 丙子');
    expect(
      find(relationsWithLuck(clashed, [{ place: 'dayun', ganzhi: pair('乙丑') }]), '六合', '子丑')
        ?.luckEffect,
    ).toBe('releases');
  });

  it('decade and year of one pillar are 岁运并临', () => {
    const both = relationsWithLuck(chartOf('庚午 辛巳 庚辰 癸未'), [
      { place: 'dayun', ganzhi: pair('甲申') },
      { place: 'liunian', ganzhi: pair('甲申') },
    ]);
    expect(find(both, '伏吟', '甲申甲申')?.name).toBe('岁运并临');
  });

  it('decade and year together also meet each other, and each relation has a pillar of luck', () => {
    const chart = chartOf('庚午 辛巳 庚辰 癸未');
    const both = relationsWithLuck(chart, [
      { place: 'dayun', ganzhi: pair('甲申') },
      { place: 'liunian', ganzhi: pair('庚寅') },
    ]);
    expect(find(both, '天克地冲', '甲申庚寅')?.pillars).toEqual(['dayun', 'liunian']);
    expect(both.every(({ pillars }) => pillars.includes('dayun') || pillars.includes('liunian'))).toBe(true);
    expect(find(both, '三刑', '寅巳申')?.pillars).toEqual(['month', 'dayun', 'liunian']);
  });

  it('gives the relations of judgeRelations with luck, for random charts under every rule that relations read', () => {
    const rules = [
      {},
      { wuwei: '不化' },
      { gong: 'sameStem' },
      { anhe: 'extended' },
    ] as const satisfies readonly ChartRulesInput[];
    let compared = 0;
    for (const [i, birth] of randomBirths(3, 60).entries()) {
      const hour = i % 5 === 0 ? 'unknown' : 'minute';
      const chart = castChart({ ...birth, hour }, rules[i % rules.length], WORLD);
      const natal = natalPlaces(chart.pillars);
      const known = natalPairsOf(natal, chart.rules);
      for (const [at, ganzhi] of GANZHI.entries()) {
        const year = { place: 'liunian', ganzhi } as const;
        const decade = { place: 'dayun', ganzhi: GANZHI[(at * 7 + i) % 60] as Ganzhi } as const;
        for (const luck of [[year], [decade, year]]) {
          const places = [...natal, ...luck.map((each) => ({ ...each, slot: -1 }))];
          const found = findRelations(places, chart.rules);
          expect(findRelations(places, chart.rules, known)).toEqual(found);
          const judged = judgeRelations(chart.pillars, chart.rules, luck).relations.filter(({ pillars }) =>
            luck.some(({ place }) => pillars.includes(place)),
          );
          const isBinglin = luck.length > 1 && decade.ganzhi === ganzhi;
          const plain = relationsWithLuck(chart, luck).map((relation) => {
            const { luckEffect, ...rest } = relation;
            return luckEffect === undefined ? relation : rest;
          });
          if (!isBinglin) expect(plain).toEqual(judged);
          compared += judged.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(20_000);
  });
});

describe('太岁', () => {
  it('isTiankeDichong is stems at odds of one polarity over branches opposite, for all 3,600 pairs', () => {
    for (const a of GANZHI) {
      for (const b of GANZHI) {
        const isAtOdds = ['克', '被克'].includes(wuxingRelation(STEM_WUXING[a.stem], STEM_WUXING[b.stem]));
        expect(isTiankeDichong(a, b)).toBe(CHONG_OF[a.branch] === b.branch && isAtOdds);
      }
    }
  });

  it('2024 甲辰: 马 meets 丧门, 狗 岁破, 鼠 白虎, 兔 病符; the other school is the mirror image', () => {
    expect((['午', '戌', '子', '卯'] as const).map((natal) => suiqianOf(natal, '辰', 'taisui'))).toEqual([
      '丧门',
      '岁破',
      '白虎',
      '病符',
    ]);
    expect(suiqianOf('寅', '辰', 'natal')).toBe('丧门');
    for (const [k, spirit] of SUIQIAN.entries()) {
      const natal = GANZHI[(4 + k) % 12]?.branch ?? '子';
      expect(suiqianOf(natal, '辰', 'taisui')).toBe(spirit);
    }
    expect([fanTaisuiOf('戌', '辰'), fanTaisuiOf('辰', '辰'), fanTaisuiOf('申', '子')]).toEqual([
      ['冲'],
      ['值', '刑'],
      [],
    ]);
  });
});
