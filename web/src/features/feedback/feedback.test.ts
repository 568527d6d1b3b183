import { VERSION } from '@shangyuan/contract';
import { expect, test, vi } from 'vitest';
import { chartFactsOf, factsOf, readDraft, saveDraft } from './feedback.ts';

const BIRTH = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
  zone: 'Asia/Shanghai',
  longitudeDeg: 104.07,
} as const;
const chart = chartFactsOf(BIRTH, '换日 23:00');
const query = { type: 'chart', page: '命盘' };

test('the rules of a chart always go along, its birth only on a tick', () => {
  expect(factsOf(query, chart, false)).toEqual({ page: '命盘', rules: '换日 23:00', version: VERSION });
  const ticked = factsOf(query, chart, true)['birth'] ?? '';
  for (const part of ['女', '1990', '104.07', 'Asia/Shanghai']) expect(ticked).toContain(part);
});

test('a message about something else contains no chart', () => {
  expect(factsOf({ type: 'calendar', detail: '2026-11-21' }, null, true)).toEqual({
    detail: '2026-11-21',
    version: VERSION,
  });
});

test('a chart of pillars is named by its pillars', () => {
  const pillars = { year: '庚午', month: '壬午', day: '辛亥', hour: null };
  expect(chartFactsOf({ pillars, sex: '男', hour: 'unknown' } as never, '').birth).toBe('男，庚午 壬午 辛亥');
});

test('a draft has all that was typed and chosen, unless the address names another kind', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  const draft = { type: 'content', text: '文', more: '', contact: '某人', company: '某社' } as const;
  saveDraft('advice', draft);
  expect(readDraft('advice', undefined)).toEqual(draft);
  expect(readDraft('advice', 'chart')).toEqual({ ...draft, type: 'chart' });
  saveDraft('advice', null);
  expect(readDraft('advice', undefined)).toEqual({
    type: 'other',
    text: '',
    more: '',
    contact: '',
    company: '',
  });
});
