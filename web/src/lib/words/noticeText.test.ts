import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { noticeText } from './noticeText.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const chengdu = castChart({ civil: CIVIL, sex: '女', hour: 'minute', longitudeDeg: 104.07 });

describe('noticeText', () => {
  test('the clock that gives another hour is named with its pillars', () => {
    const notice = chengdu.notices.find((item) => item.code === 'clocksDisagree');
    expect(notice && noticeText(notice)).toEqual({
      text: '改用真太阳时，四柱会不同。',
      other: '庚午 壬午 辛亥 甲午',
    });
  });

  test('every notice of a late birth beside a term has words', () => {
    const late = castChart({
      civil: { year: 2024, month: 2, day: 4, hour: 16, minute: 27, second: 0 },
      sex: '男',
      hour: 'minute',
    });
    const notice = late.notices.find((item) => item.code === 'nearTerm');
    expect(notice && noticeText(notice).text).toContain('立春之前');
    for (const item of late.notices) expect(noticeText(item).text).toMatch(/。$/);
  });
});
