import { HOME, castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { buildCase, placeText } from '../../lib/cases/caseRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { birthOf, hasOpenClock, rulesOf } from './birthForm.ts';
import { caseFormOf } from './caseForm.ts';

const CHENGDU: Place = {
  code: '510107',
  path: ['四川省', '成都市', '武侯区'],
  longitudeDeg: 104.04,
  latitudeDeg: 30.64,
  zone: 'Asia/Shanghai',
  precision: 'own',
};
const WHERE = { zone: 'Asia/Shanghai', longitudeDeg: 104.04, latitudeDeg: 30.64 };
const CIVIL = { civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 } };
const LUNAR = { lunar: { year: 2020, month: 4, isLeap: true, day: 8, hour: 10, minute: 30, second: 0 } };

test.each([
  ['a solar birth by the clock', { ...CIVIL, sex: '女', hour: 'minute' }, null, {}],
  [
    'a solar birth by true solar time',
    { ...CIVIL, ...WHERE, sex: '男', hour: 'minute' },
    CHENGDU,
    { clock: 'trueSolar' },
  ],
  ['a leap month', { ...LUNAR, sex: '女', hour: 'minute' }, null, { dayBoundary: 'midnight' }],
  ['a 时辰 of a lunar date', { ...LUNAR, ...WHERE, sex: '男', hour: 'shichen' }, CHENGDU, {}],
  ['an hour that is not known', { ...CIVIL, sex: '女', hour: 'unknown' }, null, {}],
  ['daylight time kept', { ...CIVIL, sex: '女', hour: 'minute' }, null, { clock: 'wall' }],
] as const)('the form of a case makes its own birth and rules again: %s', (_, birth, place, rules) => {
  const chart = castChart(birth, rules, HOME);
  const record = buildCase({ id: 'case-0001', name: '小月', chart, place, rules, nowMs: 0 });
  if ('pillars' in record.birth) throw new Error('Cannot edit pillars as a date');
  const { form, rules: chosen } = caseFormOf(HOME, record, record.birth);
  expect(form).toMatchObject({ name: '小月', place, calendar: 'lunar' in birth ? 'lunar' : 'solar' });
  expect(birthOf(HOME, form)).toEqual(birth);
  expect(rulesOf(form, chosen)).toEqual(rules);
});

test('a saved birth keeps the clock it was cast by: of 1890 that of its zone, in 乌鲁木齐 Beijing time', () => {
  const births = [
    { civil: { ...CIVIL.civil, year: 1890 }, place: CHENGDU },
    { ...CIVIL, place: { ...CHENGDU, code: '650102', longitudeDeg: 87.63 } },
  ];
  for (const { civil, place } of births) {
    const { longitudeDeg } = place;
    const birth = { civil, ...WHERE, longitudeDeg, sex: '女', hour: 'minute' } as const;
    const chart = castChart(birth, {}, HOME);
    const record = buildCase({ id: 'case-0001', name: '', chart, place, rules: {}, nowMs: 0 });
    const { form } = caseFormOf(HOME, record, birth);
    expect(hasOpenClock(form)).toBe(false);
    expect(birthOf(HOME, form)).toEqual(birth);
  }
});

test('the code of a place that has no name is shown until one is chosen, and is no place of the birth', () => {
  const { birth } = makeCase('case-0001', '小月', 1990);
  const record = makeCase('case-0001', '小月', 1990, { areaCode: '510199' });
  if ('pillars' in birth) throw new Error('Cannot edit pillars as a date');
  const { form } = caseFormOf(HOME, record, birth);
  expect(placeText(form)).toBe('地区 510199');
  expect(birthOf(HOME, form)).toEqual(birth);
  expect(placeText({ ...form, place: CHENGDU })).toBe('武侯区');
});
