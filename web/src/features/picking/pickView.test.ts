import { pickDays } from '@shangyuan/engine/almanac';
import { describe, expect, test } from 'vitest';
import { queryOf, type PickDayDraft } from './PickDayForm.tsx';
import { mainFilter, personOf, reasonsOf, roleOf } from './pickView.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';

const record = {
  id: 'a',
  name: '张三',
  birth: { sex: '男' },
  pillars: ['庚午', '壬午', '辛亥', '乙未'],
} as unknown as CaseRecord;
const DRAFT: PickDayDraft = {
  affairId: 'jiaqu',
  from: { year: 2026, month: 11, day: 21 },
  span: '30',
  toText: '',
  people: [record],
  sitting: '',
  avoidsChong: true,
  huangdaoOnly: false,
};

describe('the question', () => {
  test('thirty days from today, with the groom and his filter', () => {
    const query = queryOf(DRAFT, '协纪');
    expect(query).toMatchObject({
      affair: 'jiaqu',
      to: { year: 2026, month: 12, day: 20 },
      people: [{ role: '新郎', birthYear: '庚午' }],
      filters: ['H7'],
    });
  });

  test('a wrong range is said in words', () => {
    expect(queryOf({ ...DRAFT, span: 'own', toText: '2026-02-30' }, '协纪')).toBe('结束日期不存在，请检查');
    expect(queryOf({ ...DRAFT, span: 'own', toText: '2026-11-01' }, '协纪')).toBe('结束日期在开始之前');
    expect(queryOf({ ...DRAFT, span: 'own', toText: '2028-11-01' }, '协纪')).toBe('范围最多 366 天');
  });

  test('the first person is 主 where no wedding is held', () => {
    expect([roleOf('kaishi', record, 0), roleOf('kaishi', record, 1)]).toEqual(['主', '家人']);
    expect(personOf(record, '主')).toEqual({
      role: '主',
      birthYear: '庚午',
      birthMonth: '壬午',
      birthDay: '辛亥',
    });
  });
});

describe('the answer', () => {
  const query = queryOf(DRAFT, '协纪');
  const result = typeof query === 'string' ? null : pickDays(query);

  test('every day has a reason for it, and reasons stand by weight', () => {
    expect(result?.candidates.length).toBeGreaterThan(0);
    for (const candidate of result?.candidates ?? []) {
      const { good } = reasonsOf(candidate);
      expect(good.length).toBeGreaterThan(0);
      good.slice(1).forEach((reason, i) => expect(reason.points).toBeLessThanOrEqual(good[i]?.points ?? 0));
    }
  });

  test('an empty answer can say what removed the most days', () => {
    expect(mainFilter(result?.rejected ?? [])).toMatch(/^其中 \d+ 天因“.+”一类被排除$/);
    expect(mainFilter([])).toBeNull();
  });
});
