import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import {
  ANY_TRAITS,
  filterCases,
  letterOf,
  matchesText,
  NO_GROUP,
  prepareSearch,
  traitCount,
} from './caseFilter.ts';

const zhang = makeCase('case-0001', '张三', 1990, { tags: ['家人'], isStarred: true });
const li = makeCase('case-0002', '李四', 1985);
const nobody = makeCase('case-0003', '', 2001);
const all = [zhang, li, nobody];
const filter = { text: '', isStarredOnly: false, groupId: null, order: 'recent' } as const;

describe('filterCases', () => {
  test('finds by name, pillar of a place, tag and date', () => {
    expect(matchesText(zhang, '张')).toBe(true);
    expect(matchesText(zhang, '辛亥日')).toBe(true);
    expect(matchesText(zhang, '辛亥月')).toBe(false);
    expect(matchesText(zhang, '家人')).toBe(true);
    expect(matchesText(zhang, '1990-06')).toBe(true);
    expect(matchesText(nobody, '命主')).toBe(true);
    expect(matchesText(li, '张')).toBe(false);
  });
  test('finds by the code of a place that has no name', () => {
    expect(matchesText(makeCase('case-0008', '周八', 1990, { areaCode: '510199' }), '5101')).toBe(true);
    expect(matchesText(zhang, '5101')).toBe(false);
  });
  test('orders by use, name and birth', () => {
    const ids = (order: 'recent' | 'name' | 'birth') =>
      filterCases(all, { ...filter, order }).map(({ id }) => id);
    expect(ids('recent')).toEqual([nobody.id, zhang.id, li.id]);
    expect(ids('name')).toEqual([li.id, nobody.id, zhang.id]);
    expect(ids('birth')).toEqual([li.id, zhang.id, nobody.id]);
  });
  test('puts the pinned first in every order, among themselves in that order', () => {
    const pinned = makeCase('case-0006', '赵六', 1970, { isPinned: true });
    const other = makeCase('case-0007', '安七', 1980, { isPinned: true });
    const ids = (order: 'recent' | 'name' | 'birth') =>
      filterCases([zhang, pinned, li, other], { ...filter, order }).map(({ id }) => id);
    expect(ids('recent')).toEqual([other.id, pinned.id, zhang.id, li.id]);
    expect(ids('name')).toEqual([other.id, pinned.id, li.id, zhang.id]);
    expect(ids('birth')).toEqual([pinned.id, other.id, li.id, zhang.id]);
  });
  test('filters to the starred only', () => {
    expect(filterCases(all, { ...filter, isStarredOnly: true })).toEqual([zhang]);
  });
});

describe('what a case is found by is written down while the browser rests', () => {
  const idle: (() => void)[] = [];
  const rest = async () => {
    idle.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  const stubbed = () => {
    const request = (run: () => void) => idle.push(run);
    vi.stubGlobal('window', { requestIdleCallback: request });
    vi.stubGlobal('requestIdleCallback', request);
  };
  afterEach(() => {
    idle.length = 0;
    vi.unstubAllGlobals();
  });
  /** Cases that count how often their tags are read. */
  const watched = (count: number) => {
    let reads = 0;
    const cases = Array.from({ length: count }, () => ({
      ...zhang,
      get tags() {
        reads += 1;
        return ['家人'];
      },
    }));
    return { cases, reads: () => reads };
  };

  test('a thousand at a stretch, and a letter typed afterwards reads none of them again', async () => {
    stubbed();
    const { cases, reads } = watched(1_500);
    prepareSearch(cases);
    expect(reads()).toBe(0);
    await rest();
    expect(reads()).toBe(1_000);
    await rest();
    expect(reads()).toBe(1_500);
    expect(filterCases(cases, { ...filter, text: '家' })).toHaveLength(1_500);
    expect(reads()).toBe(1_500);
  });

  test('ends with the list it was begun for', async () => {
    stubbed();
    const { cases, reads } = watched(1_500);
    const end = prepareSearch(cases);
    await rest();
    end();
    await rest();
    expect(reads()).toBe(1_000);
  });
});

describe('traits', () => {
  const noHour = makeCase('case-0004', '阿青', 1960, {
    pillars: ['庚子', '壬午', '甲戌', null],
    groupId: 'group-1',
    notes: [{ id: 'n', text: '搬家', year: 2001, createdAt: 1 }],
  });
  const found = (part: Partial<typeof ANY_TRAITS>, groupId: string | null = null) =>
    filterCases([...all, noHour], { ...filter, groupId, traits: { ...ANY_TRAITS, ...part } }).map(
      ({ id }) => id,
    );

  test('each matches only what it names', () => {
    expect(found({ sex: '男' })).toEqual([]);
    expect(found({ dayStem: '甲' })).toEqual([noHour.id]);
    expect(found({ tag: '家人' })).toEqual([zhang.id]);
    expect(found({ hasNotes: true })).toEqual([noHour.id]);
    expect(found({ isHourUnknown: true })).toEqual([noHour.id]);
    expect(found({ fromYear: 1985, toYear: 1990 })).toEqual([zhang.id, li.id]);
    expect(found({ fromYear: 1991 })).toEqual([nobody.id]);
    expect(found({ toYear: 1960 })).toEqual([noHour.id]);
  });
  test('those without a date have no year to be found by', () => {
    const birth = { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' }, sex: '男' } as const;
    const pillars = makeCase('case-0005', '古人', 1990, { birth: { ...birth, hour: 'shichen' } });
    expect(filterCases([pillars], { ...filter, traits: { ...ANY_TRAITS, fromYear: 1 } })).toEqual([]);
  });
  test('a group, and those without one', () => {
    expect(found({}, 'group-1')).toEqual([noHour.id]);
    expect(found({}, NO_GROUP)).toEqual([nobody.id, zhang.id, li.id]);
  });
  test('counts what is chosen', () => {
    expect(traitCount(ANY_TRAITS)).toBe(0);
    expect(traitCount({ ...ANY_TRAITS, sex: '男', hasNotes: true })).toBe(2);
  });
});

test.each([
  ['阿远', 'A'], ['八戒', 'B'], ['陈', 'C'], ['邓', 'D'], ['范', 'F'], ['高', 'G'], ['黄', 'H'], ['金', 'J'],
  ['孔', 'K'], ['李四', 'L'], ['马', 'M'], ['倪', 'N'], ['欧阳若水', 'O'], ['潘', 'P'], ['钱', 'Q'], ['任', 'R'],
  ['孙', 'S'], ['唐', 'T'], ['王五', 'W'], ['徐', 'X'], ['杨', 'Y'], ['张三', 'Z'], ['Tom', 'T'], ['007', '#'],
  ['', '#'],
])('%s is listed under %s', (name, letter) => expect(letterOf(name)).toBe(letter)); // prettier-ignore
