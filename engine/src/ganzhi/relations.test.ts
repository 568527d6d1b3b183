import { describe, expect, it } from 'vitest';
import { goldenJson } from '../../golden/golden.ts';
import { BRANCH_INDEX, BRANCHES, type Branch } from './branch.ts';
import { changshengOf } from './changsheng.ts';
import { LU } from './lu.ts';
import * as partners from './partners.ts';
import * as relations from './relations.ts';
import { STEMS } from './stem.ts';
import { TIANYI } from './tianyi.ts';

interface Written {
  stem: Record<'五合' | '冲' | '克', { a: string; b: string; to?: string; alias?: string }[]>;
  branch: Record<string, unknown>;
  transformMonths: Record<string, string[]>;
}

describe('relations as written', () => {
  const written = goldenJson<Written>('bazi/relations');

  it('stem lists equal the written ones in order', () => {
    expect(relations.WUHE).toEqual(written.stem.五合.map(({ alias, ...pair }) => ({ ...pair, name: alias })));
    expect(relations.STEM_CHONG).toEqual(written.stem.冲);
    expect(relations.STEM_KE).toEqual(written.stem.克.map(({ a, b }) => ({ a, b })));
  });

  it('branch pair lists equal the written ones in order', () => {
    const table = written.branch;
    const banhe = (table['半合'] as { kind: string }[]).map(({ kind, ...pair }) => ({ ...pair, name: kind }));
    expect(relations.LIUHE).toEqual(table['六合']);
    expect(relations.BANHE).toEqual(banhe);
    expect(relations.GONGHE).toEqual(table['拱合']);
    expect(relations.GONGHUI).toEqual(table['拱会']);
    expect(relations.LIUCHONG).toEqual(table['六冲']);
    expect([relations.ZIMAO_XING]).toEqual(table['相刑']);
    expect(relations.ZIXING).toEqual(table['自刑']);
    expect(relations.LIUHAI).toEqual(table['六害']);
    expect(relations.LIUPO).toEqual(table['六破']);
    expect(relations.ANHE).toEqual(table['暗合']);
    expect(relations.ANHE_EXTENDED).toEqual(table['暗合Extended']);
    expect(relations.JUE).toEqual(table['绝']);
  });

  it('triples equal the written ones in order', () => {
    const sanhe = written.branch['三合'] as { sheng: string; wang: string; mu: string; to: string }[];
    const sanhui = written.branch['三会'] as { a: string; b: string; c: string; to: string }[];
    const sanxing = written.branch['三刑'] as { set: string[]; name: string }[];
    expect(relations.SANHE).toEqual(sanhe.map((t) => ({ members: [t.sheng, t.wang, t.mu], to: t.to })));
    expect(relations.SANHUI).toEqual(sanhui.map((t) => ({ members: [t.a, t.b, t.c], to: t.to })));
    expect(relations.SANXING).toEqual(sanxing.map((t) => ({ members: t.set, name: t.name })));
    expect(relations.TRANSFORM_MONTHS).toEqual(written.transformMonths);
  });
});

describe('relations by rule', () => {
  const pairings = [
    ['六合', relations.LIUHE, partners.LIUHE_OF],
    ['六冲', relations.LIUCHONG, partners.CHONG_OF],
    ['六害', relations.LIUHAI, partners.LIUHAI_OF],
    ['六破', relations.LIUPO, partners.LIUPO_OF],
  ] as const;

  it.each(pairings)('%s pairs every branch once, both ways', (_, pairs, partnerOf) => {
    expect(pairs.flatMap(({ a, b }) => [a, b]).sort()).toEqual([...BRANCHES].sort());
    for (const { a, b } of pairs) expect([partnerOf[a], partnerOf[b]]).toEqual([b, a]);
  });

  it('六合 sums to 丑, 六冲 is six apart, 六害 sums to 未, 五合 is five apart', () => {
    for (const branch of BRANCHES) {
      const i = BRANCH_INDEX[branch];
      expect((i + BRANCH_INDEX[partners.LIUHE_OF[branch]]) % 12).toBe(1);
      expect((i + 6) % 12).toBe(BRANCH_INDEX[partners.CHONG_OF[branch]]);
      expect((i + BRANCH_INDEX[partners.LIUHAI_OF[branch]]) % 12).toBe(7);
    }
    for (const [i, stem] of STEMS.entries()) expect(partners.WUHE_OF[stem]).toBe(STEMS[(i + 5) % 10]);
  });

  it('三合 and 三会 each contain every branch once and the look-ups agree', () => {
    for (const [triples, of] of [
      [relations.SANHE, relations.SANHE_OF],
      [relations.SANHUI, relations.SANHUI_OF],
    ] as const) {
      expect(triples.flatMap((t) => t.members as readonly Branch[]).sort()).toEqual([...BRANCHES].sort());
      for (const triple of triples) for (const member of triple.members) expect(of[member]).toBe(triple);
    }
  });

  it('isXing is symmetric and holds for the written sets only', () => {
    const pairs = new Set<string>(relations.ZIXING.map((b) => b + b));
    for (const [a, b] of [
      ['子', '卯'],
      ...relations.SANXING.flatMap(({ members: [x, y, z] }) => [
        [x, y],
        [y, z],
        [x, z],
      ]),
    ]) {
      pairs.add(`${a}${b}`).add(`${b}${a}`);
    }
    for (const a of BRANCHES) {
      for (const b of BRANCHES) expect(relations.isXing(a, b), a + b).toBe(pairs.has(a + b));
    }
  });

  it('LU is the 临官 of every stem; TIANYI shuns 辰 and 戌', () => {
    for (const stem of STEMS) expect(changshengOf(stem, LU[stem])).toBe('临官');
    const nobles = new Set(STEMS.flatMap((stem) => TIANYI[stem] as readonly Branch[]));
    expect(BRANCHES.filter((branch) => !nobles.has(branch))).toEqual(['辰', '戌']);
  });
});
