import { expect, test } from 'vitest';
import { changeToShow, type SecurityChange } from './securityChange.ts';

const change = (kind: SecurityChange['kind'], day: number, more: Partial<SecurityChange> = {}) => ({
  id: String(day),
  kind,
  at: `2026-03-0${day}T00:00:00.000Z`,
  byOperator: false,
  isHere: false,
  ...more,
});

test('after a login the newest change of the second step is shown that was made elsewhere', () => {
  const changes = [
    change('password', 5),
    change('secondStepOff', 4, { isHere: true }),
    change('recoveryUsed', 3),
    change('secondStepOn', 2),
  ];
  expect(changeToShow(changes, '')?.kind).toBe('recoveryUsed');
  expect(changeToShow(changes, '2026-03-02T12:00:00.000Z')?.kind).toBe('recoveryUsed');
  expect(changeToShow(changes, '2026-03-03T00:00:00.000Z')).toBeNull();
  expect(changeToShow([], '')).toBeNull();
});

test('a change of the operator is shown too', () => {
  expect(changeToShow([change('secondStepOff', 1, { byOperator: true })], '')?.kind).toBe('secondStepOff');
});
