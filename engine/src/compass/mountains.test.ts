import { describe, expect, it } from 'vitest';

import { type Mountain, MOUNTAINS, TRIGRAMS } from '../ganzhi/index.ts';
import { goldenRows } from '../../golden/golden.ts';
import {
  mountainAt,
  mountainCenterDeg,
  mountainsOfTrigram,
  oppositeMountain,
  trigramOfMountain,
} from './mountains.ts';
import { platesAt } from './plates.ts';
import { sitFacingOf } from './sitFacing.ts';
import { MOUNTAIN_FACTS } from './tables/mountainFacts.ts';

describe('mountains', () => {
  it('hold centre and edges on all three plates', () => {
    for (const [i, mountain] of MOUNTAINS.entries()) {
      const centre = 15 * i;
      expect(mountainCenterDeg(mountain)).toBe(centre);
      const on = (plate: 'ground' | 'human' | 'heaven', offset: number) => {
        const at = (degrees: number) => platesAt(centre + offset + degrees)[plate];
        expect([at(0), at(-7.5), at(-7.49), at(7.49)]).toEqual([mountain, mountain, mountain, mountain]);
        expect([at(7.51), at(-7.51)]).toEqual([MOUNTAINS[(i + 1) % 24], MOUNTAINS[(i + 23) % 24]]);
      };
      on('ground', 0);
      on('human', -7.5);
      on('heaven', 7.5);
    }
  });
  it('human(h) is ground(h + 7.5), heaven(h) ground(h − 7.5); 三元 reads only the ground plate', () => {
    for (let h = -360; h < 720; h += 0.7) {
      const { human, heaven } = platesAt(h);
      expect([human, heaven]).toEqual([mountainAt(h + 7.5), mountainAt(h - 7.5)]);
    }
    expect(platesAt(10, 'sanyuan')).toEqual({ ground: '癸', human: null, heaven: null });
  });
  it('stand three to a trigram, across from one another', () => {
    expect(TRIGRAMS.flatMap((t) => [...mountainsOfTrigram(t)]).sort()).toEqual([...MOUNTAINS].sort());
    for (const trigram of TRIGRAMS) {
      expect(mountainsOfTrigram(trigram).map((m) => MOUNTAIN_FACTS[m].yuan)).toEqual(['地', '天', '人']);
      for (const m of mountainsOfTrigram(trigram)) {
        expect([trigramOfMountain(m), MOUNTAIN_FACTS[m].trigram]).toEqual([trigram, trigram]);
        expect(MOUNTAIN_FACTS[oppositeMountain(m)].yuan).toBe(MOUNTAIN_FACTS[m].yuan);
      }
    }
  });
  it('refuse what is none', () => {
    for (const bad of [Number.NaN, Infinity]) expect(() => mountainAt(bad)).toThrow(`wrong bearing ${bad}`);
    expect(() => oppositeMountain('中' as Mountain)).toThrow('Cannot find mountain "中"');
  });
});

describe('sitFacingOf', () => {
  it('names sitting, facing and 兼 beyond three degrees', () => {
    expect(sitFacingOf(180).name).toBe('子山午向');
    expect(sitFacingOf(183).jian).toBeNull();
    expect(sitFacingOf(184).name).toBe('子山午向兼癸丁');
    expect(sitFacingOf(176).name).toBe('子山午向兼壬丙');
    expect(sitFacingOf(356).name).toBe('午山子向兼丙壬');
    expect(sitFacingOf(-4)).toEqual(sitFacingOf(356));
  });
  it('warns on the seams: 大空亡 between trigrams, 小空亡 between mountains', () => {
    let great = 0;
    let small = 0;
    for (let k = 0; k < 24; k++) {
      const edge = 7.5 + 15 * k;
      const seams = [edge - 0.4, edge, edge + 0.4].map((h) => sitFacingOf(h).seam);
      expect(new Set(seams).size).toBe(1);
      if (seams[0] === '大空亡') great++;
      else if (seams[0] === '小空亡') small++;
      expect(sitFacingOf(edge + 0.6).seam).toBeNull();
    }
    expect([great, small]).toEqual([8, 16]);
    expect(sitFacingOf(22.5).seam).toBe('大空亡');
    expect([21.9, 22, 23].map((h) => sitFacingOf(h).seam)).toEqual([null, '大空亡', '大空亡']);
    expect([6.9, 7, 8].map((h) => sitFacingOf(h).seam)).toEqual([null, '小空亡', '小空亡']);
    expect(sitFacingOf(7.5).seam).toBe('小空亡');
  });
});

describe('mountains against the written table', () => {
  it('agree on every column', () => {
    const rows = goldenRows('almanac/mountains');
    expect(rows).toHaveLength(24);
    for (const row of rows) {
      const m = MOUNTAINS[Number(row['index'])]!;
      const f = MOUNTAIN_FACTS[m];
      expect([m, f.trigram, f.wuxing, f.sanheWuxing, f.yuan, f.yinyang, f.pure, oppositeMountain(m)]).toEqual(
        [
          row['name'],
          row['gua'],
          row['wuxing_zheng'],
          row['sanheElement(双山)'],
          row['sanyuan(元龙)'],
          row['yinyang_sanyuan'],
          row['jingyinjingyang'],
          row['opposite'],
        ],
      );
    }
  });
});
