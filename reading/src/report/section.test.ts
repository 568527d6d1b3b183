import { expect, test } from 'vitest';
import type { Claim, Statement } from '../statement/statement.ts';
import { paragraph, sectionOf } from './section.ts';

const statement = (key: string, plain: string, isCostly = false, claims: Claim[] = []): Statement => ({
  key,
  short: null,
  plain,
  whole: plain,
  expert: null,
  evidence: [],
  isCostly,
  claims,
});
const plainsOf = (...statements: Statement[]): (string | null)[] =>
  paragraph(...statements).statements.map(({ plain }) => plain);

test('in a paragraph only the last statement keeps its advice', () => {
  const [a, b] = [statement('a', '树在长；先剪两枝。'), statement('b', '水在流；先筑一道堤。')];
  expect(plainsOf(a, b)).toEqual(['树在长。', '水在流；先筑一道堤。']);
  expect(plainsOf(a)).toEqual(['树在长；先剪两枝。']);
  expect(paragraph(a, b).statements[0]?.whole).toBe('树在长；先剪两枝。');
});

test('a burden always keeps its advice', () => {
  const costly = statement('a', '担子重；先卸一样。', true);
  expect(plainsOf(costly, statement('b', '水在流；先筑一道堤。'))[0]).toBe('担子重；先卸一样。');
});

test('a section leaves out what opposes an earlier statement, and paragraphs left empty', () => {
  const weak = statement('a', '弱。', false, [{ about: '日主', aspect: '强弱', value: '弱' }]);
  const strong = statement('b', '强。', false, [{ about: '日主', aspect: '强弱', value: '强' }]);
  const section = sectionOf('overview', { paragraphs: [paragraph(weak), paragraph(strong)], todo: strong });
  expect(section.paragraphs.map(({ statements }) => statements.map(({ key }) => key))).toEqual([['a']]);
  expect(section.todo).toBeNull();
});
