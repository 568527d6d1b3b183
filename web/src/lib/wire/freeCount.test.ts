import { describe, expect, test } from 'vitest';
import { afterUse, countFor, freshCount, judge } from './freeCount.ts';

const TODAY = '2026-11-21';

describe('countFor', () => {
  test('keeps the counters of today', () => {
    const used = afterUse(freshCount(TODAY), 'PaiPan');
    expect(countFor(JSON.parse(JSON.stringify(used)), TODAY).PaiPan).toBe(2);
  });
  test('starts again on another date, and where nothing sensible was stored', () => {
    for (const stored of [null, 'x', 7, {}, { date: '2026-11-20', PaiPan: 0, Ri: 0 }])
      expect(countFor(stored, TODAY)).toEqual(freshCount(TODAY));
  });
  test('fills in what is missing or no count', () => {
    const count = countFor({ date: TODAY, PaiPan: -1, Ri: '1', Shi: 0 }, TODAY);
    expect([count.PaiPan, count.Ri, count.Shi]).toEqual([3, 1, 0]);
  });
});

test('afterUse never goes below zero', () => {
  expect(afterUse(freshCount(TODAY), 'hepan').hepan).toBe(0);
});

describe('judge, the gate of the spec', () => {
  const count = freshCount(TODAY);
  const plain = { id: '7', isVip: '0' };
  test.each([
    [null, 'PaiPan', 'login'],
    [{ id: '', isVip: '1' }, 'PaiPan', 'login'],
    [{ id: '7', isVip: '1' }, 'hepan', 'allow'],
    [{ id: '7', isVip: '2' }, null, 'allow'],
    [plain, 'PaiPan', 'count'],
    [plain, 'Ri', 'count'],
    [plain, 'hepan', 'usedUp'],
    [plain, null, 'memberOnly'],
  ] as const)('%j asks for %s: %s', (user, feature, verdict) => {
    expect(judge(user, count, feature)).toBe(verdict);
  });
  test('three castings a day, then the counter is used up', () => {
    let left = count;
    for (let use = 0; use < 3; use++) {
      expect(judge(plain, left, 'PaiPan')).toBe('count');
      left = afterUse(left, 'PaiPan');
    }
    expect(judge(plain, left, 'PaiPan')).toBe('usedUp');
  });
});
