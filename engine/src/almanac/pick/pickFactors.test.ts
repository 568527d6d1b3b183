/** What a person, a switched filter and a counted popular spirit do to a search, against tables written out here. */
import { describe, expect, test } from 'vitest';
import type { Branch, Stem } from '../../ganzhi/index.ts';
import { jdnOf } from '../../time/index.ts';
import { almanacDay } from '../almanacDay.ts';
import { pickDays } from './pickDays.ts';
import { pickHours } from './pickHours.ts';
import type { PickFilter } from './pickReasons.ts';
import type { PickCandidate } from './pickTypes.ts';

const YEAR = { from: { year: 2026, month: 1, day: 1 }, to: { year: 2026, month: 12, day: 31 } };
const PERSON = { role: '主', birthYear: '甲子' } as const;

describe('filters a reader switches on', () => {
  const branchOf = ({ ganzhi }: PickCandidate): Branch => ganzhi.branch;
  const HUANGDAO = ['青龙', '明堂', '金匮', '宝光', '玉堂', '司命'];
  const YANGGONG = '1.13 2.11 3.9 4.7 5.5 6.3 7.1 7.29 8.27 9.25 10.23 11.21 12.19'.split(' ');
  const OLD_LORE =
    '丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥 乙巳 丁巳 辛亥 甲寅 戊午 壬子'.split(' ');
  test.each<[PickFilter, (day: PickCandidate) => boolean]>([
    ['chongDay', (day) => branchOf(day) === '申'],
    ['sanniang', ({ lunar }) => [3, 7, 13, 18, 22, 27].includes(lunar.day)],
    ['yanggong', ({ lunar }) => YANGGONG.includes(`${lunar.month}.${lunar.day}`)],
    ['monthTaboo', ({ lunar: { day, monthDays } }) => [1, 5, 14, 23, monthDays].includes(day)],
    ['guluan', ({ ganzhi }) => OLD_LORE.includes(ganzhi.name)],
    ['huangdao', ({ road }) => !HUANGDAO.includes(road)],
  ])('%s removes its days with its name, and only when asked', (filter, isBarred) => {
    const query = { affair: 'jiaqu', ...YEAR, people: [{ ...PERSON, birthDay: '丙寅' }] } as const;
    const plain = pickDays(query);
    const filtered = pickDays({ ...query, filters: [filter] });
    const removed = filtered.rejected.filter((one) => one.code === filter).map(({ jdn }) => jdn);
    expect(plain.candidates.filter(isBarred).map(({ jdn }) => jdn)).toHaveLength(removed.length);
    expect(removed.length).toBeGreaterThan(0);
    expect(filtered.candidates.some(isBarred)).toBe(false);
    expect(filtered.candidates.length).toBe(plain.candidates.length - removed.length);
  });
  test('monthTaboo removes the last day of a month of 29 days too', () => {
    // 2026-06-14 is 四月廿九, the last of its month, as printed calendars have it.
    const { rejected } = pickDays({ affair: 'jisi', ...YEAR, filters: ['monthTaboo'] });
    const last = rejected.flatMap((one) =>
      one.code === 'monthTaboo' && one.values.day === '晦日' ? [one] : [],
    );
    expect(last.map(({ jdn }) => jdn)).toContain(jdnOf({ year: 2026, month: 6, day: 14 }));
  });
  test('hongsha: 红沙 受死', () => {
    const { rejected } = pickDays({ affair: 'jiaqu', ...YEAR, filters: ['hongsha'] });
    const names = rejected.flatMap((one) => (one.code === 'hongsha' ? [one.values.spirit] : []));
    expect(new Set(names).size).toBeGreaterThan(0);
    expect(names.every((name) => name === 'hongsha' || name === 'shousi')).toBe(true);
  });
  test('a counted popular spirit costs four points and no more', () => {
    const plain = pickDays({ affair: 'jiaqu', ...YEAR }).candidates;
    const counted = pickDays({ affair: 'jiaqu', ...YEAR, chips: ['sanniang'] }).candidates;
    const chips = counted.flatMap(({ reasons }) => reasons.filter(({ code }) => code === 'chip'));
    expect(chips.length).toBeGreaterThan(0);
    expect(
      chips.every((chip) => chip.points === -4 && chip.code === 'chip' && chip.values.spirit === 'sanniang'),
    ).toBe(true);
    expect(counted).toHaveLength(plain.length);
  });
});

describe('a person born in 甲子, month 乙丑, day 丙寅, liking 火 and not 水', () => {
  // 子 joins 丑, meets 申 and 辰, 刑 卯, 害 未, 冲 午; 甲 has 贵人 丑 未 and 禄 寅; 丙寅 冲 申, 乙丑 冲 未.
  const DAY: Partial<Record<Branch, number>> = { 丑: 12, 辰: 5, 申: 5 - 15, 卯: -6, 未: 6 - 5 - 4, 寅: 3 };
  const STEM: Partial<Record<Stem, number>> = { 丙: 4, 丁: 4, 壬: -4, 癸: -4 };
  const person = {
    ...PERSON,
    birthMonth: '乙丑',
    birthDay: '丙寅',
    favourableWuxing: ['火'],
    unfavourableWuxing: ['水'],
  } as const;
  test('each day takes its points, and the reason says why', () => {
    const { candidates, rejected } = pickDays({ affair: 'jisi', ...YEAR, people: [person] });
    const seen = new Set<number>();
    for (const { ganzhi, reasons } of candidates) {
      const points = (DAY[ganzhi.branch] ?? 0) + (STEM[ganzhi.stem] ?? 0);
      const found = reasons.find(({ kind }) => kind === 'person');
      expect([ganzhi.name, found?.points ?? 0]).toEqual([ganzhi.name, points]);
      expect(ganzhi.branch).not.toBe('午');
      seen.add(points);
    }
    expect(seen.size).toBeGreaterThan(8);
    expect(rejected.some((one) => one.code === 'chongYear' && one.values.role === '主')).toBe(true);
  });
  test('three good hours of a liked stem add three points', () => {
    const { candidates } = pickDays({ affair: 'jisi', ...YEAR, people: [person] });
    const liked = candidates.map(({ reasons }) => reasons.find(({ code }) => code === 'hours')?.points);
    expect(new Set(liked)).toEqual(new Set([undefined, 3]));
    const [plain] = pickDays({ affair: 'jisi', ...YEAR, people: [PERSON] }).candidates;
    expect(plain?.reasons.some(({ code }) => code === 'hours')).toBe(false);
  });
  test('hours: 贵人 3, 合 2, 刑 害 −2, a liked stem 1; the hour against the year is removed', () => {
    const HOUR: Partial<Record<Branch, number>> = { 丑: 5, 辰: 2, 申: 2, 卯: -2, 未: 1 };
    const date = { year: 2026, month: 6, day: 3 };
    const own = pickHours({ affair: 'jisi', date, people: [person] });
    const withoutPeople = pickHours({ affair: 'jisi', date });
    for (const { index, branch, ganzhi, score } of own.hours) {
      const without = withoutPeople.hours.find((hour) => hour.index === index)?.score ?? 0;
      const likes = ganzhi.stem === '丙' || ganzhi.stem === '丁' ? 1 : 0;
      expect([branch, score - without]).toEqual([branch, (HOUR[branch] ?? 0) + likes]);
    }
    expect(own.rejected.map(({ branch, rejection }) => `${branch} ${rejection.code}`)).toContain(
      '午 chongYear',
    );
  });
});

test('贵人 of a 庚 day reaches the sitting where the option `guiren` has it', () => {
  const nobleDays = (sitting: '午' | '未', guiren: 'xieji' | 'gengxin'): string[] =>
    pickDays({ affair: 'ruzhai', ...YEAR, sitting, rules: { includeNeutral: 'on', guiren } })
      .candidates.filter(({ reasons }) => reasons.some(({ code }) => code === 'noble'))
      .map(({ ganzhi }) => ganzhi.stem);
  expect(nobleDays('午', 'xieji')).not.toContain('庚');
  expect(nobleDays('午', 'gengxin')).toContain('庚');
  expect(nobleDays('未', 'xieji')).toContain('庚');
  expect(nobleDays('未', 'gengxin')).not.toContain('庚');
});

test('a house sitting on 午 in 2026: 太岁 and 五黄 of the year, stars of the month, phases, 禄 and 贵人', () => {
  const { candidates } = pickDays({
    affair: 'ruzhai',
    ...YEAR,
    sitting: '午',
    rules: { includeNeutral: 'on' },
  });
  const inYear = candidates.filter(({ jdn }) => jdn > jdnOf({ year: 2026, month: 2, day: 4 }));
  expect(inYear.length).toBeGreaterThan(60);
  for (const { ganzhi, reasons, civil } of inYear) {
    const site = reasons.filter(({ kind }) => kind === 'site');
    const pointsOf = (code: string) => site.filter((one) => one.code === code).map(({ points }) => points);
    const wuxing = ganzhi.nayin.slice(-1);
    // The mountain is of 寅午戌, 火.
    expect(pointsOf('nourishes')).toEqual(wuxing === '木' || wuxing === '火' ? [5] : []);
    expect(pointsOf('controls')).toEqual(wuxing === '水' ? [-5] : []);
    // 丁己禄在午, 六辛逢马虎.
    expect(pointsOf('noble')).toEqual(['丁', '己', '辛'].includes(ganzhi.stem) ? [4] : []);
    expect(pointsOf('taisui')).toEqual([-12]);
    // 一白 in the centre of the year brings 五黄 to 离; that of the month walks back from 三碧 in the 寅 month.
    const month = ('寅卯辰巳午未申酉戌亥子丑'.indexOf(almanacDay(civil).pillars.month.branch) + 12) % 12;
    const star = ((3 - month - 1 + 18) % 9) + 1;
    expect(pointsOf('wuhuang')).toEqual(star === 5 ? [-10, -10] : [-10]);
    expect(pointsOf('erhei')).toEqual(star === 2 ? [-4] : []);
    expect(pointsOf('prosperous')).toEqual([9, 1, 8].includes(star) ? [3] : []);
  }
});
