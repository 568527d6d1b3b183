import { FEATURES, FREE_QUOTAS } from '@shangyuan/contract';
import { expect, test } from 'vitest';
import { ACTIVATION_LENGTH, activationText } from './activationText.ts';
import { reasonText, statusDetail } from './memberView.ts';
import { countsText, QUOTA_ROWS } from './QuotaTable.tsx';

test('every feature has a reason, by whether it has free uses', () => {
  for (const feature of FEATURES)
    expect(reasonText(feature)).toContain(FREE_QUOTAS[feature] > 0 ? '已用完' : '会员功能');
  expect(reasonText('report')).toBe('命盘报告的全文为会员功能，开通后每个命盘都能看');
  for (const from of [undefined, '', 'constructor', 'paipan']) expect(reasonText(from)).toBe('');
});

test('every feature is in the table exactly once', () => {
  expect(QUOTA_ROWS.flat().toSorted()).toEqual([...FEATURES].toSorted());
});

test('the status of a user: days only where they run out', () => {
  expect(statusDetail(null)).toBe('登录后可开通');
  expect(statusDetail({ vipType: '', vipDay: 0, remainCount: 0 })).toBe('开通后不限次数');
  expect(statusDetail({ vipType: '1', vipDay: 30, remainCount: 2 })).toBe('剩余 30 天 · 单项服务剩余 2 次');
  expect(statusDetail({ vipType: '2', vipDay: 355_000, remainCount: 0 })).toBe('');
});

test('a code is shown in groups however it was typed, and again the same', () => {
  for (const typed of ['0123456789abcdef', '0123-4567-89AB-CDEF', ' ０１２３ 4567_89ab cdefXX']) {
    expect(activationText(typed)).toBe('0123-4567-89AB-CDEF');
    expect(activationText(activationText(typed))).toHaveLength(ACTIVATION_LENGTH);
  }
  expect(['', '0', '01234', '01234-'].map(activationText)).toEqual(['', '0', '0123-4', '0123-4']);
});

test.each([
  [[3], '3'],
  [[0], '无'],
  [[1, 1], '各1'],
  [[0, 0], '无'],
  [[1, 0], '1 / 0'],
])('the counts %j are read as %s, not run together', (counts, text) => expect(countsText(counts)).toBe(text));
