import { expect, test } from 'vitest';
import type { Claim, Statement } from '../statement/statement.ts';
import { paragraph, sectionOf } from './section.ts';

const statement = (key: string, plain: string, isCostly = false, claims: Claim[] = []): Statement => ({
  key,
  ground: null,
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

test('a paragraph shows pictures; what to do is in the why-sheet', () => {
  const [a, b] = [statement('a', '树在长；先剪两枝。', true), statement('b', '水在流；先筑一道堤。')];
  expect(plainsOf(a, b)).toEqual(['树在长。', '水在流。']);
  expect(paragraph(a, b).statements[0]?.whole).toBe('树在长；先剪两枝。');
});

test('a section leaves out what opposes an earlier statement, and paragraphs left empty', () => {
  const weak = statement('a', '弱。', false, [{ about: '日主', aspect: '强弱', value: '弱' }]);
  const strong = statement('b', '强。', false, [{ about: '日主', aspect: '强弱', value: '强' }]);
  const section = sectionOf('overview', { paragraphs: [paragraph(weak), paragraph(strong)], todo: strong });
  expect(section.paragraphs.map(({ statements }) => statements.map(({ key }) => key))).toEqual([['a']]);
  expect(section.todo).toBeNull();
});
