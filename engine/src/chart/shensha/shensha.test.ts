import { describe, expect, it } from 'vitest';
import {
  BRANCHES,
  CHONG_OF,
  changshengOf,
  findGanzhi,
  GANZHI,
  LIUHE_OF,
  LU,
  monthGanzhi,
  STEMS,
  WUHE_OF,
  type Branch,
  type Stem,
} from '../../ganzhi/index.ts';
import { goldenJson } from '../../../golden/golden.ts';
import { castChart } from '../index.ts';
import { suiqianOf } from '../luck/suiqian.ts';
import { shenshaOf, shenshaOfLuck, sortShensha } from './shensha.ts';
import { SHENSHA } from './tables/shenshaTable.ts';
import { SHENSHA_VARIANTS } from './tables/shenshaVariants.ts';
import type { LookupRule } from './tables/shenshaItem.ts';
import type { ChartRulesInput } from '../rules.ts';
import type { PillarNames } from '../types.ts';

const WUXING_KEYS = ['金', '木', '水', '火', '土'];

function lookupsOf(id: string): readonly LookupRule[] {
  const item = SHENSHA.find((each) => each.id === id);
  if (item === undefined) throw new Error(`no ${id}`);
  return item.rules.filter((rule) => rule.type === 'lookup');
}

function mapOf(id: string): Readonly<Record<string, string>> {
  const [rule] = lookupsOf(id);
  if (rule === undefined) throw new Error(`${id} is no look-up`);
  return rule.map;
}

function names(pillars: string, sex: '男' | '女', rules: ChartRulesInput = {}): Record<string, string[]> {
  const [year = '', month = '', day = '', hour = ''] = pillars.split(' ');
  const given: PillarNames = { year, month, day, hour };
  const found = shenshaOf(castChart({ pillars: given, sex, hour: 'minute' }, rules));
  return Object.fromEntries(
    Object.entries(found).map(([key, hits]) => [key, hits.map(({ name }: { name: string }) => name)]),
  );
}

/** Ids of spirits that the packed reference does not have, in the order of their tables; each row names its source. */
const BESIDE: readonly string[] = [];

describe('the table of 神煞', () => {
  it('has own ids and names, and a source in each row', () => {
    for (const key of ['id', 'name'] as const)
      expect(new Set(SHENSHA.map((item) => item[key])).size).toBe(SHENSHA.length);
    expect(SHENSHA.filter(({ source }) => source.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('every look-up covers all its keys with legal values, every listed pillar is one of the sixty', () => {
    const variants = SHENSHA_VARIANTS.flatMap(({ id, change }) =>
      (change.rules ?? []).map((rule) => ({ id, rule })),
    );
    for (const { id, rule } of [
      ...SHENSHA.flatMap(({ id, rules }) => rules.map((rule) => ({ id, rule }))),
      ...variants,
    ]) {
      if (rule.type === 'listed') {
        for (const name of rule.pillars.split(' ')) expect(findGanzhi(name), `${id} ${name}`).not.toBeNull();
      }
      if (rule.type !== 'lookup') continue;
      const anchor = rule.from[0] ?? '';
      const keys = anchor.endsWith('Stem') ? STEMS : anchor.endsWith('Branch') ? BRANCHES : WUXING_KEYS;
      expect(Object.keys(rule.map).toSorted(), id).toEqual([...keys].toSorted());
      for (const value of Object.values(rule.map)) {
        const isLegal =
          rule.match === 'pillar'
            ? value.match(/../g)?.every((name) => name.trim() === '' || findGanzhi(name) !== null) === true ||
              value.includes(' ')
            : [...value].every(
                (char) =>
                  (STEMS as readonly string[]).includes(char) ||
                  (BRANCHES as readonly string[]).includes(char),
              );
        expect(isLegal, `${id} ${value}`).toBe(true);
      }
    }
  });

  it.each([
    ['jiesha', 'wangshen'],
    ['jiangxing', 'zaisha'],
    ['hongluan', 'tianxi'],
    ['yangren', 'feiren'],
  ])('%s and %s stand opposite', (a, b) => {
    for (const [key, value] of Object.entries(mapOf(a)))
      expect(mapOf(b)[key]).toBe(CHONG_OF[value as Branch]);
  });

  it('禄 is 临官, 羊刃 is 帝旺, 金舆 is two after 禄, 暗禄 the 六合 of 禄', () => {
    for (const stem of STEMS) {
      const lu = LU[stem];
      expect(mapOf('lushen')[stem]).toBe(lu);
      expect(changshengOf(stem, mapOf('lushen')[stem] as Branch)).toBe('临官');
      expect(changshengOf(stem, mapOf('yangren')[stem] as Branch)).toBe('帝旺');
      expect(mapOf('jinyu')[stem]).toBe(BRANCHES[(BRANCHES.indexOf(lu) + 2) % 12]);
      expect(mapOf('anlu')[stem]).toBe(LIUHE_OF[lu]);
    }
  });

  it('天德合 and 月德合 combine with 天德 and 月德', () => {
    for (const month of BRANCHES) {
      for (const [de, he] of [
        ['tiande', 'tiandehe'],
        ['yuede', 'yuedehe'],
      ] as const) {
        const value = mapOf(de)[month] ?? '';
        const partner = value in WUHE_OF ? WUHE_OF[value as Stem] : LIUHE_OF[value as Branch];
        expect(mapOf(he)[month]).toBe(partner);
      }
    }
  });

  it('the twelve spirits of the 三合 are a permutation of the branches for every anchor', () => {
    const twelve = [
      'jiesha',
      'zaisha',
      'tiansha',
      'zhibei',
      'taohua',
      'yuesha',
      'wangshen',
      'jiangxing',
      'panan',
      'yima',
      'liue',
      'huagai',
    ];
    for (const anchor of BRANCHES) {
      expect(new Set(twelve.map((id) => mapOf(id)[anchor]))).toEqual(new Set(BRANCHES));
    }
  });

  it('equals the reference row by row, variants included', () => {
    const reference = goldenJson<{
      items: {
        id: string;
        name: string;
        kind: string;
        category: string;
        enabled: boolean;
        priority: number;
        variants: { option: string; map?: Record<string, string[]>; pillars?: string[] }[];
      }[];
    }>('bazi/shensha');
    const ids = SHENSHA.map(({ id }) => id);
    expect(
      ids.slice(0, reference.items.length),
      'those of the reference come first: ORDER of tables/shenshaTable.ts names them, and only them',
    ).toEqual(reference.items.map(({ id }) => id));
    expect(ids.slice(reference.items.length), 'add a new spirit to BESIDE in this file').toEqual(BESIDE);
    for (const row of reference.items) {
      const ours = SHENSHA.find(({ id }) => id === row.id);
      expect([ours?.name, ours?.kind, ours?.category, ours?.isOff !== true, ours?.priority]).toEqual([
        row.name,
        row.kind,
        row.category,
        row.enabled,
        row.priority,
      ]);
      for (const variant of row.variants) {
        const [option, value] = variant.option.split('=');
        const change = SHENSHA_VARIANTS.find(
          (each) => each.id === row.id && each.option === option && each.value === value,
        );
        expect(change, variant.option).toBeDefined();
        const rule = change?.change.rules?.at(-1);
        if (variant.pillars !== undefined) expect(rule).toMatchObject({ pillars: variant.pillars.join(' ') });
        if (variant.map !== undefined) {
          expect(rule).toMatchObject({
            map: Object.fromEntries(
              Object.entries(variant.map).map(([key, values]) => [key, values.join('')]),
            ),
          });
        }
      }
    }
  });
});

describe('shenshaOf', () => {
  it('every hit names its anchors, what matched and its source', () => {
    const chart = castChart({
      pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
      sex: '男',
      hour: 'minute',
    });
    const hits = Object.values(shenshaOf(chart)).flat();
    const tianyi = hits.find(({ id }) => id === 'tianyi');
    expect(tianyi).toEqual({
      id: 'tianyi',
      name: '天乙贵人',
      kind: '吉',
      category: '贵人',
      priority: 3,
      pillar: 'hour',
      anchors: [
        { anchor: 'dayStem', value: '庚', targets: '丑未' },
        { anchor: 'yearStem', value: '庚', targets: '丑未' },
      ],
      matched: '未',
      variantId: null,
      source: ['三命通会·论天乙贵人', '渊海子平·论起玉堂天乙贵人'],
    });
    for (const hit of hits) {
      expect(hit.source.length).toBeGreaterThan(0);
      expect(hit.matched).not.toBe('');
      expect(hit.anchors.length).toBeGreaterThan(0);
    }
    expect(JSON.parse(JSON.stringify(hits))).toEqual(hits);
  });

  it.each([
    ['甲子 戊辰 庚午 丙子', '男', {}, 'day', '三奇贵人', true],
    ['庚子 戊寅 甲午 甲子', '男', {}, 'day', '三奇贵人', false],
    ['庚子 戊寅 甲午 甲子', '男', { shenshaProfile: 'popular' }, 'day', '三奇贵人', true],
    ['甲子 丙寅 癸亥 癸丑', '女', {}, 'day', '拱禄', true],
    ['甲子 丙寅 乙丑 丙子', '女', {}, 'day', '金神', false],
    ['甲子 丙寅 乙丑 丙子', '女', { jinshen: 'dayOrHour' }, 'day', '金神', true],
    ['甲寅 丙寅 戊辰 壬子', '男', {}, 'day', '魁罡', false],
    ['甲寅 丙寅 戊辰 壬子', '男', { kuigang: 'six' }, 'day', '魁罡', true],
    ['甲午 丙寅 庚子 丙子', '男', { tianyi: 'gengxin' }, 'year', '天乙贵人', true],
    ['甲午 丙寅 庚子 丙子', '男', {}, 'year', '天乙贵人', false],
    ['甲寅 丙寅 乙未 丙子', '男', {}, 'year', '羊刃', true],
    ['甲寅 丙寅 乙未 丙子', '男', { yinBlade: 'none' }, 'year', '羊刃', false],
    ['甲申 丙寅 甲未 丙子', '男', {}, 'year', '', false],
  ] as const)('%s %s %o: %s %s %s', (pillars, sex, rules, key, name, isHit) => {
    if (name === '') {
      expect(() => names(pillars, sex, rules)).toThrow(/日柱/);
      return;
    }
    expect(names(pillars, sex, rules)[key]?.includes(name)).toBe(isHit);
  });

  it('the profile popular lists 六厄 by its name, which cantian-tymext prints as 披头', () => {
    // 寅午戌 from 酉, by 三命通会·论六厄; 披头 of 寅 stands in 寅.
    const rules = { shenshaProfile: 'popular' } as const;
    const pillars = { year: '丙寅', month: '庚寅', day: '甲午', hour: '癸酉' };
    const found = shenshaOf(castChart({ pillars, sex: '男', hour: 'minute' }, rules));
    expect(found.hour.filter(({ id }) => id === 'liue' || id === 'pitou').map(({ name }) => name)).toEqual([
      '六厄',
    ]);
    expect(found.month.some(({ id }) => id === 'pitou')).toBe(true);
    expect(
      shenshaOf(castChart({ pillars, sex: '男', hour: 'minute' })).hour.some(({ id }) => id === 'liue'),
    ).toBe(false);
  });

  it('the profile popular lists 天官 and 披头; includesOff lists everything that lands', () => {
    const pillars = { year: '甲子', month: '丙寅', day: '辛未', hour: '壬辰' };
    const chart = castChart({ pillars, sex: '男', hour: 'minute' });
    const popular = castChart({ pillars, sex: '男', hour: 'minute' }, { shenshaProfile: 'popular' });
    expect(shenshaOf(chart).hour.some(({ id }) => id === 'pitou')).toBe(false);
    expect(shenshaOf(popular).hour.some(({ id }) => id === 'pitou')).toBe(true);
    expect(shenshaOf(popular).day.some(({ id }) => id === 'tianguan')).toBe(true);
    expect(shenshaOf(chart, { includesOff: true }).hour.some(({ id }) => id === 'pitou')).toBe(true);
    expect(shenshaOf(popular).day.find(({ id }) => id === 'dexiu')?.variantId ?? 'dexiu=any').toBe(
      'dexiu=any',
    );
  });

  it('岁前 spirits land only on flowing years', () => {
    const pillars = { year: '甲子', month: '丙寅', day: '辛未', hour: '壬辰' };
    const chart = castChart({ pillars, sex: '男', hour: 'minute' });
    const clash = findGanzhi('庚午');
    if (clash === null) throw new Error('no 庚午');
    expect(shenshaOfLuck(chart, clash, 'liunian').some(({ id }) => id === 'suipo')).toBe(true);
    expect(shenshaOfLuck(chart, clash, 'dayun').some(({ id }) => id === 'suipo')).toBe(false);
  });

  it.each(['taisui', 'natal'] as const)(
    '岁前 spirits of flowing years agree with suiqianOf, school %s',
    (suiqian) => {
      for (const natal of GANZHI.slice(0, 12)) {
        const pillars = {
          year: natal.name,
          month: monthGanzhi(natal.stem, '寅').name,
          day: '辛未',
          hour: '壬辰',
        };
        const chart = castChart({ pillars, sex: '男', hour: 'minute' }, { suiqian });
        for (const flow of GANZHI.slice(0, 12)) {
          const listed = shenshaOfLuck(chart, flow, 'liunian').filter(({ source }) =>
            source.includes('协纪辨方书·卷三 义例一'),
          );
          const spirit = suiqianOf(natal.branch, flow.branch, suiqian);
          const isListed = ['病符', '官符', '白虎', '岁破'].includes(spirit);
          expect(listed.map(({ name }) => name)).toEqual(isListed ? [spirit] : []);
        }
      }
    },
  );

  it('sortShensha puts priority first, then 吉 中 凶', () => {
    const pillars = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' };
    const day = sortShensha(shenshaOf(castChart({ pillars, sex: '男', hour: 'minute' })).day);
    const order = day.map(({ priority, kind }) => -10 * priority + ['吉', '中', '凶'].indexOf(kind));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});
