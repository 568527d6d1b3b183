import { expect, test } from 'vitest';
import { parse, ParseError } from './result.ts';

test('a value that was read, and why it could not be', () => {
  expect(parse(() => 7)).toEqual({ ok: true, value: 7 });
  const refuse = () => {
    throw new ParseError('date');
  };
  expect(parse(refuse)).toEqual({ ok: false, error: 'date' });
});

test('a defect of the reader is not an answer', () => {
  const broken = () => {
    throw new TypeError('defect');
  };
  expect(() => parse(broken)).toThrow(TypeError);
});
