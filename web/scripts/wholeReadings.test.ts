/**
 * Whole readings of many births through the dictionaries that pages load: no character that a script does not have.
 */
import {
  AFFAIRS,
  almanacDay,
  almanacHours,
  compareYiji,
  MANSIONS,
  pickDays,
  pickHours,
} from '@shangyuan/engine/almanac';
import { analyseChart, HEPAN_MODES, personalDays } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { USUAL_FESTIVALS } from '@shangyuan/engine/calendar';
import { chartDocument } from '@shangyuan/engine/document';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import { HEXAGRAMS } from '@shangyuan/engine/hexagram';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import {
  compareYunqi,
  tendencyOf,
  YUNQI_OPTIONS,
  yunqiAt,
  yunqiDifferences,
  yunqiOfYear,
} from '@shangyuan/engine/yunqi';
import {
  affairWhy,
  chongshaParts,
  directionsText,
  hourSpiritText,
  jiuxingText,
  pengzuText,
  ratingText,
  seasonText,
  twoBooksText,
  wholeDayWhy,
} from '@shangyuan/reading/almanac';
import { boneReadingOf } from '@shangyuan/reading/boneWeight';
import { CELL_ROWS, cellReadingOf } from '@shangyuan/reading/cells';
import { zhouyiText } from '@shangyuan/reading/classics';
import { DAY_FACT_KINDS, dayFactReading } from '@shangyuan/reading/dayFact';
import { dayHourReadingOf } from '@shangyuan/reading/dayHour';
import { chartDocumentText } from '@shangyuan/reading/document';
import { glossaryEntry, TERMS, termParts } from '@shangyuan/reading/glossary';
import { gujiReadings } from '@shangyuan/reading/guji';
import { hepanReportOf } from '@shangyuan/reading/hepan';
import { hexagramReading } from '@shangyuan/reading/hexagrams';
import { almanacEvents } from '@shangyuan/reading/ical';
import { mansionReading } from '@shangyuan/reading/mansions';
import { personalDayReading, personalHourReadings } from '@shangyuan/reading/personal';
import {
  cautionText,
  hourRejectionText,
  hourRelationText,
  personSentence,
  reasonChip,
  reasonSentence,
  rejectionText,
  verdictSentence,
} from '@shangyuan/reading/picking';
import { NO_ANSWERS } from '@shangyuan/reading/reader';
import { reportOf } from '@shangyuan/reading/report';
import {
  comparisonReading,
  differenceText,
  tendencyReading,
  yunqiBirthReading,
  yunqiReading,
  yunqiYearReading,
} from '@shangyuan/reading/yunqi';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../engine/golden/births.ts';
import { converterOf } from '../src/lib/script/converter.ts';
import { strangersIn } from './scriptTable.ts';
import { dictionaryOf, runsOfSources } from './traditional.ts';
import { WORLD } from '@shangyuan/engine/world';

const COUNT = process.env['FULL'] === '1' ? 2_000 : 200;
const TODAY = { year: 2026, month: 11, day: 22 };
const CHINESE = /[\u3400-\u9fff]/;

/** Every text of a reading, in all its depths and edits. */
function textsIn(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (CHINESE.test(value)) into.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsIn(part, into);
}

const SIDES = randomBirths(95, COUNT).map((birth, i) => {
  const chart = castChart(birth, {}, WORLD);
  return { chart, analysis: analyseChart(chart), name: `甲${i}` };
});
const REPORTS = new Set<string>();
const COMPARISONS = new Set<string>();
const DOCUMENTS = new Set<string>();
for (const [i, side] of SIDES.entries()) {
  const { chart, analysis } = side;
  textsIn(reportOf(chart, analysis, { today: TODAY }), REPORTS);
  const other = SIDES[(i + 1) % SIDES.length];
  const mode = HEPAN_MODES[i % HEPAN_MODES.length];
  if (other !== undefined && mode !== undefined)
    textsIn(hepanReportOf(side, other, { mode, today: TODAY }), COMPARISONS);
  textsIn(
    chartDocumentText(chart, chartDocument(chart, { disclaimer: '' }, analysis)).split('\n'),
    DOCUMENTS,
  );
}
const GLOSSARY = new Set<string>();
for (const term of TERMS) textsIn(glossaryEntry(term), GLOSSARY);

const FIRST = jdnOf({ year: 2026, month: 1, day: 1 });
const YEAR = Array.from({ length: 365 }, (_, i) => civilDateOf(FIRST + i));
const YEARS = Array.from({ length: 60 }, (_, i) => 1984 + i);

/** A chart beside its report: cells, the pair of day and hour, old books, the weight of bones, days of the person. */
const CHARTS = new Set<string>();
for (const { chart, analysis } of SIDES.slice(0, COUNT / 4)) {
  const places = ['year', 'month', 'day', 'hour'] as const;
  for (const place of places.filter((each) => chart.pillars[each] !== null))
    for (const row of CELL_ROWS) textsIn(cellReadingOf(chart, { row, place }), CHARTS);
  textsIn([boneReadingOf(chart), gujiReadings(analysis)], CHARTS);
  const range = { from: TODAY, to: { year: 2026, month: 12, day: 21 } };
  const reader = { bornOn: chart.time.civil, answers: NO_ANSWERS };
  for (const day of personalDays(analysis, range, { hours: true }).days)
    textsIn([personalDayReading(analysis, day, reader), personalHourReadings(analysis, day)], CHARTS);
}
for (let day = 0; day < 60; day++)
  for (let hour = 0; hour < 12; hour++)
    textsIn(dayHourReadingOf({ day: ganzhiOf(day), hour: ganzhiOf(((day % 5) * 12 + hour) % 60) }), CHARTS);

/** Every day of a year: its facts, its reasons, both books, its hours, and what goes into a calendar. */
const DAYS = new Set<string>();
for (const date of YEAR) {
  const day = almanacDay(date);
  textsIn([day, almanacHours(date), twoBooksText(compareYiji(date))], DAYS);
  textsIn(
    DAY_FACT_KINDS.map((kind) => dayFactReading(kind, day)),
    DAYS,
  );
  textsIn(
    [...day.yiji.affairsYi, ...day.yiji.affairsJi].map((affair) => affairWhy(affair, day)),
    DAYS,
  );
  textsIn([wholeDayWhy(day.yiji, day), directionsText(day), jiuxingText(day), seasonText(day)], DAYS);
  textsIn([pengzuText(day.pillars.day), chongshaParts(day), ratingText(day.yiji.rating)], DAYS);
}
textsIn(almanacEvents(2026, 2027, { terms: true, festivals: USUAL_FESTIVALS, holidays: null }), DAYS);

/** Days and hours of every affair for two people, taken and left out. */
const PICKS = new Set<string>();
const PEOPLE = [
  { role: '新郎', birthYear: '甲子', birthMonth: '乙丑', birthDay: '丙寅' },
  { role: '新娘', birthYear: '丙子', birthDay: '己卯' },
] as const;
for (const { id } of AFFAIRS) {
  const range = { from: TODAY, to: { year: 2027, month: 2, day: 20 } };
  const { candidates, neutral, rejected } = pickDays({ affair: id, ...range, people: PEOPLE, sitting: '子' });
  for (const day of [...candidates, ...neutral]) {
    textsIn(
      [day, verdictSentence(day), day.people.map(personSentence), day.cautions.map(cautionText)],
      PICKS,
    );
    textsIn([day.reasons.map(reasonSentence), day.reasons.map(reasonChip)], PICKS);
  }
  textsIn(rejected.map(rejectionText), PICKS);
  const ofHours = pickHours({ affair: id, date: TODAY, people: PEOPLE, sitting: '子' });
  for (const { relations, spirits } of ofHours.hours)
    textsIn([relations.map(hourRelationText), spirits.map(hourSpiritText)], PICKS);
  textsIn(
    ofHours.rejected.map(({ rejection }) => hourRejectionText(rejection)),
    PICKS,
  );
}

/** Sixty years, each step of them, and a birth beside other dates. */
const YUNQI = new Set<string>();
for (const year of YEARS) {
  textsIn(yunqiYearReading(year), YUNQI);
  textsIn(
    yunqiDifferences(year).map((difference) => differenceText(difference, YUNQI_OPTIONS.defaults)),
    YUNQI,
  );
  for (const { startMs } of yunqiOfYear(year).qiSteps) {
    const moment = yunqiAt(startMs);
    const dates = [Date.UTC(2024, 5, 1), Date.UTC(2026, 10, 22)];
    textsIn([yunqiReading(moment), tendencyReading(tendencyOf(moment))], YUNQI);
    textsIn(
      [yunqiBirthReading(startMs, dates), compareYunqi(startMs, dates).dates.map(comparisonReading)],
      YUNQI,
    );
  }
}

const TABLES = new Set<string>();
for (const hexagram of HEXAGRAMS)
  textsIn([hexagram, hexagramReading(hexagram.name), zhouyiText(hexagram)], TABLES);
for (const mansion of MANSIONS) textsIn([mansion, mansionReading(mansion.name)], TABLES);

const READINGS = [
  ['reports', REPORTS, 10_000],
  ['comparisons', COMPARISONS, 1_000],
  ['charts as text', DOCUMENTS, 1_000],
  ['the glossary', GLOSSARY, 200],
  ['charts in parts', CHARTS, 3_000],
  ['days', DAYS, 3_000],
  ['picked days and hours', PICKS, 1_000],
  ['yunqi', YUNQI, 500],
  ['hexagrams and mansions', TABLES, 1_000],
] as const;

const RUNS = runsOfSources();

describe.each(['tw', 'hk'] as const)('%s', (script) => {
  const dictionary = dictionaryOf(script, RUNS);
  const changed = new Set(dictionary.characters.map(([from]) => from));
  const convert = converterOf(dictionary);
  const faultsIn = (texts: Iterable<string>): readonly string[] =>
    [...texts].flatMap((text) => {
      const strange = strangersIn(convert(text), script, changed).join('');
      return strange === '' ? [] : [`${strange} | ${convert(text)}`];
    });

  test.each(READINGS)('%s', (_, texts, least) => {
    expect(texts.size).toBeGreaterThan(least);
    expect(faultsIn(texts)).toEqual([]);
  });

  test('a text cut at its terms is written as the whole is', () => {
    const apart = READINGS.flatMap(([, texts]) => [...texts]).filter(
      (text) =>
        termParts(text)
          .map((part) => convert(part.text))
          .join('') !== convert(text),
    );
    expect(apart).toEqual([]);
  });

  test('a text that was not converted would be noticed', () => {
    expect(strangersIn('这张盘是辛日午月', script, changed).join('')).toBe('这张盘');
    expect(strangersIn('一邊出點子，天干地支', script, changed)).toEqual([]);
  });
});

test.each(READINGS)('simplified: %s', (_, texts) => {
  const none = new Set<string>();
  expect([...texts].filter((text) => strangersIn(text, 'simplified', none).length > 0)).toEqual([]);
  expect(strangersIn('這是盤', 'simplified', none).join('')).toBe('這盤');
});
