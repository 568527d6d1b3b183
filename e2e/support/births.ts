/**
 * Births the stories are about, and the records they leave on a device.
 */
import { castChart, type Birth, type ChartRulesInput } from '@shangyuan/engine/chart';
import { buildCase, type CaseRecord } from '../../web/src/lib/cases/caseRecord.ts';
import { personOf, type ComparisonRecord } from '../../web/src/lib/cases/comparisonRecord.ts';
import type { Place } from '../../web/src/lib/cases/place.ts';
import { WORLD } from '@shangyuan/engine/world';

/** A birth with the name it is saved under. */
export interface TestBirth {
  readonly name: string;
  readonly birth: Birth;
  readonly place?: Place;
  readonly rules?: ChartRulesInput;
}

const TIME = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 } as const;

const CHENGDU: Place = {
  code: '510100',
  path: ['四川省', '成都市'],
  longitudeDeg: 104.07,
  latitudeDeg: 30.66,
  precision: 'own',
  zone: 'Asia/Shanghai',
};

/** 1990-06-15 14:30, a woman born in 成都: 庚午 壬午 辛亥 乙未. */
export const XIAOYUE: TestBirth = {
  name: '小月',
  birth: {
    civil: TIME,
    sex: '女',
    hour: 'minute',
    zone: 'Asia/Shanghai',
    longitudeDeg: CHENGDU.longitudeDeg,
  },
  place: CHENGDU,
};

/** The same day, the hour not known. */
export const NO_HOUR: TestBirth = { name: '阿青', birth: { civil: TIME, sex: '男', hour: 'unknown' } };

/** Born in a leap month, cast by true solar time: 丁巳 at half past ten. */
export const LEAP_CHILD: TestBirth = {
  name: '闰月宝宝',
  birth: {
    lunar: { year: 2020, month: 4, isLeap: true, day: 8, hour: 10, minute: 30, second: 0 },
    sex: '女',
    hour: 'minute',
    zone: 'Asia/Shanghai',
    longitudeDeg: CHENGDU.longitudeDeg,
  },
  place: CHENGDU,
  rules: { clock: 'trueSolar' },
};

/** Known by four pillars only. */
export const PILLARS_ONLY: TestBirth = {
  name: '古人',
  birth: { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' }, sex: '男', hour: 'shichen' },
};

/** The record a birth leaves. */
export function caseOf({ name, birth, place, rules = {} }: TestBirth): CaseRecord {
  return buildCase({
    id: crypto.randomUUID(),
    name,
    chart: castChart(birth, rules, WORLD),
    place: place ?? null,
    rules,
    nowMs: Date.now(),
  });
}

/** The record of a comparison of two of them as a couple. */
export function pairOf(id: string, a: TestBirth, b: TestBirth, createdAt: number): ComparisonRecord {
  const people = { a: personOf(caseOf(a)), b: personOf(caseOf(b)) };
  return { id, ...people, mode: 'couple', createdAt, updatedAt: createdAt, deletedAt: 0 };
}
