import { describe, expect, test } from 'vitest';
import { CHONG_OF, findGanzhi, type Ganzhi } from '../../ganzhi/index.ts';
import { goldenJson } from '../../../golden/golden.ts';
import { type CivilDate, civilDateOf, jdnOf } from '../../time/index.ts';
import { almanacDay } from '../almanacDay.ts';
import { AFFAIRS } from '../tables/affairs.ts';
import { findAffairs } from './pickQuery.ts';
import { pickDays } from './pickDays.ts';
import { pickHours } from './pickHours.ts';
import { isFull } from '../../../golden/sweep.ts';
import { writtenFavours, writtenLabel, writtenRejection } from '../../../golden/writtenPick.ts';
import type { PickRole } from './pickReasons.ts';
import type { PickCandidate, PickDaysQuery } from './pickTypes.ts';
import { HISTORY } from '../../calendar/historical/index.ts';

interface PickExample {
  readonly affair: string;
  readonly from_: string;
  readonly to: string;
  readonly people: readonly { role: PickRole; year: string }[];
  readonly candidates: readonly unknown[];
  readonly rejected: readonly { date: string; filter: string; text: string }[];
}

function dateOf(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

function textOf({ year, month, day }: CivilDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function writtenCandidate(candidate: PickCandidate): unknown {
  const { civil, ganzhi, verdict, score, band, reasons, deCount, road } = candidate;
  const [first] = reasons;
  return {
    date: textOf(civil),
    gz: ganzhi.name,
    rejected: false,
    verdict,
    score,
    band,
    reasons: reasons.map((reason) => [writtenLabel(reason), reason.points]),
    sentence: first?.code === 'yi' ? writtenFavours(first.values.rows) : '',
    deCount,
    road,
  };
}

const YEAR_2026 = { from: dateOf('2026-01-01'), to: dateOf('2026-12-31') };

describe('worked searches', () => {
  const cases = goldenJson<{ cases: PickExample[] }>('almanac/picked-days').cases;
  for (const example of cases) {
    test(`${example.affair} ${example.from_} to ${example.to}: candidates in order, rejected days with reasons`, () => {
      const { candidates, rejected } = pickDays({
        affair: example.affair,
        from: dateOf(example.from_),
        to: dateOf(example.to),
        people: example.people.map(({ role, year }) => ({ role, birthYear: year })),
      });
      expect(candidates.map(writtenCandidate)).toEqual(example.candidates);
      const byDate = [...example.rejected].sort((a, b) => (a.date < b.date ? -1 : 1));
      expect(rejected.map((one) => ({ date: textOf(one.civil), ...writtenRejection(one) }))).toEqual(byDate);
    });
  }
});

test('a search of the reference: opening a shop in spring 2026 for someone born in 庚午', () => {
  const { candidates } = pickDays({
    affair: '开市',
    from: dateOf('2026-03-01'),
    to: dateOf('2026-04-30'),
    people: [{ role: '主', birthYear: '庚午' }],
  });
  expect(candidates.map(({ civil, score }) => [textOf(civil), score])).toEqual([
    ['2026-04-22', 84],
    ['2026-04-10', 78],
    ['2026-04-13', 70],
    ['2026-03-26', 69],
    ['2026-03-16', 64],
    ['2026-03-08', 63],
    ['2026-03-14', 63],
    ['2026-04-01', 63],
  ]);
});

/** Park and Miller's generator: the same hundred ranges each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const FIRST_JDN = jdnOf({ year: 1950, month: 1, day: 1 });
const YUEPO_EXEMPT = ['qiuyi', 'chaixie', 'jiechu'];
const SUIPO_CATEGORIES = ['修造', '搬迁出行', '丧葬'];

test('100 ranges × 10 affairs: no candidate breaks a hard filter, each has a sourced good reason, points add up', () => {
  const below = seeded(20260101);
  const picker = AFFAIRS.filter((affair) => 'inPicker' in affair);
  const people = [{ role: '主', birthYear: '庚午' }] as const;
  const year = findGanzhi('庚午') as Ganzhi;
  let checked = 0;
  for (let i = 0; i < 100; i++) {
    const start = FIRST_JDN + below(54000);
    const range = { from: civilDateOf(start), to: civilDateOf(start + 9 + below(15)) };
    for (let k = 0; k < 10; k++) {
      const affair = picker[below(picker.length)] as (typeof AFFAIRS)[number];
      const { candidates } = pickDays({ affair: affair.id, ...range, people });
      for (const candidate of candidates) {
        const { yiji, pillars } = almanacDay(candidate.civil);
        const isPo = CHONG_OF[pillars.month.branch] === pillars.day.branch;
        expect(isPo && !YUEPO_EXEMPT.includes(affair.id)).toBe(false);
        expect(yiji.verdict).toBe('分项');
        expect(yiji.affairsJi.map(({ id }) => id)).not.toContain(affair.id);
        expect(CHONG_OF[year.branch]).not.toBe(pillars.day.branch);
        const isSuipo = CHONG_OF[pillars.year.branch] === pillars.day.branch;
        const avoidsSuipo =
          SUIPO_CATEGORIES.includes(affair.category) || ['jiaqu', 'kaishi', 'guabian'].includes(affair.id);
        expect(isSuipo && avoidsSuipo && affair.id !== 'chengchuan').toBe(false);
        expect(candidate.reasons.some(({ kind, source }) => kind === 'good' && source.chapter !== '')).toBe(
          true,
        );
        expect(candidate.reasons.reduce((sum, { points }) => sum + points, 50)).toBe(candidate.score);
        checked++;
      }
    }
  }
  expect(checked).toBeGreaterThan(1500);
});

test('every day of a range is a candidate or rejected with a reason, and the answer does not change', () => {
  const query: PickDaysQuery = {
    affair: 'yixi',
    ...YEAR_2026,
    sitting: '子',
    filters: ['sanniang', 'monthTaboo'],
  };
  const result = pickDays(query);
  expect(result.candidates.length + result.rejected.length).toBe(365);
  expect(result.rejected.every(({ source }) => source.book !== '')).toBe(true);
  expect(JSON.stringify(pickDays(query))).toBe(JSON.stringify(result));
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

test('the days of 2026 for rare affairs are as few as the reference counts', () => {
  const acceptedCount = (affair: string): number => pickDays({ affair, ...YEAR_2026 }).stats.accepted;
  const rare = ['chaixie', 'kaiqu', 'kaijing', 'anchuang', 'xiushi', 'pingzhi'];
  expect(rare.map(acceptedCount)).toEqual([8, 9, 9, 10, 11, 17]);
});

test('an empty answer is loosened in the fixed order, never past what month, year and people bar', () => {
  const oneDay = { from: dateOf('2026-05-05'), to: dateOf('2026-05-05') };
  const { relaxed, candidates } = pickDays({ affair: 'jiaqu', ...oneDay, filters: ['huangdao', 'sanniang'] });
  expect(candidates[0]?.verdict).toBe('平');
  expect(relaxed).toEqual(['huangdao', 'neutral']);
  const po = { from: dateOf('2026-05-13'), to: dateOf('2026-05-13') };
  const none = pickDays({ affair: 'jiaqu', ...po });
  expect([none.candidates, none.relaxed, none.rejected[0]?.code]).toEqual([[], ['neutral'], 'yuepo']);
});

test('a sitting: 三煞 of the year removes days of 动土 and costs points for 入宅', () => {
  // 2026 丙午: 三煞 亥子丑.
  const range = { from: dateOf('2026-03-01'), to: dateOf('2026-04-30'), sitting: '亥' } as const;
  const ground = pickDays({ affair: 'dongtu', ...range });
  expect(ground.relaxed).toContain('chongAndSite');
  const house = pickDays({ affair: 'ruzhai', ...range });
  expect(house.candidates[0]?.reasons.some(({ code, points }) => code === 'sansha' && points === -12)).toBe(
    true,
  );
});

test('a sitting: 三煞 of the month costs points for every affair, that of the day none', () => {
  // 午 month of 2027: 三煞 of the month 亥子丑, of the 未 year 申酉戌.
  const range = { from: dateOf('2027-06-06'), to: dateOf('2027-07-06'), sitting: '子' } as const;
  const { candidates } = pickDays({ affair: 'ruzhai', ...range });
  expect(candidates.length).toBeGreaterThan(0);
  for (const { reasons } of candidates) {
    const codes = reasons.filter(({ points }) => points === -12).map(({ code }) => code);
    expect(codes).toEqual(['monthSansha']);
  }
});

test('before 1645 with the historical table, and not without', () => {
  const date = { year: 1600, month: 12, day: 1 };
  const query = { affair: 'jiaqu', from: date, to: { year: 1600, month: 12, day: 31 } };
  expect(() => pickDays(query)).toThrow('wrong solar year 1600');
  expect(pickDays(query, HISTORY).stats.scanned).toBe(31);
  expect(pickHours({ affair: 'jiaqu', date }, HISTORY).hours.length).toBeGreaterThan(6);
});

test('hours of a day: 日破 and the hour against a person are removed, the rest ordered', () => {
  const { hours, rejected, dayVerdict } = pickHours({
    affair: 'kaishi',
    date: dateOf('2026-04-22'),
    people: [{ role: '主', birthYear: '庚午' }],
  });
  expect(dayVerdict).toBe('宜');
  const removed = rejected.map(({ branch, rejection }) => `${branch} ${rejection.code}`);
  expect(removed).toEqual(['子 chongYear', '丑 night', '申 ripo', '亥 night', '子 chongYear']);
  const scores = hours.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(hours.length + rejected.length).toBe(13);
});

test('a medical affair always says that treatment must not wait, a wedding names the days of old lore', () => {
  const medical = pickDays({ affair: 'qiuyi', ...YEAR_2026 });
  expect(medical.candidates.every(({ cautions }) => cautions.some(({ code }) => code === 'medical'))).toBe(
    true,
  );
  const wedding = pickDays({ affair: 'jiaqu', ...YEAR_2026 });
  const lore = wedding.candidates.flatMap(({ cautions }) =>
    cautions.flatMap((one) => (one.code === 'guluan' ? [one.values.day] : [])),
  );
  expect(lore).toContain('阴差阳错');
});

test('嫁娶周堂 is a remark: 大月 from 夫 forward, 小月 from 妇 backward', () => {
  const seats = new Map<string, string>();
  for (const { lunar, cautions, reasons } of pickDays({ affair: 'jiaqu', ...YEAR_2026 }).candidates) {
    const remark = cautions.find(({ code }) => code === 'zhoutang');
    const seat = remark?.code === 'zhoutang' ? remark.values.seat : '';
    seats.set(`${lunar.monthDays}.${lunar.day % 8}`, seat);
    expect(reasons.map(({ code }) => code)).not.toContain('zhoutang');
  }
  // 协纪辨方书·卷三十五: 大月 夫姑堂翁第灶妇厨, 小月 妇灶第翁堂姑夫厨, remainders 1 to 8.
  const [long, short] = ['厨夫姑堂翁第灶妇', '厨妇灶第翁堂姑夫'];
  for (const [key, seat] of seats) {
    const [days, remainder] = key.split('.').map(Number);
    expect([key, seat]).toEqual([key, (days === 30 ? long : short)?.charAt(remainder ?? 0)]);
  }
  expect(seats.size).toBeGreaterThan(8);
});

test('search finds affairs by name, meaning and synonym, in traditional characters too', () => {
  expect(findAffairs('乔迁').map(({ id }) => id)).toEqual(['ruzhai']);
  expect(findAffairs('喬遷').map(({ id }) => id)).toEqual(['ruzhai']);
  expect(findAffairs('動土')).toEqual(findAffairs('动土'));
  expect(findAffairs('开张').map(({ id }) => id)).toEqual(['kaishi']);
  expect(findAffairs('领证').map(({ id }) => id)).toEqual(['jiaqu']);
  expect(findAffairs(' ')).toHaveLength(AFFAIRS.length);
  expect(findAffairs('订婚').map(({ id }) => id)).toContain('dingmeng');
});

describe('wrong questions', () => {
  const ask = (more: Partial<Record<keyof PickDaysQuery, unknown>>) => () =>
    pickDays({ affair: 'jiaqu', ...YEAR_2026, ...more } as PickDaysQuery);
  test.each([
    ['affair', { affair: 'feixing' }, /affair "feixing"/],
    ['range', { to: dateOf('2027-02-05') }, /range of 401 days/],
    ['end before start', { to: dateOf('2025-12-31') }, /end 2025-12-31 is before the start 2026-1-1/],
    ['mountain', { sitting: '东' }, /sitting "东"/],
    ['filter', { filters: ['H99'] }, /filter "H99"/],
    ['people', { people: Array.from({ length: 7 }, () => ({ role: '主', birthYear: '甲子' })) }, /7 people/],
    ['pillar', { people: [{ role: '主', birthYear: '甲丑' }] }, /"甲丑"/],
    ['role', { people: [{ role: '客', birthYear: '甲子' }] }, /role "客"/],
    ['phase', { people: [{ role: '主', birthYear: '甲子', favourableWuxing: ['气'] }] }, /五行 of 主: "气"/],
    ['option', { rules: { fuShen: 'C' } }, /fuShen: "C"/],
    ['date', { from: { year: 2026, month: 2, day: 30 } }, /wrong solar day 30/],
  ])('%s', (_, more, message) => {
    expect(ask(more)).toThrow(RangeError);
    expect(ask(more)).toThrow(message);
  });
  test('400 days are allowed', () => {
    expect(
      pickDays({ affair: 'jiaqu', from: dateOf('2026-01-01'), to: dateOf('2027-02-04') }).stats.scanned,
    ).toBe(400);
  });
});

if (isFull)
  describe('66 affairs over 2023-2026', () => {
    test('bands and rejections are as rare as the reference counts them', () => {
      const counts: Record<string, number> = {};
      let scanned = 0;
      const add = (key: string): void => void (counts[key] = (counts[key] ?? 0) + 1);
      for (const affair of AFFAIRS.filter((one) => 'inPicker' in one)) {
        for (let year = 2023; year <= 2026; year++) {
          const from = { year, month: 1, day: 1 };
          const result = pickDays({ affair: affair.id, from, to: { year, month: 12, day: 31 } });
          scanned += result.stats.scanned;
          for (const { code } of result.rejected) add(code);
          for (const { band } of result.candidates) add(band);
        }
      }
      const shares = Object.entries(counts).map(([key, count]) => [
        key,
        ((100 * count) / scanned).toFixed(1),
      ]);
      expect(Object.fromEntries(shares)).toEqual({
        forbidden: '36.6',
        neutral: '23.4',
        wholeDay: '8.3',
        yuepo: '8.0',
        suipo: '1.3',
        大吉: '2.5',
        吉: '8.4',
        平吉: '9.2',
        平: '2.3',
        不荐: '0.2',
      });
    });
  });
