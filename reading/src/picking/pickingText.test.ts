import {
  AFFAIRS,
  pickDays,
  pickHours,
  PICK_FILTERS,
  PICK_REASON_CODES,
  type PickDaysQuery,
  type PickPerson,
} from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { describe, expect, test } from 'vitest';
import { hourSpiritText } from '../almanac/hourText.ts';
import { lintText } from '../lint/lintText.ts';
import { PICKING_TEXTS } from './picking.texts.ts';
import { hourRejectionText, hourRelationText } from './hourText.ts';
import { personSentence, yearOnlyText } from './personText.ts';
import { pointsText } from '../almanac/hourText.ts';
import { cautionText, reasonChip, reasonSentence } from './reasonText.ts';
import { rejectionText } from './rejectionText.ts';

function dateOf(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

const YEAR = { from: dateOf('2026-01-01'), to: dateOf('2026-12-31') };
const PEOPLE: readonly PickPerson[] = [
  {
    role: '新郎',
    birthYear: '甲子',
    birthMonth: '乙丑',
    birthDay: '丙寅',
    favourableWuxing: ['火', '木'],
    unfavourableWuxing: ['水'],
  },
  {
    role: '新娘',
    birthYear: '丙子',
    birthDay: '己卯',
    favourableWuxing: ['金', '土'],
    unfavourableWuxing: ['木'],
  },
];

/** Searches that together meet every code. */
const SEARCHES: readonly PickDaysQuery[] = [
  { affair: 'jiaqu', ...YEAR, people: PEOPLE, chips: ['sanniang', 'yanggong'] },
  { affair: 'jiaqu', ...YEAR, filters: PICK_FILTERS, people: PEOPLE },
  {
    affair: 'ruzhai',
    ...YEAR,
    sitting: '午',
    rules: { includeNeutral: 'on', weekendBoost: '3' },
    people: PEOPLE,
  },
  { affair: 'ruzhai', ...YEAR, sitting: '亥', rules: { includeNeutral: 'on' } },
  { affair: 'dongtu', ...YEAR, sitting: '子' },
  { affair: 'anzang', ...YEAR, rules: { includeNeutral: 'on' } },
  { affair: 'xiufen', ...YEAR, rules: { includeNeutral: 'on' } },
  { affair: 'qiuyi', ...YEAR },
  { affair: 'kaiguang', ...YEAR },
  { affair: 'jisi', ...YEAR, rules: { includeNeutral: 'on' }, people: PEOPLE },
];
const ANSWERS = SEARCHES.map((query) => pickDays(query));
const REASONS = ANSWERS.flatMap(({ candidates }) => candidates.flatMap(({ reasons }) => reasons));

/** Faults of texts, except the words banned elsewhere: names of affairs are the book's own. */
function issuesOf(texts: Iterable<string>, kind: 'prose' | 'label'): readonly string[] {
  return [...new Set(texts)].flatMap((text) =>
    lintText(text, kind)
      .filter(({ rule }) => !rule.startsWith('banned'))
      .map(({ rule, found }) => `${rule} ${found} in ${text}`),
  );
}

const LOG = /[:＋−-]|undefined|null|\[object|，。|；。/;

describe('reasons', () => {
  test('every code is met, except the bounds that nothing reaches here', () => {
    const met = new Set(REASONS.map(({ code }) => code));
    expect(PICK_REASON_CODES.filter((code) => !met.has(code))).toEqual([]);
  });
  test('are sentences, and chips of a few characters; never the language of a log', () => {
    const sentences = REASONS.map(reasonSentence);
    const chips = REASONS.map(reasonChip);
    expect(issuesOf(sentences, 'prose')).toEqual([]);
    expect(issuesOf(chips, 'label')).toEqual([]);
    expect([...sentences, ...chips].filter((text) => LOG.test(text))).toEqual([]);
    expect(chips.filter((chip) => chip.length > 32)).toEqual([]);
  });
  test('of 2026-05-27 for a wedding', () => {
    const date = dateOf('2026-05-27');
    const { candidates } = pickDays({
      affair: 'jiaqu',
      from: date,
      to: date,
      people: [{ role: '新娘', birthYear: '丙子' }],
    });
    const [day] = candidates;
    expect(
      day?.reasons.map((reason) => [reasonChip(reason), reasonSentence(reason), pointsText(reason.points)]),
    ).toEqual([
      ['天德、三合、成日', '天德、三合、成日当日，《协纪辨方书》列为宜嫁娶。', '加20分'],
      ['有天德', '其中天德是德、赦、愿一类的大吉神。', '加6分'],
      ['玉堂黄道', '当日值玉堂黄道。', '加6分'],
      ['成日', '建除十二神值成日，它本身就列为宜此事。', '加6分'],
      ['轸宿吉', '轸水蚓值日，《玉匣记》以轸宿为吉。', '加3分'],
      ['新娘相合', '新娘（丙子年生，只知年份）：日支丑与新娘年支子六合。', '加6分'],
    ]);
  });
  test('of an affair on two items name each with its own spirits', () => {
    const date = dateOf('2026-03-30');
    const [day] = pickDays({ affair: '买车', from: date, to: date }).candidates;
    expect(day?.reasons.map(reasonSentence)[0]).toBe(
      '五合当日，《协纪辨方书》列为宜交易；建日当日，《协纪辨方书》列为宜出行。',
    );
  });
  test('points have one sign, and none where they are none', () => {
    expect([12, -4, 0].map(pointsText)).toEqual(['加12分', '减4分', '不计分']);
  });
});

describe('removed days', () => {
  const rejected = ANSWERS.flatMap((answer) => answer.rejected);
  test('every filter occurs and has a sentence', () => {
    const filters = Object.keys(PICKING_TEXTS).flatMap((key) => /^filter\.(\w+)/.exec(key)?.[1] ?? []);
    expect(new Set<string>(rejected.map(({ code }) => code))).toEqual(new Set(filters));
    const texts = rejected.map(rejectionText);
    expect(issuesOf(texts, 'prose')).toEqual([]);
    expect(texts.filter((text) => LOG.test(text))).toEqual([]);
  });
  test.each([
    ['jiaqu', '2026-05-01', '四穷、百忌·亥日、上朔当日，《协纪辨方书》列为忌嫁娶。'],
    ['jiaqu', '2026-05-02', '当日与年支相冲，是岁破日。'],
    ['jiaqu', '2026-05-13', '当日与月令相冲，是月破日。'],
    ['jiaqu', '2026-05-05', '没有吉神列为宜，也没有列为忌。'],
    ['kaiguang', '2025-10-02', '祈福在忌列，此事不算宜。'],
  ])('%s on %s: %s', (affair, date, text) => {
    const from = jdnOf(dateOf(date));
    const range = { from: civilDateOf(from - 30), to: civilDateOf(from + 30) };
    const removed = pickDays({ affair, ...range }).rejected.find(({ jdn }) => jdn === from);
    expect(removed === undefined ? null : rejectionText(removed)).toBe(text);
  });
});

test('remarks are sentences', () => {
  const cautions = ANSWERS.flatMap(({ candidates }) => candidates.flatMap((day) => day.cautions));
  const codes = new Set(cautions.map(({ code }) => code));
  expect(codes).toEqual(new Set(['chongDay', 'guluan', 'zhoutang', 'renshen', 'medical']));
  expect(issuesOf(cautions.map(cautionText), 'prose')).toEqual([]);
  expect(cautionText({ code: 'graveQingming', values: {} })).toBe('清明修墓立碑，是习俗常行的事。');
});

test('a person with only a year is judged by it, and the answer says so', () => {
  const known: PickPerson = { role: '新娘', birthYear: '丙子', birthMonth: '庚寅', birthDay: '己卯' };
  const [whole, yearOnly] = [known, { role: '新娘', birthYear: '丙子' } as const].map((person) =>
    pickDays({ affair: 'jiaqu', ...YEAR, people: [person] }),
  );
  const byYear = (answer = whole) =>
    answer?.rejected.filter(({ code }) => code === 'chongYear').map(({ jdn }) => jdn);
  expect(byYear(yearOnly)).toEqual(byYear());
  expect(byYear()?.length).toBeGreaterThan(0);
  const verdicts = yearOnly?.candidates.flatMap(({ people }) => people) ?? [];
  expect(verdicts.every(({ isYearOnly }) => isYearOnly)).toBe(true);
  const codes = new Set(verdicts.flatMap(({ relations }) => relations.map(({ code }) => code)));
  expect([...codes].filter((code) => /^(chong|likes|dislikes)/.test(code))).toEqual([]);
  expect(verdicts.every((verdict) => personSentence(verdict).startsWith('新娘（丙子年生，只知年份）'))).toBe(
    true,
  );
  expect(whole?.candidates.flatMap(({ people }) => people).some(({ isYearOnly }) => isYearOnly)).toBe(false);
  expect(issuesOf([yearOnlyText(['新娘', '主'])], 'prose')).toEqual([]);
  expect(yearOnlyText([])).toBe('');
});

test('people: every relation has a sentence, and so does none', () => {
  const people = ANSWERS.flatMap(({ candidates }) => candidates.flatMap((day) => day.people));
  const codes = new Set(people.flatMap(({ relations }) => relations.map(({ code }) => code)));
  expect(codes.size).toBe(10);
  expect(issuesOf(people.map(personSentence), 'prose')).toEqual([]);
});

test('hours of every affair for two people over a month: relations, spirits, and those left out', () => {
  const first = jdnOf(YEAR.from);
  const relations = new Map<string, string>();
  const rejections = new Set<string>();
  const spirits = new Set<string>();
  for (const { id } of AFFAIRS) {
    for (let i = 0; i < 30; i += 3) {
      const { hours, rejected } = pickHours({
        affair: id,
        date: civilDateOf(first + i),
        people: PEOPLE,
        sitting: '子',
        rules: { nightHours: i % 2 === 0 ? 'exclude' : 'allow' },
      });
      for (const hour of hours) {
        for (const one of hour.relations) relations.set(one.code, hourRelationText(one));
        for (const spirit of hour.spirits) spirits.add(hourSpiritText(spirit));
      }
      for (const { rejection } of rejected) rejections.add(hourRejectionText(rejection));
    }
  }
  expect(relations.size).toBe(13);
  expect(issuesOf([...relations.values(), ...spirits], 'prose')).toEqual([]);
  expect([...rejections].sort()).toEqual(['冲新郎年支子', '夜间', '日破']);
});
