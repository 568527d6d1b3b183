/**
 * What `<shangyuan-chart>` shows.
 */
import {
  castChart,
  luckOf,
  NATAL_KEYS,
  type Chart,
  type DatedBirth,
  type Luck,
  type PillarFacts,
} from '@shangyuan/engine/chart';
import { formatCivilTime } from '@shangyuan/engine/time';
import { WORLD } from '@shangyuan/engine/world';
import type { Density } from '../input/attributes.ts';
import type { WrittenBirth } from '../input/birth.ts';
import { AttributeError } from '../input/problem.ts';
import type { Language, Words } from '../language/language.ts';
import { noticeText } from './notices.ts';
import { isoDate, lunarSlots, nameSpan, pairSpans, signSpans } from './spans.ts';
import type { Cell, Fact, Row, Span, Table, View } from './view.ts';

const PILLARS: readonly Words[] = ['年柱', '月柱', '日柱', '时柱'];
/** Casting needs a sex; of a chart without one nothing is shown that depends on it. */
const ANY_SEX = '男';

/** @throws AttributeError for a date or a time that does not exist */
export function castWritten({ birth, sex, rules, text }: WrittenBirth): Chart {
  try {
    return castChart({ ...birth, sex: sex ?? ANY_SEX } as DatedBirth, rules, WORLD);
  } catch (error) {
    if (error instanceof RangeError) throw new AttributeError('impossible', 'birth', text);
    throw error;
  }
}

function signCell(
  language: Language,
  sign: string,
  wuxing: PillarFacts['stemWuxing'],
  isFull: boolean,
): Cell {
  const [glyph, ...sound] = signSpans(language, sign);
  const line = [{ ...(glyph as Span), wuxing, size: 'glyph' as const }, ...sound];
  return isFull ? [line, [{ ...nameSpan(language, wuxing), size: 'small' }]] : [line];
}

function pillarsTable(language: Language, { facts }: Chart, isFull: boolean): Table {
  const { say } = language;
  const row = (name: Words, cellOf: (facts: PillarFacts) => Cell): Row => ({
    name: { text: say(name) },
    cells: NATAL_KEYS.map((key) =>
      facts[key] === null ? [[{ text: say('未知'), size: 'small' }]] : cellOf(facts[key]),
    ),
  });
  const named = (name: string): Cell => [[nameSpan(language, name)]];
  const first = [
    row('十神', ({ stemGod }) => named(stemGod)),
    row('天干', ({ ganzhi, stemWuxing }) => signCell(language, ganzhi.stem, stemWuxing, isFull)),
    row('地支', ({ ganzhi, branchWuxing }) => signCell(language, ganzhi.branch, branchWuxing, isFull)),
  ];
  const rest = () => [
    row('藏干', ({ hidden }) =>
      hidden.map(({ stem, wuxing, god }) => [
        { ...(signSpans(language, stem)[0] as Span), wuxing },
        { text: ' ' },
        { ...nameSpan(language, god), size: 'small' },
      ]),
    ),
    row('星运', ({ xingyun }) => named(xingyun)),
    row('自坐', ({ zizuo }) => named(zizuo)),
    row('空亡', ({ ganzhi }) => [signSpans(language, ganzhi.kongwang.join(''))]),
    row('纳音', ({ ganzhi }) => named(ganzhi.nayin)),
  ];
  return {
    part: 'pillars',
    caption: say('四柱'),
    columns: ['', ...PILLARS.map((pillar) => say(pillar))],
    rows: isFull ? [...first, ...rest()] : first,
  };
}

function luckTable(language: Language, { dayun }: Luck): Table {
  const { say } = language;
  return {
    part: 'luck',
    caption: say('大运'),
    columns: [say('年份'), say('虚岁'), say('干支'), say('十神')],
    rows: dayun.map(({ startYear, endYear, startAgeXu, ganzhi, facts }) => ({
      name: { text: `${startYear}–${endYear}` },
      cells: [
        [[{ text: String(startAgeXu) }]],
        [pairSpans(language, ganzhi)],
        [[nameSpan(language, facts.stemGod)]],
      ],
    })),
  };
}

function luckStart({ say }: Language, { offset, direction }: Luck): string {
  const { years, months, days } = offset;
  return say('生后{years}年{months}个月{days}天，{direction}行', {
    years,
    months,
    days,
    direction: say(direction),
  });
}

function factsOf(language: Language, chart: Chart, written: WrittenBirth, isFull: boolean): readonly Fact[] {
  const { say, name } = language;
  const { time, localLunar, zodiacAnimal } = chart;
  const fact = (label: Words, text: string | null): readonly Fact[] =>
    text === null ? [] : [{ name: say(label), value: [{ text }] }];
  const isTimed = chart.pillars.hour !== null;
  const clock = isTimed ? formatCivilTime(time.civil) : isoDate(time.civil);
  const solar = formatCivilTime(time.solarClock);
  const { longitudeDeg } = written.birth;
  const { sex } = written;
  return [
    ...fact('公历', clock),
    ...fact(
      '农历',
      localLunar &&
        say('{year}年{month}{day}', { year: localLunar.year, ...lunarSlots(language, localLunar) }),
    ),
    ...fact('出生地', written.place),
    ...fact('时区', written.zone),
    ...(isFull ? fact('经度', longitudeDeg === undefined ? null : `${longitudeDeg}°`) : []),
    ...fact('排盘时刻', isTimed && solar !== clock ? solar : null),
    ...fact('规则', written.rulesText),
    ...fact('性别', sex && say(sex)),
    ...(isFull ? fact('生肖', name(zodiacAnimal)) : []),
  ];
}

/** What is shown of a chart. */
export function chartView(language: Language, chart: Chart, written: WrittenBirth, density: Density): View {
  const { say } = language;
  const isFull = density === 'full';
  const luck = isFull && written.sex !== null ? luckOf(chart) : null;
  const notes = [
    ...chart.notices.map((notice) => noticeText(language, chart, notice)),
    ...(chart.pillars.hour === null ? [say('没有写时刻，所以不排时柱，其余按当天正午推。')] : []),
    ...(isFull && luck === null ? [say('没有写性别，大运的顺逆与起运要由性别定，所以不排大运。')] : []),
  ];
  return {
    title: say('八字命盘'),
    facts: [
      ...factsOf(language, chart, written, isFull),
      ...(luck === null ? [] : [{ name: say('起运'), value: [{ text: luckStart(language, luck) }] }]),
    ],
    tables: [pillarsTable(language, chart, isFull), ...(luck === null ? [] : [luckTable(language, luck)])],
    notesTitle: say('须知'),
    notes,
    closing: say('仅供传统文化研究与娱乐参考'),
  };
}
