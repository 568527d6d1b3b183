/**
 * The text of a day against the day itself: its score, what it meets, and what is of use to the chart, by word lists of this test. No
 * key of the library is read, so that a sentence in other words is judged as well.
 */
import { analyseChart, personalDays, type Analysis, type PersonalDay } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { BRANCH_WUXING, STEM_WUXING, type Branch, type Stem, type Wuxing } from '@shangyuan/engine/ganzhi';
import { WORLD } from '@shangyuan/engine/world';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { NO_ANSWERS } from '../statement/reader.ts';
import { personalDayReading } from './index.ts';

/** Says that the day comes to something easy, to something hard. */
const EASY = /(?<!不)顺手|轻快|轻松|省力顺|推得动|畅通|怎么走都|一路绿灯|好走|如意/u;
const HARD = /偏紧|偏沉|费劲|费力|留神|省(?:着)?些?力|慢半拍|守|收着|歇|别贪|吃力|小心|沉在/u;
/** Holds two sides together. */
const BRIDGE = /一面|只是|好在|倒|好是好|抵不过|虽|仍|不过|却|扣去|紧的是|紧的只是|纵有|托不住/u;
/** Says that nothing pushes or hinders. */
const NOTHING = /没有推手|没有绊脚|无风无浪|什么也(?:碰|遇)不|没什么(?:事|起伏|动静)|风平浪静|一点动静/u;
/** Words for a stem or a branch that is of use, and for one that is too much. */
const USEFUL = /正合用|帮得上|来得正好|托了一把|得力|有用|帮大忙|及时/u;
const TOO_MUCH = /偏多|不大合用|不顺手|压着|绊着|添堵|碍手|碍事|嫌多/u;
/** How each event is spoken of. */
const EVENTS: readonly (readonly [code: RegExp, words: RegExp])[] = [
  [/^冲|天克地冲/u, /与(?:[年月日时]|[三四]处).{0,8}相对|上下都与自己相对|相冲|对冲/u],
  [/^天乙$/u, /贵人/u],
  [/^禄$/u, /本位|禄/u],
  [/^空亡$/u, /空处|空亡|落空/u],
  [/^伏吟$/u, /又逢自己|伏吟/u],
  [/^三合局$/u, /凑齐/u],
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[。；])/u);

/** Characters of the day with a word of use where the chart has too much of them, and the reverse. */
function groundFaults(text: string, { favour }: Analysis, { ganzhi }: PersonalDay): string[] {
  const clauses = text.split(/[，。；]/u);
  return clauses.flatMap((clause) => {
    const named =
      /^(?:一面|只是|好在)?(?:.里的)?([甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥])([木火土金水])/u.exec(
        clause,
      );
    if (named === null) return [];
    const [, char = '', wuxing = ''] = named;
    const own = (STEM_WUXING[char as Stem] ?? BRANCH_WUXING[char as Branch]) as Wuxing;
    const isOfDay = clause.includes('里的') ? clause.includes(ganzhi.branch) : ganzhi.name.includes(char);
    return [
      ...(own === wuxing ? [] : [`${char} is no ${wuxing}`]),
      ...(isOfDay ? [] : [`${char} is not of ${ganzhi.name}`]),
      ...(USEFUL.test(clause) && favour[own] <= 0 ? [`${own} is of no use: ${clause}`] : []),
      ...(TOO_MUCH.test(clause) && favour[own] >= 0 ? [`${own} is not too much: ${clause}`] : []),
    ];
  });
}

function eventFaults(text: string, { why }: PersonalDay): string[] {
  const weightOf = (code: RegExp): number =>
    Math.max(-1, ...why.filter((each) => code.test(each.code)).map(({ points }) => Math.abs(points)));
  const present = EVENTS.filter(([code]) => weightOf(code) >= 0).toSorted(
    ([a], [b]) => weightOf(b) - weightOf(a),
  );
  return [
    ...(why.length > 0 && NOTHING.test(text) ? ['nothing happens on a day of events'] : []),
    ...EVENTS.filter((event) => event[1].test(text) && !present.includes(event)).map(
      ([code]) => `not there: ${code.source}`,
    ),
    ...present
      .slice(0, 3)
      .filter(([, words]) => !words.test(text))
      .map(([code]) => `not a word of ${code.source}`),
  ];
}

/** The last sentence is the errand, which maintains nothing about the day. */
function scoreFaults(text: string, score: number): string[] {
  const body = sentencesOf(text).slice(0, -1).join('');
  const isBridged = BRIDGE.test(body);
  if (score >= 70) {
    return [
      ...(EASY.test(body) ? [] : ['a good day is not called easy']),
      ...(TOO_MUCH.test(body) && !/一面|只是|好在|抵得过|照样|还是|仍然|仍旧/u.test(body)
        ? ['weight without a bridge']
        : []),
    ];
  }
  if (score >= 60) return /平/u.test(body) ? [] : ['an even day is not called even'];
  return [
    ...(HARD.test(body) ? [] : ['a hard day is not called hard']),
    ...sentencesOf(body)
      .filter((each) => EASY.test(each) && !BRIDGE.test(each))
      .map((each) => `easy on a hard day: ${each}`),
    ...(USEFUL.test(body) && !isBridged ? ['help without a bridge'] : []),
  ];
}

function faultsOf(text: string, analysis: Analysis, day: PersonalDay): string[] {
  return [
    ...scoreFaults(text, day.score),
    ...eventFaults(text, day),
    ...groundFaults(text, analysis, day),
  ].map((fault) => `${day.ganzhi.name} ${day.score} ${fault} | ${text}`);
}

const DECEMBER = { from: { year: 2026, month: 12, day: 1 }, to: { year: 2026, month: 12, day: 31 } };
const read = randomBirths(77, isFull ? 400 : 100).flatMap((birth) => {
  const chart = castChart(birth, {}, WORLD);
  const analysis = analyseChart(chart);
  return personalDays(analysis, DECEMBER).days.map((day) => ({
    analysis,
    day,
    text: personalDayReading(analysis, day, { bornOn: chart.time.civil, answers: NO_ANSWERS })
      .statements.map(({ plain }) => plain)
      .join(''),
  }));
});

test('no day says what its score, its events or the use of its characters deny', () => {
  expect(read.flatMap(({ text, analysis, day }) => faultsOf(text, analysis, day))).toEqual([]);
  expect(read.length).toBeGreaterThanOrEqual(3_100);
  const hard = read.filter(({ day }) => day.score < 60);
  expect(hard.length).toBeGreaterThan(500);
  expect(read.filter(({ day }) => day.score >= 70).length).toBeGreaterThan(100);
});

/** Ways to make a true text false, in words that are not those of the library. */
const PLANTED: readonly (readonly [
  name: string,
  suits: (day: PersonalDay) => boolean,
  plant: (text: string) => string,
])[] = [
  ['an easy net on a hard day', ({ score }) => score < 60, (text) => `合起来一路绿灯，怎么走都行。${text}`],
  ['no event on a day of events', ({ why }) => why.length > 0, (text) => `风平浪静，什么也碰不着。${text}`],
  [
    'a helper who is not there',
    ({ why }) => !why.some(({ code }) => code === '天乙'),
    (text) => `遇上贵人，门自己开。${text}`,
  ],
  [
    'a void that is not there',
    ({ why }) => !why.some(({ code }) => code === '空亡'),
    (text) => `用力容易落空，先缓缓。${text}`,
  ],
  [
    'events left out',
    ({ why }) => why.length === 1 && why[0]?.code === '天乙',
    (text) => text.replaceAll(/[^。；]*贵人[^。；]*[。；]/gu, ''),
  ],
];

test.each(PLANTED)('finds %s, however it is worded', (_, suits, plant) => {
  const planted = read.filter(({ day }) => suits(day)).slice(0, 200);
  expect(planted.length).toBeGreaterThan(20);
  const passed = planted.filter(
    ({ text, analysis, day }) => faultsOf(plant(text), analysis, day).length === 0,
  );
  expect(passed.map(({ text }) => plant(text))).toEqual([]);
});

test('finds a character that is called useful where the chart has too much of it, and the reverse', () => {
  let planted = 0;
  for (const { analysis, day } of read.slice(0, 600)) {
    const wuxing = STEM_WUXING[day.ganzhi.stem];
    const favour = analysis.favour[wuxing];
    if (favour === 0) continue;
    planted++;
    const text = `${day.ganzhi.stem}${wuxing}${favour > 0 ? '碍手碍脚' : '帮大忙'}，走着看。`;
    expect(groundFaults(text, analysis, day)).toHaveLength(1);
  }
  expect(planted).toBeGreaterThan(400);
});
