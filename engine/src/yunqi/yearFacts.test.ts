import { describe, expect, it } from 'vitest';

import { GANZHI, findGanzhi } from '../ganzhi/index.ts';
import { goldenJson, goldenRows } from '../../golden/golden.ts';
import { jialinOf } from './jialin.ts';
import { YUNQI_OPTIONS } from './rules.ts';
import { SIX_QI } from './tables/qi.ts';
import { type YearFlag, yearFactsOf } from './yearFacts.ts';

const factsOf = (name: string, rules = {}) =>
  yearFactsOf(findGanzhi(name)!, YUNQI_OPTIONS.complete(rules), false);
const ALL = GANZHI.map((ganzhi) => yearFactsOf(ganzhi, YUNQI_OPTIONS.defaults, false));
const withFlag = (flag: YearFlag) =>
  ALL.filter(({ flags }) => flags.includes(flag)).map(({ ganzhi }) => ganzhi.name);

describe('yearFactsOf', () => {
  // Counts of 素问·六元正纪大论 and 天元纪大论: 天符 12, 岁会 8, 太一天符 4, 同天符 6, 同岁会 6, together 26 years.
  it('finds the coincidences the book counts', () => {
    expect(withFlag('天符')).toHaveLength(12);
    expect(withFlag('岁会')).toHaveLength(8);
    expect(withFlag('太一天符').sort()).toEqual(['戊午', '己丑', '己未', '乙酉'].sort());
    expect(withFlag('同天符').sort()).toEqual(['甲辰', '甲戌', '壬寅', '壬申', '庚子', '庚午'].sort());
    expect(withFlag('同岁会').sort()).toEqual(['辛未', '辛丑', '癸卯', '癸酉', '癸巳', '癸亥'].sort());
    expect(withFlag('类岁会').sort()).toEqual(['壬寅', '庚申', '癸巳', '辛亥'].sort());
    const union = ALL.filter(({ flags }) => flags.some((flag) => flag !== '类岁会'));
    expect(union).toHaveLength(26);
  });
  it('counts fifteen balanced years, twelve under strict', () => {
    expect(ALL.filter(({ yunClass }) => yunClass === '平气')).toHaveLength(15);
    const strict = GANZHI.filter(
      (g) => yearFactsOf(g, { ...YUNQI_OPTIONS.defaults, pingqi: 'strict' }, false).balance !== null,
    );
    expect(strict).toHaveLength(12);
    expect(factsOf('丁卯').state).toBe('敷和');
    expect(factsOf('丁卯', { pingqi: 'strict' }).state).toBe('委和');
    expect(
      yearFactsOf(findGanzhi('己巳')!, YUNQI_OPTIONS.complete({ pingqi: 'ganDeFu' }), true).balance,
    ).toBe('运不及而得干德符');
  });
  it('gives 胜复 to insufficient years only, 乘侮 to excessive ones only', () => {
    for (const { yunClass, shengfu, chengwu } of ALL) {
      expect(shengfu !== null).toBe(yunClass === '不及');
      expect(chengwu !== null).toBe(yunClass === '太过');
    }
  });
  // 六元正纪大论, 甲: 太宫 少商 太羽 太角 少徵. The other school alternates: 丙 太羽 少角 太徵 少宫 太商.
  it('runs the 客运 by either school', () => {
    expect(
      factsOf('甲子')
        .keyun.map(({ name }) => name)
        .join(' '),
    ).toBe('太宫 少商 太羽 太角 少徵');
    expect(
      factsOf('丙午', { keyun: 'alternate' })
        .keyun.map(({ name }) => name)
        .join(' '),
    ).toBe('太羽 少角 太徵 少宫 太商');
    for (const name of ['甲子', '丙午'])
      expect(factsOf(name, { keyun: 'alternate' }).zhuyun).toEqual(factsOf(name).zhuyun);
  });
  it('refuses a rule that is none', () => {
    expect(() => YUNQI_OPTIONS.complete({ keyun: 'other' as 'suwen' })).toThrow(
      'Cannot use rule keyun: "other"',
    );
  });
});

describe('jialinOf', () => {
  it('names every pair, and flat ranks no 克', () => {
    const seen = new Set<string>();
    for (const guest of SIX_QI) {
      for (const host of SIX_QI) {
        seen.add(jialinOf(guest, host, 'graded').relation);
        expect(jialinOf(guest, host, 'flat').level).toBeLessThanOrEqual(3);
      }
    }
    expect(seen.size).toBe(7);
    expect(jialinOf('少阳相火', '少阴君火', 'graded')).toEqual({
      relation: '臣位君',
      verdict: '逆',
      level: 3,
    });
    expect(jialinOf('厥阴风木', '阳明燥金', 'graded').relation).toBe('主胜');
  });
});

const PALACE = '〇一二三四五六七八九';

interface WrittenYear {
  readonly gz: string;
  readonly rawState: string;
  readonly jian: Readonly<Record<string, string>>;
  readonly jialin: readonly { readonly relation: string; readonly verdict: string }[];
}

describe('the sixty years of the reference', () => {
  it('agree on every column of wuyun-60.tsv', () => {
    const rows = goldenRows('almanac/wuyun60');
    expect(rows).toHaveLength(60);
    const flag = (own: readonly string[], name: string) => (own.includes(name) ? '1' : '0');
    const relation = {
      天符: '天符',
      小逆: '运生天(小逆)',
      顺化: '天生运(顺化)',
      天刑: '天克运(天刑)',
      不和: '运克天(不和)',
    };
    for (const row of rows) {
      const own = factsOf(row['ganzhi']!);
      const { flags } = own;
      expect(
        [
          own.yun.name,
          own.yun.wuxing,
          own.yun.measure === '太' ? '1' : '0',
          own.state,
          own.balance ?? '',
          own.sitian,
          own.zaiquan,
          relation[own.relation],
          flag(flags, '天符'),
          flag(flags, '岁会'),
          flag(flags, '太一天符'),
          flag(flags, '同天符'),
          flag(flags, '同岁会'),
          flag(flags, '类岁会'),
          own.zhuyun.map((y) => y.name).join(' '),
          own.keyun.map((y) => y.name).join(' '),
          own.guests.join(' '),
          own.shengfu?.sheng ?? '',
          own.shengfu?.fu ?? '',
          own.shengfu === null ? '' : PALACE.charAt(own.shengfu.palace),
        ],
        row['ganzhi'],
      ).toEqual(Object.values(row).slice(1, 21));
    }
  });
  it('agree on 间气 and 客主加临 of wuyun.json', () => {
    const { years60 } = goldenJson<{ years60: readonly WrittenYear[] }>('almanac/wuyun');
    const names: Record<string, string> = { '客克主(客胜)': '客胜', '主克客(主胜)': '主胜' };
    const hosts = ['厥阴风木', '少阴君火', '少阳相火', '太阴湿土', '阳明燥金', '太阳寒水'] as const;
    for (const year of years60) {
      const own = factsOf(year.gz);
      expect(own.rawState).toBe(year.rawState);
      expect([
        own.intervals.sitianRight,
        own.intervals.sitianLeft,
        own.intervals.zaiquanLeft,
        own.intervals.zaiquanRight,
      ]).toEqual(Object.values(year.jian));
      for (const [i, step] of year.jialin.entries()) {
        const verdict = jialinOf(own.guests[i]!, hosts[i]!, 'graded');
        expect(verdict.relation).toBe(names[step.relation] ?? step.relation);
        expect(verdict.verdict).toBe(step.verdict.replace('(子居母上)', ''));
      }
    }
  });
});
