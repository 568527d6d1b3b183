import { expect, test } from 'vitest';
import { caseLabel } from './caseRecord.ts';

test('cases without a name differ by their date, or by their pillars', () => {
  const clock = { hour: 14, minute: 30, second: 0 };
  const pillars = ['庚午', '壬午', '辛亥', null] as const;
  const civil = { sex: '男', hour: 'minute', civil: { year: 1990, month: 6, day: 5, ...clock } } as const;
  expect(caseLabel({ name: '', birth: civil, pillars })).toBe('命主 1990-06-05');
  const lunar = { year: 1990, month: 5, day: 23, isLeap: true, ...clock };
  expect(caseLabel({ name: '', birth: { sex: '女', hour: 'unknown', lunar }, pillars })).toBe(
    '命主 农历1990年闰五月廿三',
  );
  const typed = { year: '庚午', month: '壬午', day: '辛亥', hour: null } as const;
  expect(caseLabel({ name: '', birth: { sex: '女', hour: 'minute', pillars: typed }, pillars })).toBe(
    '命主 庚午壬午辛亥',
  );
  expect(caseLabel({ name: '王明', birth: civil, pillars })).toBe('王明');
});
