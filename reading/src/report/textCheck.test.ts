/**
 * What a reader reads, beside the numbers of the chart and the age of the reader, by word lists of the test: it knows none of the
 * library's keys or texts.
 */
import type { Facet } from '@shangyuan/engine/analysis';
import { isDated } from '@shangyuan/engine/chart';
import { WUXING } from '@shangyuan/engine/ganzhi';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { FACET_OF_SECTION, readingOf, TODAY, type Reading, type ReadSentence } from './testing/reading.ts';

const COUNT = isFull ? 2_000 : 120;

const PROMISING =
  /适合|合适|顺手|顺当|轻快|宽松|松动|有起色|好时候|推进|往前|出手|得力|收成|机会|可留意|宜进|可进|进取|最有利|水到渠成|诸事皆?顺/u;
const HEAVY =
  /吃紧|收一收|收着|谨慎|放慢|费力|费神|担子重|压力大|难走|绕路|一拖再拖|绷|少揽|守为|宜守|耗神|最累/u;
// A month of a year or the end of a decade is not the year.
const NAMED_YEAR =
  /(?<![到–])((?:19|20|21)\d\d)(?=年(?!\d+月)|[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥](?!运))/gu;

/** A clause that names years, and whether it promises or warns; null where it does both or neither. */
function toneOf(clause: string): 'good' | 'bad' | null {
  // What stands in quotation marks is the name of a thesis.
  const words = clause
    .replaceAll(/“[^”]*”/gu, '')
    .replaceAll(/(?:不|别|难以|未必|不必|少)(?:急着|忙着|急于)?\S{0,2}(?:适合|合适|推进|往前|出手)/gu, '慢');
  const [isGood, isBad] = [PROMISING.test(words), HEAVY.test(words)];
  return isGood === isBad ? null : isGood ? 'good' : 'bad';
}

const yearsIn = (text: string): number[] => [...text.matchAll(NAMED_YEAR)].map(([, year]) => Number(year));

/** Whether a clause promises a year whose figures are hard, or warns of one whose figures are good. */
function deniesYear({ yearOf }: Reading, facet: Facet | undefined, clause: string): boolean {
  const tone = toneOf(clause);
  if (tone === null) return false;
  return yearsIn(clause).some((year) => {
    const { score, facets } = yearOf(year);
    const figure = facet === undefined ? score : facets[facet];
    return tone === 'good' ? figure < 58 : figure >= 72;
  });
}

const roleOf = ({ analysis }: Reading, wuxing: string): string =>
  analysis.roles[wuxing as keyof typeof analysis.roles];
const isUnwanted = (role: string): boolean => role === '忌神' || role === '仇神';

const STRONG = /站得稳|自己站得住|力气够|身板硬|劲也足|底子厚|身板好|底气足/u;
const WEAK = /底子薄|力气不够|底子单薄|力气却只有一份|自己偏弱|身板薄|力气有限|底气不足/u;
const BURDENED = /压在肩|绷着|抬不起头|担子一下子|忙得|一浪接一浪|账一齐/u;
const IDLE = /靠山太稳|歇得太多|闲着|懒劲|窝得太舒服/u;

/** Each lists the sentences of a report that its figures deny. */
const CHECKS = {
  'a year promised or warned of against its score': (reading) =>
    reading.sentences.filter(({ section, text }) =>
      text.split(/[；。]/u).some((clause) => deniesYear(reading, FACET_OF_SECTION[section], clause)),
    ),
  'the want of an unwanted element lamented': (reading) =>
    reading.sentences.filter(({ text }) =>
      [...text.matchAll(/(?:只差|可惜(?:缺|少)|还差|独缺|盼着?|短了|就差)\S{0,4}?([木火土金水])/gu)].some(
        ([, wuxing = '']) => isUnwanted(roleOf(reading, wuxing)),
      ),
    ),
  'an element both lamented and welcomed for its want': (reading) => {
    const of = (words: RegExp): ReadSentence[] => reading.sentences.filter(({ text }) => words.test(text));
    return WUXING.flatMap((wuxing) => {
      const lament = of(new RegExp(`(?:只差|缺了?|还差|盼)\\S{0,3}${wuxing}`, 'u'));
      const welcome = of(new RegExp(`${wuxing}\\S{0,4}(?:少|不多)，?\\S{0,3}(?:正好|反而|倒是好)`, 'u'));
      return lament.length > 0 && welcome.length > 0 ? welcome : [];
    });
  },
  'strong and weak words in one report': ({ sentences }) => {
    const read = sentences.filter(({ depth }) => depth === '通俗');
    const strong = read.filter(({ text }) => STRONG.test(text));
    return read.some(({ text }) => WEAK.test(text)) ? strong : [];
  },
  'overburdened and idle in one period': ({ paragraphs }) => {
    const byHeading = Map.groupBy(
      paragraphs.filter(({ section }) => section === 'liunian' || section === 'dayun'),
      ({ section, heading }) => section + heading,
    );
    return [...byHeading.values()].flatMap((each) => {
      const text = each.map((paragraph) => paragraph.text).join('');
      return BURDENED.test(text) && IDLE.test(text) ? [{ ...each[0], text }] : [];
    });
  },
  'a warm old age before hard decades': (reading) => {
    const { analysis, chart } = reading;
    const born = isDated(chart) ? chart.time.civil.year : 0;
    const late = analysis.dayun.filter(({ startYear }) => {
      const age = (startYear ?? 0) - born;
      return age >= 58 && age < 90;
    });
    const isHard = late.length > 1 && late.every(({ band }) => band === '需谨慎' || band === '宜守');
    return isHard
      ? reading.sentences.filter(({ text }) =>
          /年纪越长|越往后越|日子越过越|老来\S{0,6}(?:热闹|宽)/u.test(text),
        )
      : [];
  },
  'a most useful element that is not the 用神': (reading) =>
    reading.sentences.filter(({ text }) =>
      [...text.matchAll(/([木火土金水])\S{0,8}(?:最用得着|最管用|最要紧的帮手)/gu)].some(
        ([, wuxing = '']) => roleOf(reading, wuxing) !== '用神',
      ),
    ),
  'a part of the year that has gone by': ({ sentences }) =>
    sentences.filter(
      ({ depth, heading, text }) =>
        depth !== '专业' &&
        heading.startsWith(`${TODAY.year}`) &&
        /年初|开春|上半年(?!已|过)|春天里|整年|全年都/u.test(text) &&
        !/过去|已经|走过/u.test(text),
    ),
  'an age that is not that of its year': ({ sentences, chart }) => {
    if (!isDated(chart)) return [];
    const { chartDate, civil } = chart.time;
    // Born in the late 子 hour, the chart counts the next day, and the age the day of the calendar.
    if (chart.lunar === null || chartDate.day !== civil.day) return [];
    const { year: born } = chart.lunar;
    return sentences.filter(({ text }) =>
      [...text.matchAll(/(\d{4})年?（虚岁(\d+)）/gu)].some(
        ([, named = '', age = '']) => Number(named) - born + 1 !== Number(age),
      ),
    );
  },
} as const satisfies Readonly<Record<string, (reading: Reading) => readonly { readonly text: string }[]>>;
type Fault = keyof typeof CHECKS;
const FAULTS = Object.keys(CHECKS) as Fault[];

let readings: readonly Reading[] = [];
beforeAll(() => {
  readings = randomBirths(424242, isFull ? 2_600 : 160)
    .filter(({ civil }) => civil.year <= 2006)
    .slice(0, COUNT)
    .map((birth) => readingOf(birth));
}, 600_000);

describe('no report is denied by its numbers', () => {
  test.each(FAULTS)('%s', (fault) => {
    const found = readings.flatMap((reading) =>
      CHECKS[fault](reading).map(({ text }) => `${reading.report.chartKey} ${text}`),
    );
    expect(found.slice(0, 8), `${found.length} in ${readings.length} reports`).toEqual([]);
  });
});

/** One false sentence of each class, twice, in other words than the library's. */
function planted(reading: Reading): Readonly<Record<Fault, readonly Partial<ReadSentence>[]>> {
  const years = Array.from({ length: 40 }, (_, i) => 2_000 + i);
  const worst = years.find((year) => reading.yearOf(year).score < 56) ?? 0;
  const best = years.find((year) => reading.yearOf(year).score >= 72) ?? 0;
  const poor = years.find((year) => reading.yearOf(year).facets.事业 < 56) ?? 0;
  const unwanted = WUXING.find((wuxing) => isUnwanted(roleOf(reading, wuxing))) ?? '木';
  const lesser = WUXING.find((wuxing) => roleOf(reading, wuxing) === '喜神') ?? '水';
  return {
    'a year promised or warned of against its score': [
      { section: 'yongshen', text: `到了${worst}年，手上的事正好推进。` },
      { section: 'dayun', text: `${best}年最吃紧。` },
      { section: 'career', text: `想换位置，${poor}年最有利。` },
    ],
    'the want of an unwanted element lamented': [
      { text: `样样都在，就差一点${unwanted}。` },
      { text: `可惜少了${unwanted}，热闹不起来。` },
    ],
    'an element both lamented and welcomed for its want': [
      { text: `什么都好，还差一口${lesser}。` },
      { text: `${lesser}不多，反而清净。` },
    ],
    'strong and weak words in one report': [{ text: '你底气足，不怕事。' }, { text: '说到底还是身板薄。' }],
    'overburdened and idle in one period': [],
    'a warm old age before hard decades': [
      { text: '老来身边会越来越热闹。' },
      { text: '往后的光景，越往后越有人照应。' },
    ],
    'a most useful element that is not the 用神': [{ text: `${unwanted}对你最管用。` }],
    'a part of the year that has gone by': [{ heading: '2026 丙午年', text: '开春就把行李收好。' }],
    'an age that is not that of its year': [{ text: '2027年（虚岁61），换个地方住。' }],
  };
}

test('false sentences of each class are caught in whatever words', () => {
  // Born in 1990; decades from 58 on are turned hard for the class that needs them.
  const own = readingOf({
    civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '男',
    hour: 'minute',
  });
  const analysis = {
    ...own.analysis,
    dayun: own.analysis.dayun.map((decade) => ({ ...decade, band: '宜守' as const })),
  };
  const BLANK = { depth: '通俗', section: 'overview', heading: '', text: '', isTodo: false } as const;
  const all = planted(own);
  for (const fault of FAULTS) {
    const sentences = all[fault].map((sentence) => ({ ...BLANK, ...sentence }));
    const paragraphs = [
      {
        section: 'liunian' as const,
        heading: '2030',
        ground: null,
        text: '担子压在肩上，日日忙得脚不沾地。',
      },
      { section: 'liunian' as const, heading: '2030', ground: null, text: '整天闲着，生出懒劲。' },
    ];
    const found = CHECKS[fault]({ ...own, analysis, sentences, paragraphs }).map(({ text }) => text);
    const expected =
      fault === 'overburdened and idle in one period'
        ? [paragraphs.map(({ text }) => text).join('')]
        : fault === 'an element both lamented and welcomed for its want' ||
            fault === 'strong and weak words in one report'
          ? sentences
              .slice(fault.startsWith('strong') ? 0 : 1, fault.startsWith('strong') ? 1 : 2)
              .map(({ text }) => text)
          : sentences.map(({ text }) => text);
    expect([fault, found]).toEqual([fault, expected]);
  }
});
