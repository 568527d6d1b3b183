import { describe, expect, it } from 'vitest';
import { YUNQI_OPTIONS } from './rules.ts';
import { yunqiDifferences } from './schoolDifferences.ts';

describe('yunqiDifferences', () => {
  it('客运 of 丙午: 素问 keeps 太 and 少 of the 主运, the other school alternates', () => {
    const found = yunqiDifferences(2026).filter(({ field }) => field === 'keyun');
    // 太羽 太角 少徵 太宫 少商 against 太羽 少角 太徵 少宫 太商.
    expect(found.map(({ number, ours, theirs }) => [number, ours, theirs])).toEqual([
      [2, '太角', '少角'],
      [3, '少徵', '太徵'],
      [4, '太宫', '少宫'],
      [5, '少商', '太商'],
    ]);
    expect(new Set(found.map(({ option, value }) => `${option} ${value}`))).toEqual(
      new Set(['keyun alternate']),
    );
  });
  it('平气 of 癸巳 rests on later teaching: only 素问 has 伏明', () => {
    const [found] = yunqiDifferences(2013).filter(({ field }) => field === 'state');
    expect(found).toMatchObject({
      option: 'pingqi',
      value: 'strict',
      part: 'year',
      ours: '升明',
      theirs: '伏明',
    });
  });
  it('立春 or 冬至 as the beginning moves the year, the first step of qi, and no 运 of the table', () => {
    const found = yunqiDifferences(2026).filter(({ option }) => option === 'yunqiYearStart');
    expect(found.map(({ value, part, number }) => `${value} ${part}${number}`)).toEqual([
      'lichun year0',
      'lichun qi1',
      'dongzhi year0',
      'dongzhi qi1',
    ]);
  });
  it('客主加临 without ranks says 不相得 of every 克', () => {
    const found = yunqiDifferences(2025).filter(({ field }) => field === 'verdict');
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ theirs }) => theirs))).toEqual(new Set(['不相得']));
  });
  it('every option makes a difference in some year of sixty, and each difference is one', () => {
    const options = new Set<string>();
    for (let year = 1984; year < 2044; year++) {
      for (const { option, ours, theirs } of yunqiDifferences(year)) {
        options.add(option);
        expect(ours).not.toBe(theirs);
      }
    }
    expect([...options].sort()).toEqual([...YUNQI_OPTIONS.names].sort());
  });
});
