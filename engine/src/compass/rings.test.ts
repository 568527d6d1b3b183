import { describe, expect, it } from 'vitest';

import { goldenRows } from '../../golden/golden.ts';
import { fenjinAt, MANSION_RING, mansionArcAt, ring60At, ring72At } from './rings.ts';

describe('rings', () => {
  it('72: sixty different dragons and twelve empty slots in the middle of the stem and trigram mountains', () => {
    const slots = Array.from({ length: 72 }, (_, i) => ring72At(337.5 + 5 * i + 2.5));
    expect(slots.map(({ index }) => index)).toEqual([...slots.keys()]);
    const named = slots.flatMap(({ ganzhi }) => (ganzhi === null ? [] : [ganzhi.name]));
    expect(new Set(named).size).toBe(60);
    expect(
      slots
        .filter(({ ganzhi }) => ganzhi === null)
        .map(({ mountain }) => mountain)
        .join(''),
    ).toBe('壬癸艮甲乙巽丙丁坤庚辛乾');
  });
  it('60: all sixty, 甲子 at the start of 壬', () => {
    const names = Array.from({ length: 60 }, (_, i) => ring60At(337.5 + 6 * i + 3).ganzhi?.name);
    expect(new Set(names).size).toBe(60);
    expect(names[0]).toBe('甲子');
  });
  it('120: two of five are 旺相 in every mountain', () => {
    const slots = Array.from({ length: 120 }, (_, i) => fenjinAt(352.5 + 3 * i + 1.5));
    expect(slots.filter(({ quality }) => quality === '旺相')).toHaveLength(48);
    for (const { quality, ganzhi } of slots) {
      expect('丙丁庚辛'.includes(ganzhi.stem)).toBe(quality === '旺相');
    }
  });
  it('mansions: twenty-eight arcs that close the circle', () => {
    expect(MANSION_RING).toHaveLength(28);
    expect(MANSION_RING.reduce((sum, { widthDeg }) => sum + widthDeg, 0)).toBe(360);
    expect(MANSION_RING.at(-1)?.toDeg).toBe(MANSION_RING[0]?.fromDeg);
    for (const arc of MANSION_RING) expect(mansionArcAt(arc.fromDeg - arc.widthDeg / 2)).toBe(arc);
  });
  it('refuse a bearing that is none', () => {
    for (const ring of [ring72At, ring60At, fenjinAt, mansionArcAt])
      expect(() => ring(Number.NaN)).toThrow('wrong bearing');
  });
});

describe('rings against the written tables', () => {
  it('agree on all 72, 60 and 120 slots', () => {
    const middle = (row: Record<string, string>, width: number) => Number(row['fromDeg']) + width / 2;
    for (const row of goldenRows('almanac/dragons72')) {
      const slot = ring72At(middle(row, 5));
      expect([
        String(slot.index),
        slot.mountain,
        slot.ganzhi?.name ?? `空(${slot.mountain})`,
        slot.fromDeg,
        slot.toDeg,
      ]).toEqual([row['index'], row['mountain'], row['name'], Number(row['fromDeg']), Number(row['toDeg'])]);
    }
    for (const row of goldenRows('almanac/dragons60')) {
      const slot = ring60At(middle(row, 6));
      expect([String(slot.index), slot.ganzhi?.name, slot.toDeg]).toEqual([
        row['index'],
        row['name'],
        Number(row['toDeg']),
      ]);
      expect(row['branchPair']).toContain(slot.ganzhi!.branch);
    }
    for (const row of goldenRows('almanac/fenjin120')) {
      const slot = fenjinAt(middle(row, 3));
      expect([
        String(slot.index),
        slot.mountain,
        slot.ganzhi.name,
        slot.quality === '旺相' ? '1' : '0',
      ]).toEqual([row['index'], row['mountain'], row['ganzhi'], row['usable(旺相)']]);
    }
  });
});
