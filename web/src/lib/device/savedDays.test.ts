import { beforeEach, expect, test } from 'vitest';
import { forgetAll } from './erase.ts';
import { useSavedDays } from './savedDays.ts';

beforeEach(() => useSavedDays.setState({ jdns: [], affairs: {} }));
const toggle = (jdn: number, affair?: string) => useSavedDays.getState().toggle(jdn, affair);
const stored = () => {
  const { jdns, affairs } = useSavedDays.getState();
  return { jdns, affairs };
};

test('a day remembers its affair until its star is removed', () => {
  toggle(20, '嫁娶');
  toggle(10);
  expect(stored()).toEqual({ jdns: [10, 20], affairs: { 20: '嫁娶' } });
  toggle(20);
  expect(stored()).toEqual({ jdns: [10], affairs: {} });
  toggle(20);
  expect(stored()).toEqual({ jdns: [10, 20], affairs: {} });
});

test('what was starred is forgotten with the device, so that the next star does not bring it back', () => {
  toggle(10, '嫁娶');
  forgetAll();
  toggle(20);
  expect(stored()).toEqual({ jdns: [20], affairs: {} });
});
