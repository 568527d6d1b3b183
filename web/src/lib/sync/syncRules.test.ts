import type { WireRecord } from '@shangyuan/contract';
import { describe, expect, test } from 'vitest';
import type { SyncedRecord } from '../cases/syncedRecord.ts';
import type { Body } from './mergeBodies.ts';
import { canonicalJson } from './mergeBodies.ts';
import type { DeviceRecord } from './syncPorts.ts';
import { editInstant, hasUnsentEdit, isChanged, isOwn, mergeEdits, newsOf, refusalOf } from './syncRules.ts';

const EDITED = '2026-11-22T08:00:00.000Z';
const textOf = (body: Body) => canonicalJson(body);

const row = (body: Body | null, more: Partial<SyncedRecord> = {}): SyncedRecord => ({
  id: 'a',
  kind: 'case',
  revision: 1,
  text: body === null ? '' : textOf(body),
  isDeleted: false,
  conflicts: 0,
  sending: null,
  ...more,
});
const device = (body: Body, more: Partial<DeviceRecord> = {}): DeviceRecord => ({
  id: 'a',
  kind: 'case',
  text: textOf(body),
  isDeleted: false,
  editedAt: Date.parse(EDITED),
  ...more,
});
const wire = (body: Body, more: Partial<WireRecord> = {}): WireRecord =>
  ({
    id: 'a',
    kind: 'case',
    body,
    editedAt: EDITED,
    deletedAt: '',
    revision: 2,
    conflicts: 0,
    ...more,
  }) as WireRecord;

describe('a record is sent', () => {
  test.each([
    ['new on the device', device({ name: '甲' }), undefined, true],
    ['new and deleted before it was sent', device({ name: '甲' }, { isDeleted: true }), undefined, false],
    ['as both had it', device({ name: '甲' }), row({ name: '甲' }), false],
    ['with another text', device({ name: '乙' }), row({ name: '甲' }), true],
    ['deleted here only', device({ name: '甲' }, { isDeleted: true }), row({ name: '甲' }), true],
    [
      'deleted on both sides',
      device({ name: '乙' }, { isDeleted: true }),
      row({ name: '甲' }, { isDeleted: true }),
      false,
    ],
    ['gone from the device', undefined, row({ name: '甲' }), true],
    ['never anywhere', undefined, row(null), false],
  ])('%s', (_, local, last, expected) => {
    expect(isChanged(local, last)).toBe(expected);
  });

  test('not again with the text that was refused', () => {
    const local = device({ name: '甲' });
    expect(refusalOf(local, row(null, { refused: { text: local.text, why: 'invalid' } }))).toBe('invalid');
    expect(refusalOf(local, row(null, { refused: { text: '{}', why: 'invalid' } }))).toBeNull();
  });
});

describe('the trash has an edit that would be lost', () => {
  const trashed = device({ name: '乙', updatedAt: 2 }, { isDeleted: true });
  test.each([
    ['neither version of the account has it', trashed, row({ name: '甲' }), { name: '丙' }, true],
    ['the account never had the record from here', trashed, undefined, { name: '丙' }, true],
    ['it was sent before', trashed, row({ name: '乙', updatedAt: 1 }), { name: '丙' }, false],
    ['the account has the same', trashed, row({ name: '甲' }), { name: '乙', updatedAt: 3 }, false],
    ['the record is purged elsewhere', trashed, row({ name: '甲' }), null, false],
    ['the record is living here', device({ name: '乙' }), row({ name: '甲' }), { name: '丙' }, false],
    [
      'no trash shows its kind',
      device({ name: '乙' }, { isDeleted: true, kind: 'group' }),
      row({ name: '甲' }),
      { name: '丙' },
      false,
    ],
  ])('%s', (_, local, last, next, expected) => {
    expect(hasUnsentEdit(local, last, next)).toBe(expected);
  });
});

test('an edit whose answer was lost is known by its text and its instant', () => {
  const sending = { text: textOf({ name: '甲' }), editedAt: EDITED };
  expect(isOwn(wire({ name: '甲' }), row(null, { sending }))).toBe(true);
  expect(isOwn(wire({ name: '乙' }), row(null, { sending }))).toBe(false);
  expect(isOwn(wire({ name: '甲' }, { editedAt: '2026-11-22T08:00:01.000Z' }), row(null, { sending }))).toBe(
    false,
  );
  expect(isOwn(wire({ name: '甲' }, { deletedAt: EDITED }), row(null, { sending }))).toBe(false);
  expect(isOwn(wire({ name: '甲' }), row(null))).toBe(false);
});

test('the user is notified of a merge elsewhere and of a record that is back, and of no mere use', () => {
  const last = row({ name: '甲', relation: '友' });
  const merged = wire({ name: '甲', relation: '父', mergedAt: 5 });
  expect(newsOf(merged, last, device({ name: '甲', relation: '友' }))).toEqual({
    id: 'a',
    what: 'merged',
    name: '甲',
  });
  expect(newsOf(wire({ name: '甲', relation: '父' }), last, device({ name: '甲' }))).toBeNull();
  const used = wire({ name: '甲', relation: '友', mergedAt: 5, updatedAt: 9 });
  expect(newsOf(used, last, device({ name: '甲', relation: '友' }))).toBeNull();
  expect(newsOf(merged, last, device({ name: '甲' }, { isDeleted: true }))?.what).toBe('returned');
  expect(newsOf(merged, last, undefined)).toBeNull();
  const pair = { a: { name: '甲' }, b: { name: '乙' }, mergedAt: 5 };
  expect(newsOf(wire(pair, { kind: 'comparison' }), row({ a: {}, b: {} }), device({}))?.name).toBe('甲、乙');
});

test('fields of two edits are merged; a field that both changed is a collision; of settings the last choice is used', () => {
  const last = row({ name: '甲', relation: '友' });
  expect(
    mergeEdits('case', last, textOf({ name: '乙', relation: '友' }), { name: '甲', relation: '父' }),
  ).toEqual({
    body: { name: '乙', relation: '父' },
    hasCollisions: false,
  });
  expect(
    mergeEdits('case', last, textOf({ name: '乙', relation: '友' }), { name: '丙', relation: '友' }),
  ).toMatchObject({
    hasCollisions: true,
  });
  expect(mergeEdits('setting', last, textOf({ theme: 'dark' }), { theme: 'light', size: 2 })).toEqual({
    body: { theme: 'dark', size: 2 },
    hasCollisions: false,
  });
});

test('an edit has the instant of the device, but for a restored record, an unknown instant and a clock that is ahead', () => {
  const now = new Date('2026-11-23T00:00:00.000Z');
  const local = device({ name: '甲' });
  expect(editInstant(local, row({ name: '甲' }), now)).toBe(EDITED);
  expect(editInstant(local, row({ name: '甲' }, { isDeleted: true }), now)).toBe(now.toISOString());
  expect(editInstant({ ...local, editedAt: 0 }, undefined, now)).toBe(now.toISOString());
  expect(editInstant({ ...local, editedAt: now.getTime() + 1 }, undefined, now)).toBe(now.toISOString());
});
