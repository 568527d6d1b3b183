/**
 * Every command beside an independent source: lunar-typescript and tyme4ts, notices and books, arithmetic by hand.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { NO_ANSWERS, reportOf, textOf as sectionText } from '@shangyuan/reading/report';
import ICAL from 'ical.js';
import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { recordOf, runLine } from './testing.ts';

const BIRTH = '1990-06-15 14:30 女 成都';
/** lunar-typescript knows no daylight time: the clocks of June 1990 were an hour ahead. */
const theirs = Solar.fromYmdHms(1990, 6, 15, 13, 30, 0).getLunar();

type Record_ = Readonly<Record<string, unknown>>;
const pillarsOf = (record: unknown) => Object.values((record as { pillars: Record_ }).pillars).join(' ');

test('chart: pillars, nayin and palaces as lunar-typescript has them', async () => {
  const record = await recordOf(`chart ${BIRTH}`);
  const eight = theirs.getEightChar();
  expect(pillarsOf(record)).toBe(eight.toString());
  expect(record).toMatchObject({
    sex: '女',
    dayMaster: eight.getDayGan(),
    zodiacAnimal: '马',
    stemGods: { year: eight.getYearShiShenGan(), month: eight.getMonthShiShenGan(), day: '日主' },
    nayin: { year: eight.getYearNaYin(), hour: eight.getTimeNaYin() },
    taiyuan: eight.getTaiYuan(),
    rules: {},
    time: { zone: 'Asia/Shanghai', lunar: '1990年五月廿三', solarClock: '1990-06-15 13:30:00' },
  });
});

test('chart: the same birth as people write it', async () => {
  const lines = [
    "'农历1990年五月廿三 14:30 女 成都'",
    '1990年6月15日下午两点半 坤造 四川成都',
    'june 15 1990 2:30 pm female Chengdu',
    '19900615 1430 --sex f --place 成都',
    '1990-06-15 14:30 --sex 女 --zone Asia/Shanghai --longitude 104.07',
    '1990-05-23 14:30 女 成都 --calendar lunar',
  ];
  for (const line of lines)
    expect(pillarsOf(await recordOf(`chart ${line}`)), line).toBe('庚午 壬午 辛亥 乙未');
});

test('chart: rules change what they name', async () => {
  const solar = await recordOf(`chart ${BIRTH} --rules trueSolar`);
  expect(solar).toMatchObject({ pillars: { hour: '甲午' }, rules: { clock: 'trueSolar' } });
  const late = '1988-02-15 23:30 男 北京';
  expect(pillarsOf(await recordOf(`chart ${late}`))).toBe('戊辰 甲寅 辛丑 戊子');
  // lunar-typescript and tyme4ts print 戊子 for the hour under either day.
  expect(pillarsOf(await recordOf(`chart ${late} --rule dayBoundary=midnight`))).toBe('戊辰 甲寅 庚子 戊子');
});

test.each([
  ['新疆时间', 'Asia/Urumqi', 360],
  // Beijing time was an hour ahead that summer, Urumqi time was not.
  ['北京时间', 'Asia/Shanghai', 540],
])('chart: %s in Urumqi', async (clock, zone, offsetMinutes) => {
  const record = await recordOf(`chart 1990-06-15 14:30 女 乌鲁木齐 ${clock}`);
  expect(record).toMatchObject({ time: { zone, offsetMinutes } });
});

test('chart: an hour that is not known has no pillar', async () => {
  expect(await recordOf('chart 1990-06-15 女 成都 --hour-unknown')).toMatchObject({
    pillars: { day: '辛亥', hour: null },
    minggong: null,
  });
});

test('chart: --full is the document, --fields a part of either', async () => {
  expect(await recordOf(`chart ${BIRTH} --full`)).toMatchObject({ format: 'shangyuan-chart', name: null });
  const { out } = await runLine(`chart ${BIRTH} --fields pillars.hour,time.zone`);
  expect(JSON.parse(out)).toEqual({ 'pillars.hour': '乙未', 'time.zone': 'Asia/Shanghai' });
});

test('chart: four pillars without a date give what pillars decide, and no time', async () => {
  const record = await recordOf('chart 庚午年壬午月辛亥日乙未时 坤造');
  const eight = theirs.getEightChar();
  expect(record).toMatchObject({
    sex: '女',
    time: { civil: null, solarClock: null, lunar: null },
    constellation: null,
    notices: [],
    pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
    stemGods: { year: eight.getYearShiShenGan(), month: eight.getMonthShiShenGan(), day: '日主' },
    nayin: { year: eight.getYearNaYin(), hour: eight.getTimeNaYin() },
    taiyuan: eight.getTaiYuan(),
    minggong: eight.getMingGong(),
    shengong: eight.getShenGong(),
  });
  const { out } = await runLine('chart 庚午 壬午 辛亥 --hour-unknown --sex 女 --why --lang zh');
  expect(out).toContain('只有四柱，没有日期');
  expect(out).not.toMatch(/星座|排盘时刻|undefined/u);
  expect(await recordOf('chart 庚午 壬午 辛亥 --hour-unknown --sex 女')).toMatchObject({
    pillars: { hour: null },
    minggong: null,
  });
  // 子平真诠: the main stem of the month 午 is 丁, 七杀 to 辛, with a date or without.
  expect(await recordOf('analyse 庚午 壬午 辛亥 乙未 女')).toMatchObject({ pattern: { name: '七杀格' } });
  const report = (await recordOf('report 庚午 壬午 辛亥 乙未 女')) as { notes: string[] };
  expect(report.notes.join('')).toContain('只有四柱而没有出生日期');
});

test('chart: a late 子 hour typed as a pillar goes by the rule of the day', async () => {
  // 辛丑 at 23:30 with 早晚子时 has the 子 of the next day, 庚子; otherwise 戊子.
  const line = 'chart 戊辰 甲寅 辛丑 庚子 男';
  expect(pillarsOf(await recordOf(`${line} --rule dayBoundary=midnight`))).toBe('戊辰 甲寅 辛丑 庚子');
  expect((await runLine(line)).err).toContain('expected 戊子 by 五鼠遁');
});

test('luck: decades as lunar-typescript has them, years with their pillars', async () => {
  const { dayun, years, direction } = (await recordOf(`luck ${BIRTH} --years 2026-2027`)) as {
    direction: string;
    dayun: { ganzhi: string; startYear: number }[];
    years: { year: number; ganzhi: string; ageXu: number }[];
  };
  const decades = theirs.getEightChar().getYun(0).getDaYun().slice(1);
  expect(direction).toBe('逆');
  expect(dayun.slice(0, 9).map(({ ganzhi }) => ganzhi)).toEqual(decades.map((decade) => decade.getGanZhi()));
  expect(dayun[0]?.startYear).toBe(decades[0]?.getStartYear());
  expect(years).toMatchObject([
    { year: 2026, ganzhi: '丙午', ageXu: 37 },
    { year: 2027, ganzhi: '丁未', ageXu: 38 },
  ]);
});

test('analyse: 辛 in the month of 午, whose main stem 丁 shows nowhere', async () => {
  const record = (await recordOf(`analyse ${BIRTH}`)) as {
    strength: { isDeling: boolean; wuxingPercent: Record<string, number> };
    pattern: { name: string };
  };
  // 子平真诠: the pattern is the main stem of the month to the day stem, 丁 to 辛.
  expect(record.pattern.name).toBe('七杀格');
  expect(record.strength.isDeling).toBe(false);
  const sum = Object.values(record.strength.wuxingPercent).reduce((total, percent) => total + percent, 0);
  expect(sum).toBeCloseTo(100, 0);
  expect((await runLine(`analyse ${BIRTH} --why`)).out).toMatch(/《|·/u);
});

test('report: all sections, one of them, and none of money for a child', async () => {
  const all = (await recordOf(`report ${BIRTH}`)) as { sections: { id: string; paragraphs: string[] }[] };
  expect(all.sections).toHaveLength(15);
  const one = (await recordOf(`report ${BIRTH} --section 财运`)) as typeof all;
  expect(one.sections.map(({ id }) => id)).toEqual(['wealth']);
  expect(one.sections[0]?.paragraphs.join('')).not.toBe('');
  const child = (await recordOf('report 2018-06-15 14:30 女 成都')) as typeof all;
  expect(child.sections.map(({ id }) => id)).not.toContain('wealth');
});

test('report: what is answered reaches the reading, what is not stays open', async () => {
  const chart = castChart({
    civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '女',
    hour: 'minute',
  });
  const today = { year: 2026, month: 11, day: 23 };
  const wordsUnder = (answers: Partial<typeof NO_ANSWERS>) => {
    const report = reportOf(chart, analyseChart(chart), { today, answers: { ...NO_ANSWERS, ...answers } });
    return report.sections.flatMap((section) => sectionText(section, '通俗'));
  };
  const seen = new Set<string>();
  for (const [flags, answers] of [
    ['', {}],
    ['--partner yes', { partner: true }],
    ['--partner 无', { partner: false }],
    ['--situation retired', { situation: '退休' }],
    ['--children 有', { children: true }],
  ] as const) {
    const { sections } = (await recordOf(`report ${BIRTH} ${flags}`)) as {
      sections: { paragraphs: string[] }[];
    };
    const words = sections.flatMap(({ paragraphs }) => paragraphs);
    expect(words, flags).toEqual(wordsUnder(answers));
    seen.add(words.join(''));
  }
  expect(seen.size).toBe(5);
});

test('report: the year that is opened by months', async () => {
  const { sections } = (await recordOf(
    `report ${BIRTH} --section liunian --months-of 2028 --depth expert`,
  )) as {
    sections: { paragraphs: string[] }[];
  };
  // 2028 is 戊申; its first month is 甲寅 by 五虎遁.
  expect(sections[0]?.paragraphs.join('')).toContain('甲寅');
});

test('ask: the conclusion first, in the year it was asked of', async () => {
  const { out } = await runLine(`ask ${BIRTH} --question 2027年适合换工作吗`);
  expect(out.split('\n')[1]).toMatch(/^宜/u);
  // 2027 is 丁未; its first month is 壬寅 by 五虎遁.
  expect(out).toMatch(/2月 +壬寅/u);
  expect(out).toContain('不构成');
});

test('ask: a second person only where the question is about two', async () => {
  const other = "--with '1988-02-15 23:30 男 北京'";
  const call = `ask ${BIRTH} --question 2027年适合结婚吗`;
  const one = (await runLine(call)).out;
  const two = (await runLine(`${call} ${other}`)).out;
  expect(one).not.toContain('你和对方');
  expect(two).toContain('你和对方');
  expect(await runLine(`ask ${BIRTH} --question 2027年适合换工作吗 ${other}`)).toEqual({
    code: 2,
    out: '',
    err: 'error: "换工作" is about one person, leave out --with\n',
  });
});

test('compare: both charts, items whose weights are a hundred', async () => {
  const record = (await recordOf(`compare "${BIRTH}" "1988-02-15 23:30 男 北京" --kind couple`)) as {
    a: Record_;
    b: Record_;
    items: { weight: number }[];
  };
  expect([pillarsOf(record.a), pillarsOf(record.b)]).toEqual(['庚午 壬午 辛亥 乙未', '戊辰 甲寅 辛丑 戊子']);
  expect(record.items.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

test('compare: the place of the call is that of the births which name none; pillars may stand for one', async () => {
  const record = await recordOf(
    `compare "庚午 壬午 辛亥 乙未 女" "1988-02-15 23:30 男" --place 北京 --kind couple`,
  );
  expect(record).toMatchObject({ a: { time: { civil: null } }, b: { time: { zone: 'Asia/Shanghai' } } });
  // London in the winter of 1988 was at Greenwich time.
  const abroad = await recordOf(`compare "${BIRTH}" "1988-02-15 23:30 男" --place London --kind couple`);
  expect(abroad).toMatchObject({
    a: { time: { zone: 'Asia/Shanghai' } },
    b: { time: { zone: 'Europe/London', offsetMinutes: 0 } },
  });
});

test('find: every time it names has these pillars by lunar-typescript', async () => {
  const { times } = (await recordOf('find 庚午 壬午 辛亥 乙未 --from 1800 --to 2100')) as {
    times: { from: string }[];
  };
  expect(times.map(({ from }) => from.slice(0, 4))).toContain('1990');
  for (const { from } of times) {
    const [year = 0, month = 0, day = 0, hour = 0] = from.split(/[- :]/).map(Number);
    // The clocks of June 1990 were an hour ahead.
    const standard = year === 1990 ? hour - 1 : hour;
    const eight = Solar.fromYmdHms(year, month, day, standard, 0, 1).getLunar().getEightChar();
    expect(eight.toString()).toBe('庚午 壬午 辛亥 乙未');
  }
});

test('solar-time: four minutes a degree, and the equation of time of mid-June', async () => {
  const record = (await recordOf('solar-time 1990-06-15 14:30 成都')) as Record<string, number>;
  expect(record['longitudeMinutes']).toBeCloseTo((104.07 - 120) * 4, 2);
  expect(record['dstMinutes']).toBe(60);
  // The Sun is on time on 13 June and loses thirteen seconds a day.
  expect(record['eotMinutes']).toBeGreaterThan(-0.6);
  expect(record['eotMinutes']).toBeLessThan(-0.2);
  expect(record['shichen']).toBe('午');
});

test('day: what lunar-typescript prints of New Year 2026', async () => {
  const lunar = Solar.fromYmd(2026, 2, 17).getLunar();
  expect(await recordOf('day 2026-02-17')).toMatchObject({
    lunarText: '正月初一',
    pillars: {
      year: lunar.getYearInGanZhiByLiChun(),
      month: lunar.getMonthInGanZhi(),
      day: lunar.getDayInGanZhi(),
    },
    jianchu: lunar.getZhiXing(),
    mansion: lunar.getXiu(),
    chongsha: [
      `冲${lunar.getDayChongShengXiao() === '龍' ? '龙' : lunar.getDayChongShengXiao()}`,
      `煞${lunar.getDaySha()}`,
    ],
    festivals: expect.arrayContaining(['春节']) as string[],
  });
  expect((await runLine('day 2026-02-17 --why')).out).toContain('《协纪辨方书》');
});

test('day: without a date it is that of the reader', async () => {
  expect(await recordOf('day')).toMatchObject({ date: '2026-11-23' });
  expect(await recordOf('day 今天')).toMatchObject({ date: '2026-11-23' });
});

test('month: lunar days as tyme4ts has them', async () => {
  const { days } = (await recordOf('month 2026-02')) as {
    days: { date: string; lunar: string; ganzhi: string }[];
  };
  expect(days).toHaveLength(28);
  for (const { date, ganzhi } of days) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    expect(ganzhi).toBe(SolarDay.fromYmd(year, month, day).getLunarDay().getSixtyCycle().getName());
  }
  expect(days.find(({ lunar }) => lunar === '正月初一')?.date).toBe('2026-02-17');
});

test('hours: 壬 day begins with 庚子 (丁壬庚子居)', async () => {
  const { hours } = (await recordOf('hours 2026-02-17')) as { hours: { label: string; ganzhi: string }[] };
  expect(hours).toHaveLength(13);
  expect(hours[0]).toMatchObject({ label: '子', ganzhi: '庚子' });
  expect(hours[6]).toMatchObject({ label: '午', ganzhi: '丙午' });
});

test('pick-day: no day that its own almanac forbids, nor one that clashes with the bride', async () => {
  const { days } = (await recordOf(
    "pick-day 嫁娶 --from 2026-10-01 --to 2026-10-31 --for '新娘=1990-06-15 14:30 女 成都'",
  )) as { days: { date: string; ganzhi: string; reasons: string[] }[] };
  expect(days.length).toBeGreaterThan(2);
  for (const { date, ganzhi } of days) {
    const { ji } = (await recordOf(`day ${date}`)) as { ji: string[] };
    expect(ji, date).not.toContain('嫁娶');
    // She was born in 午, which 子 clashes with.
    expect(ganzhi.charAt(1)).not.toBe('子');
  }
});

test('pick-day: people by the place of the call', async () => {
  const { days } = (await recordOf(
    "pick-day 嫁娶 --from 2026-10-01 --to 2026-10-31 --for '新娘=1990-06-15 14:30 女' --place 成都",
  )) as { days: { ganzhi: string }[] };
  expect(days.length).toBeGreaterThan(2);
  for (const { ganzhi } of days) expect(ganzhi.charAt(1)).not.toBe('子');
});

test('pick-hour: best first, and the day itself judged', async () => {
  const record = (await recordOf('pick-hour 嫁娶 2026-10-06')) as {
    dayVerdict: string;
    hours: { road: string }[];
  };
  // 2026-10-06 is 癸丑, which is one of the 八专.
  expect(record.dayVerdict).toBe('忌');
  expect(['金匮', '宝光', '玉堂', '司命', '青龙', '明堂']).toContain(record.hours[0]?.road);
});

test.each([
  ['农历2033年闰十一月初一', '2033-12-22', '2033年闰冬月初一'],
  ['2033-12-22', '2033-12-22', '2033年闰冬月初一'],
  ['1582-10-04', '1582-10-04', '1582年九月十八'],
  ['2026年正月初一', '2026-02-17', '2026年正月初一'],
])('convert %s', async (typed, solar, lunarText) => {
  expect(await recordOf(`convert ${typed}`)).toMatchObject({ solar, lunarText });
});

test('holidays: nine days off and two worked, as the State Council announced for 2026', async () => {
  const { days } = (await recordOf('holidays 2026')) as {
    days: { date: string; kind: string; name: string }[];
  };
  const spring = days.filter(({ name }) => name === '春节');
  expect(spring.filter(({ kind }) => kind === 'off').map(({ date }) => date.slice(5))).toEqual(
    ['15', '16', '17', '18', '19', '20', '21', '22', '23'].map((day) => `02-${day}`),
  );
  expect(spring.filter(({ kind }) => kind === 'work').map(({ date }) => date.slice(5))).toEqual([
    '02-14',
    '02-28',
  ]);
});

test('workdays: the Saturday before New Year 2026 is worked', async () => {
  // Friday 13 February, Saturday 14 (worked), then nothing until Tuesday 24.
  expect((await runLine('workdays 2026-02-13 --add 2')).out).toBe('2026-02-24\n');
  // 13, 14, 24 to 27, and Saturday 28.
  expect(await recordOf('workdays 2026-02-13 2026-02-28')).toMatchObject({ days: 16, workdays: 7 });
});

test('ics: a calendar that another program reads', async () => {
  const { out } = await runLine('ics 2026 --terms');
  const calendar = new ICAL.Component(ICAL.parse(out) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(24);
  const spring = events.find(({ summary }) => summary.includes('立春'));
  expect(spring?.startDate.toString()).toBe('2026-02-04');
});

test('yunqi: 丙午, 水运太过, 少阴司天 阳明在泉 (素问·天元纪大论, 五运行大论)', async () => {
  expect(await recordOf('yunqi 2026')).toMatchObject({
    ganzhi: '丙午',
    yun: '太羽',
    state: '流衍',
    sitian: '少阴君火',
    zaiquan: '阳明燥金',
  });
  expect(await recordOf('yunqi 2026-11-23')).toMatchObject({ now: { half: '在泉', qi: '终之气' } });
});

test('hexagram: by name, by coins, by numbers and by a moment', async () => {
  expect(await recordOf('hexagram 既济')).toMatchObject({
    number: 63,
    opposite: '火水未济',
    inverted: '火水未济',
  });
  // From the bottom: 阳 阴 阴 (moves) 阳 (moves) 阳 阴 is 震 below 兑, 随; moved it is 离 below 坎, 既济.
  expect(await recordOf('hexagram --coins 1,2,0,3,1,2')).toMatchObject({
    name: '泽雷随',
    changed: '水火既济',
  });
  // 3 is 离 above, 5 is 巽 below; 3 + 5 with 午 (7) is 15, whose rest by six is the third line.
  const numbers = (await recordOf('hexagram --numbers 3,5 --hour 午')) as {
    name: string;
    lines: { isMoving: boolean }[];
  };
  expect(numbers.name).toBe('火风鼎');
  expect(numbers.lines.map(({ isMoving }) => isMoving)).toEqual([false, false, true, false, false, false]);
  // 午 7 + 1 + 1 is 9, the rest by eight 1 乾; with 巳 6 it is 15, 7 艮, line 3.
  expect(await recordOf('hexagram --at "2026-02-17 10:30"')).toMatchObject({
    name: '天山遁',
    changed: '天地否',
  });
});

test('compass: 352° is 壬, in 坎, and 伏位 for 坎命', async () => {
  expect(await recordOf('compass 352 --year 2026 --minggua 坎')).toMatchObject({
    mountain: { ground: '壬' },
    trigram: '坎',
    youxing: '伏位',
  });
});

test('the example of every command runs', async () => {
  const files = { 'births.csv': '生辰,性别,出生地,四柱\n1990-06-15 14:30,女,成都,庚午 壬午 辛亥 甲午\n' };
  for (const { name, example } of COMMANDS) {
    const { code, out, err } = await runLine(example, { files });
    expect({ name, code }).toEqual({ name, code: 0 });
    expect(out.length, name).toBeGreaterThan(5);
    if (name !== 'check') expect(err, name).toBe('');
  }
});

test('help of every command in both languages', async () => {
  for (const { name, about, flags } of COMMANDS) {
    for (const language of ['zh', 'en'] as const) {
      const { out, code } = await runLine(`${name} --help --lang ${language}`);
      expect(code).toBe(0);
      expect(out.replaceAll(/\s+/g, ' ')).toContain(about[language]);
      for (const flag of flags) expect(out).toContain(flag.flags.split(' ')[0]);
    }
  }
  expect((await runLine('--help', { env: { LANG: 'zh_CN.UTF-8' } })).out).toContain('命令：');
});
