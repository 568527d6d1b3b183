import {
  ALMANAC_OPTIONS,
  almanacDay,
  type AlmanacDay,
  JIANCHU,
  SPIRIT_WORDS,
  SPIRITS,
} from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { describe, expect, test } from 'vitest';
import { directionText } from '../almanac/index.ts';
import { lintText } from '../lint/lintText.ts';
import { DAY_FACT_KINDS, type DayFactKind, dayFactReading } from './dayFactReading.ts';
import {
  COUNTED_FESTIVALS,
  LUNAR_FESTIVALS,
  LUNAR_YEAR_END,
  SOLAR_FESTIVALS,
  TERM_FESTIVALS,
  WEEKDAY_FESTIVALS,
} from '../../../engine/src/calendar/tables/festivals.ts';
import { FESTIVAL_TEXTS, FOLK_SOURCES } from './festivalTexts.ts';
import { SHA_BY_BRANCH } from './tables.ts';
import { TERM_TEXTS } from './termTexts.ts';

const FIRST = jdnOf({ year: 2026, month: 1, day: 1 });
const SCHOOLS = [{}, { fuShen: 'A', chongStem: 'seventh', guiren: 'gengxin', phenology: 'days' }] as const;

function days(count: number, choice: Parameters<typeof almanacDay>[1] = {}): AlmanacDay[] {
  return Array.from({ length: count }, (_, i) =>
    almanacDay(civilDateOf(FIRST + i), ALMANAC_OPTIONS.complete(choice)),
  );
}

const stepsText = (kind: DayFactKind, day: AlmanacDay): string => dayFactReading(kind, day).steps.join('');
const day = almanacDay({ year: 2026, month: 11, day: 22 });

describe('the reading of a day fact', () => {
  test('is whole and clean for every kind on every day of a year, by either school', () => {
    const texts = new Set<string>();
    for (const choice of SCHOOLS)
      for (const one of days(365, choice))
        for (const kind of DAY_FACT_KINDS) {
          const { meaning, steps, sources, caution } = dayFactReading(kind, one);
          for (const text of [meaning, ...steps]) texts.add(text);
          expect(new Set(sources).size).toBe(sources.length);
          expect(caution === null).toBe(kind !== 'renshen');
        }
    expect(texts.size).toBeGreaterThan(1_000);
    for (const text of texts) {
      expect(text, 'a text is missing or does not end a sentence').toMatch(/[。！？]$/);
      expect(lintText(text, 'prose'), text).toEqual([]);
    }
  });

  test('the meaning of each spirit can end a sentence, except for 百忌, which 彭祖百忌 describes', () => {
    const texts = SPIRITS.filter(({ name }) => !name.startsWith('百忌'));
    const faults = texts.flatMap(({ id, name }) =>
      lintText(`${SPIRIT_WORDS[id].meaning}。`, 'prose').map(({ found }) => `${name} ${found}`),
    );
    expect(faults).toEqual([]);
    expect(texts.length).toBeLessThan(SPIRITS.length);
  });

  test('directions by stem are those of the engine, by either list of 福神', () => {
    for (const choice of SCHOOLS)
      for (const one of days(10, choice)) {
        const { stem } = one.pillars.day;
        for (const [kind, direction] of [
          ['caishen', one.caishenDirection],
          ['xishen', one.xishenDirection],
          ['fushen', one.fushenDirection],
        ] as const) {
          // The list names the stem once, with the direction that the engine has.
          const [list = ''] = dayFactReading(kind, one).steps;
          const row = list.split(/[：，。]/u).filter((part) => part.endsWith(directionText(direction)));
          expect(
            row.some((part) => part.split('日')[0]?.includes(stem)),
            `${kind} ${stem}: ${list}`,
          ).toBe(true);
        }
      }
  });

  test('煞 lies opposite the phase of the three', () => {
    const opposite = { 水: '南', 木: '西', 火: '北', 金: '东' } as const;
    for (const { chongsha, pillars } of days(12)) {
      const [branches, phase] = SHA_BY_BRANCH[pillars.day.branch];
      expect(branches).toContain(pillars.day.branch);
      expect(opposite[phase as keyof typeof opposite]).toBe(chongsha.shaDirection);
    }
  });

  test('counts lead to the value: officer, void pair, 六曜', () => {
    for (const one of days(365)) {
      const place = Number(/是第(\d+)位，值“/u.exec(stepsText('jianchu', one))?.[1]);
      expect(JIANCHU[place - 1]).toBe(one.jianchu);
      const [, head = '', , empty = ''] =
        /在(..)到(..)这一旬.*所以空(..)。/u.exec(stepsText('kongwang', one)) ?? [];
      expect(head.startsWith('甲')).toBe(true);
      expect(empty).toBe(one.kongwang.join(''));
      const rest = Number(/余(\d)/u.exec(stepsText('liuyao', one))?.[1]);
      expect(['先胜', '友引', '先负', '佛灭', '大安', '赤口'][rest]).toBe(one.liuyao);
    }
  });

  test('the year that begins with 正月初一 is distinguished from that of 立春', () => {
    // 立春 of 2026 is 4 February, 正月初一 the 17th.
    expect(stepsText('lunarYear', almanacDay({ year: 2026, month: 2, day: 10 }))).toContain(
      '两种换年的说法不同',
    );
    expect(stepsText('lunarYear', day)).toContain('年柱也是丙午');
  });

  test('the words of a day', () => {
    expect(dayFactReading('chongsha', day).steps).toEqual([
      '当天日支为子，对面是午，属马，所以冲马。',
      '所冲的干支写作甲午：地支是对面的午，天干取日干庚所克的甲。',
      '申子辰三合为水，煞在它的对方，所以煞南。',
    ]);
    expect(stepsText('jianchu', day)).toContain('亥月的青龙起在午日');
    expect(stepsText('mansion', day)).toContain('虚日鼠');
    expect(dayFactReading('spirits', day).steps[0]).toBe('天德合（吉）：亥月见庚；与天德相合之干。');
  });

  test('every festival has its words, and so has every term', () => {
    const names = [
      ...LUNAR_FESTIVALS.map(([, , name]) => name),
      ...SOLAR_FESTIVALS.map(([, , name]) => name),
      ...WEEKDAY_FESTIVALS.map(([, , , name]) => name),
      ...[LUNAR_YEAR_END, ...Object.values(TERM_FESTIVALS), ...Object.values(COUNTED_FESTIVALS)].map(
        ([name]) => name,
      ),
    ];
    const texts = Object.keys(FESTIVAL_TEXTS);
    expect(
      names.filter((name) => !texts.includes(name)),
      'write what these festivals are in festivalTexts.ts',
    ).toEqual([]);
    expect(
      texts.filter((name) => !names.includes(name)),
      'remove texts of festivals that there are not',
    ).toEqual([]);
    expect(stepsText('festivals', almanacDay({ year: 2027, month: 1, day: 23 }))).toMatch(/^尾牙：腊月十六/u);
    expect(dayFactReading('festivals', almanacDay({ year: 2026, month: 3, day: 20 })).sources).toEqual([
      '《荆楚岁时记》《燕京岁时记》等岁时书',
      '闽台岁时的通例',
    ]);
    expect(Object.keys(FOLK_SOURCES).filter((name) => !(name in FESTIVAL_TEXTS))).toEqual([]);
    expect(stepsText('festivals', day)).toBe('');
    expect(dayFactReading('hou', day).steps[1]).toBe(`${day.hou.term}：${TERM_TEXTS[day.hou.term]}。`);
  });

  test('seasons beside the terms say how they are counted', () => {
    const at = (month: number, date: number) =>
      stepsText('season', almanacDay({ year: 2026, month, day: date }));
    expect(at(12, 25)).toContain('从冬至那天数起');
    expect(at(7, 20)).toContain('第三个庚日入初伏');
    expect(stepsText('season', day)).toBe('');
  });
});
