import { expect, test } from 'vitest';
import { termSpan } from './termSpan.ts';

test('the term bar runs from 立冬 to 小雪', () => {
  const span = termSpan(Date.UTC(2026, 10, 21, 4));
  expect(span).toMatchObject({ from: '立冬', fromText: '11-07 17:52', to: '小雪', toText: '11-22 15:23' });
  expect(span.share).toBeGreaterThan(0.9);
});
