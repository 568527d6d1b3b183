import { expect, test } from 'vitest';
import { shanghaiDate } from './clock.ts';
import { shortPath } from './place.ts';
import { pullDistance } from './pull.ts';
import { splitByBytes } from './secret.ts';
import { stripFactsOf } from './stripFacts.ts';

test('shanghaiDate changes at midnight in Shanghai', () => {
  expect(shanghaiDate(Date.UTC(2026, 10, 21, 15, 59, 59))).toBe('2026-11-21');
  expect(shanghaiDate(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22');
});

test('shortPath drops the suffixes of the first two levels alone', () => {
  expect(shortPath(['四川省', '成都市', '武侯区'])).toEqual(['四川', '成都', '武侯区']);
  expect(shortPath(['新疆维吾尔自治区', '喀什地区', '喀什市'])).toEqual(['新疆', '喀什地区', '喀什市']);
  expect(shortPath(['广西壮族自治区', '南宁市'])).toEqual(['广西', '南宁']);
});

test('pullDistance grows ever slower and stays under 96 px', () => {
  const steps = [0, 40, 80, 160, 400, 4000].map(pullDistance);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(96);
  expect(pullDistance(-5)).toBe(0);
});

test('splitByBytes keeps every character whole', () => {
  const text = '上元h5🙂'.repeat(40);
  const pieces = splitByBytes(text, 245);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(245);
});

test('the strip says the pillars of the moment and the way to the next term', () => {
  // 2026-11-21 10:00 in Beijing; 小雪 2026-11-22 15:23 (Purple Mountain Observatory).
  expect(stripFactsOf(Date.UTC(2026, 10, 21, 2))).toEqual({
    pillars: '丙午年 己亥月 己亥日 巳时',
    term: '距小雪 1天5时',
  });
});
