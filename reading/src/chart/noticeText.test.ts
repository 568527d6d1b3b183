import { castChart, type Birth, type Chart, type ChartRulesInput } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { noticeText, type NoticeText } from './noticeText.ts';
import { relationText } from './relationText.ts';
import { relationsOf } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';

const BORN = { sex: '女', hour: 'minute' } as const;
const at = (year: number, month: number, day: number, hour: number, minute: number, second = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

function noticeTextsOf(birth: Birth, rules: ChartRulesInput = {}): ReadonlyMap<string, NoticeText> {
  const chart = castChart(birth, rules, WORLD) as Chart;
  return new Map(chart.notices.map((notice) => [notice.code, noticeText(chart, notice)]));
}

/** Births with a notice each, and its text. */
const CASES: readonly (readonly [
  code: string,
  birth: Birth,
  rules: ChartRulesInput,
  text: string,
  detail: string | null,
])[] = [
  [
    'nearTerm',
    { ...BORN, civil: at(2000, 2, 4, 20, 41) },
    {},
    '出生在立春后 37秒，正在交节前后，请核对出生时刻。',
    '交节前是己卯年丁丑月，交节后是庚辰年戊寅月。',
  ],
  [
    'nearTerm',
    { ...BORN, civil: at(2024, 3, 5, 10, 20) },
    {},
    '出生在惊蛰前 2分46秒，正在交节前后，请核对出生时刻。',
    '交节前是丙寅月，交节后是丁卯月。',
  ],
  [
    'nearTerm',
    { ...BORN, civil: at(1984, 2, 4, 23, 40) },
    {},
    '出生在立春后 21分16秒，年柱与月柱就在交节那一刻换。',
    '交节前是癸亥年乙丑月，交节后是甲子年丙寅月；有的软件拿当地的太阳时去比交节，可能落在另一边。',
  ],
  [
    'nearTerm',
    { ...BORN, civil: at(2024, 3, 5, 9, 2) },
    {},
    '出生在惊蛰前 1小时20分，月柱就在交节那一刻换。',
    '交节前是丙寅月，交节后是丁卯月；有的软件拿当地的太阳时去比交节，可能落在另一边。',
  ],
  [
    'nearTerm',
    { sex: '女', hour: 'unknown', civil: at(1955, 5, 6, 0, 0) },
    {},
    '当天 15:18 交立夏，之前是庚辰月，之后是辛巳月。',
    '时辰不详，暂按正午取庚辰月，请核对出生时刻。',
  ],
  [
    'nearTerm',
    { sex: '女', hour: 'unknown', civil: at(2024, 2, 4, 0, 0) },
    {},
    '当天 16:27 交立春，之前是癸卯年乙丑月，之后是甲辰年丙寅月。',
    '时辰不详，暂按正午取癸卯年乙丑月，请核对出生时刻。',
  ],
  [
    'nearTerm',
    { sex: '女', hour: 'shichen', civil: at(1955, 5, 6, 16, 0) },
    {},
    '这个时辰里 15:18 交立夏，之前是庚辰月，之后是辛巳月。',
    '暂按时辰正中取辛巳月，请核对出生时刻。',
  ],
  [
    'nearHourEdge',
    { ...BORN, civil: at(2024, 5, 20, 12, 55) },
    {},
    '离时辰交界 5 分钟。',
    '若时间略有出入：时柱辛未。',
  ],
  [
    'daylight',
    { ...BORN, civil: at(1990, 6, 15, 13, 20) },
    {},
    '当时实行夏令时，钟表拨快 60分，标准时是 12:20。',
    '已经减去；若不减，时柱乙未。',
  ],
  [
    'daylight',
    { ...BORN, civil: at(1990, 6, 15, 13, 20) },
    { clock: 'wall' },
    '当时实行夏令时，钟表拨快 60分，标准时是 12:20。',
    '按所填时间，没有减去；若减去，时柱甲午。',
  ],
  [
    'daylight',
    { ...BORN, civil: at(1990, 6, 15, 14, 30) },
    {},
    '当时实行夏令时，钟表拨快 60分，标准时是 13:30。',
    '已经减去，减与不减四柱相同。',
  ],
  [
    'longitudeFarFromZone',
    { ...BORN, civil: at(2000, 5, 20, 12, 0), longitudeDeg: -104.07 },
    {},
    '出生地的经度与时区相差很远，太阳时要差 ＋543分43秒。',
    '请核对经度的东西与所选的时区。',
  ],
  [
    'fiveZones',
    { ...BORN, civil: at(1945, 3, 10, 11, 20), longitudeDeg: 106.55, latitudeDeg: 29.56 },
    {},
    '1939 至 1949 年全国分五个时区，这里按上海的钟表 UTC＋9 计算（含夏令时 60分），出生地当时的钟表可能不同。',
    '按中原（UTC＋8）、陇蜀（UTC＋7）、回藏（UTC＋6）、昆仑（UTC＋5:30）、长白（UTC＋8:30）计，时柱戊午。',
  ],
  [
    'fiveZones',
    { ...BORN, civil: at(1939, 1, 6, 12, 40), longitudeDeg: 102.7, latitudeDeg: 25 },
    {},
    '1939 至 1949 年全国分五个时区，这里按上海的钟表 UTC＋8 计算，出生地当时的钟表可能不同。',
    '按中原（UTC＋8）、长白（UTC＋8:30）计，四柱相同；按陇蜀（UTC＋7）、回藏（UTC＋6）、昆仑（UTC＋5:30）计，月柱乙丑。',
  ],
  [
    'gap',
    { ...BORN, civil: at(1986, 5, 4, 2, 30) },
    {},
    '当天钟表拨快，这一时刻并不存在。',
    '已按拨快之前的时间计算。',
  ],
  [
    'ambiguous',
    { ...BORN, civil: at(1986, 9, 14, 1, 30) },
    {},
    '当天钟表拨回，这一时刻出现过两次，取第一次（夏令时）。',
    '若是另一次：时柱己丑。',
  ],
  [
    'lateZi',
    { ...BORN, civil: at(1995, 8, 20, 23, 40) },
    {},
    '出生在 23 点到 24 点之间，日柱随换日的规则而定。',
    '若按“0:00 换日（早晚子时）”：日柱癸未。',
  ],
  [
    'clocksDisagree',
    { ...BORN, civil: at(1990, 6, 15, 14, 30), longitudeDeg: 104.07 },
    {},
    '真太阳时与所用的钟不在同一时辰。',
    '若按“真太阳时”：时柱甲午。',
  ],
  [
    'zodiacDiffers',
    { ...BORN, civil: at(2001, 1, 30, 12, 0) },
    {},
    '生肖有两说：命理以立春换年，属龙；民俗以正月初一换年，属蛇。',
    null,
  ],
  [
    'dayUncertain',
    { sex: '男', hour: 'unknown', isNearMidnight: true, civil: at(2000, 5, 20, 0, 0) },
    {},
    '时辰不详，又说近午夜，也可能是次日。',
    '若是次日：日柱己卯。',
  ],
  [
    'southern',
    { ...BORN, civil: at(2000, 5, 20, 12, 0), latitudeDeg: -33 },
    {},
    '出生在南半球。',
    '四柱按太阳的黄经计，与北半球相同；可以在规则里改换。',
  ],
];

describe('noticeText', () => {
  test.each(CASES)('%s', (code, birth, rules, text, detail) => {
    const notice = noticeTextsOf(birth, rules).get(code);
    expect(notice).toMatchObject({ text, detail });
  });

  test('all of it is clean prose', () => {
    const texts = CASES.flatMap(([, birth, rules]) => [...noticeTextsOf(birth, rules).values()]);
    const lines = texts.flatMap(({ text, detail }) => (detail === null ? [text] : [text, detail]));
    expect(lines.flatMap((line) => lintText(line, 'prose'))).toEqual([]);
    for (const line of lines) expect(line).toMatch(/。$/u);
  });
});

describe('relationText', () => {
  const textsOf = (pillars: string) => {
    const [year = '', month = '', day = '', hour = ''] = pillars.split(' ');
    const chart = castChart({ pillars: { year, month, day, hour }, sex: '男', hour: 'shichen' });
    return relationsOf(chart).map(relationText);
  };

  test('a combination that does not transform says why in words', () => {
    expect(textsOf('庚午 壬午 辛未 乙未')).toContainEqual({
      family: '合',
      short: '合',
      members: '午未',
      places: '月支–日支',
      level: 'branch',
      state: '合而不化：所化的五行没有透干',
    });
  });

  test('a 冲 within reach of a 三会 is resolved by it', () => {
    expect(textsOf('甲寅 丁卯 壬辰 戊申').find(({ members }) => members === '寅申')?.state).toBe(
      '因寅卯辰三会而解',
    );
  });
});
