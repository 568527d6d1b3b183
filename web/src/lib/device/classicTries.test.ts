import { expect, test } from 'vitest';
import { clearTries, storeTry, toggleMark, useClassicTries } from './classicTries.ts';

test('the first try of a chart stays, and all of them come back after they were cleared', () => {
  storeTry('163', { strength: '身弱', useful: '土' });
  storeTry('163', { strength: '身强', useful: '水' });
  expect(useClassicTries.getState().tries).toEqual({ '163': { strength: '身弱', useful: '土' } });
  const undo = clearTries();
  expect(useClassicTries.getState().tries).toEqual({});
  storeTry('029', { strength: null, useful: '火' });
  undo();
  expect(Object.keys(useClassicTries.getState().tries).toSorted()).toEqual(['029', '163']);
});

test('a chart is marked, and its mark taken away', () => {
  toggleMark('163');
  toggleMark('029');
  toggleMark('163');
  expect(useClassicTries.getState().marked).toEqual(['029']);
});
