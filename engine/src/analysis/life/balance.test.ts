import { expect, test } from 'vitest';
import { castChart } from '../../chart/index.ts';
import { DOCTRINE_OPTIONS } from '../doctrine.ts';
import { strengthOf } from '../model/strength.ts';
import { subjectOf } from '../model/subject.ts';
import { balanceOf } from './balance.ts';
import type { LifeInput } from './lifeInput.ts';

const { pillars } = castChart({
  pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
  sex: '男',
  hour: 'shichen',
});

test('a wuxing leads above 30 % and is scarce below 6 %, not at either', () => {
  const strength = strengthOf(subjectOf(pillars), DOCTRINE_OPTIONS.defaults);
  const read = (percent: LifeInput['strength']['percent']) =>
    balanceOf({ strength: { ...strength, percent } } as LifeInput);
  expect(read({ 木: 30, 火: 30, 土: 28, 金: 6, 水: 6 })).toMatchObject({ dominant: [], lacking: [] });
  expect(read({ 木: 30.1, 火: 30, 土: 28, 金: 6, 水: 5.9 })).toMatchObject({
    dominant: ['木'],
    lacking: ['水'],
  });
});
