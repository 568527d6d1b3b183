/**
 * What a reader reads, beside the numbers of the chart and the age of the reader, by word lists of their own: nothing here knows the
 * library's keys or texts.
 */
import type { Facet } from '@shangyuan/engine/analysis';
import { isDated } from '@shangyuan/engine/chart';
import { WUXING } from '@shangyuan/engine/ganzhi';
import { FACET_OF_SECTION, TODAY, type Reading, type ReadSentence } from './reading.ts';

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

/** The role of a phase. */
export const roleOf = ({ analysis }: Reading, wuxing: string): string =>
  analysis.roles[wuxing as keyof typeof analysis.roles];
/** Whether a role costs. */
export const isUnwanted = (role: string): boolean => role === '忌神' || role === '仇神';

const STRONG = /站得稳|自己站得住|力气够|身板硬|劲也足|底子厚|身板好|底气足/u;
const WEAK = /底子薄|力气不够|底子单薄|力气却只有一份|自己偏弱|身板薄|力气有限|底气不足/u;
const BURDENED = /压在肩|绷着|抬不起头|担子一下子|忙得|一浪接一浪|账一齐/u;
const IDLE = /靠山太稳|歇得太多|闲着|懒劲|窝得太舒服/u;

/** Each lists the sentences of a report that its figures deny. */
export const TEXT_CHECKS = {
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
/** A class of false sentences. */
export type TextFault = keyof typeof TEXT_CHECKS;
/** Every class of false sentences. */
export const TEXT_FAULTS = Object.keys(TEXT_CHECKS) as TextFault[];
