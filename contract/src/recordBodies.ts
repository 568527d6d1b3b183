/**
 * What a saved record holds, by its kind: the fields that every reader relies on. Other fields are allowed; the whole
 * is bounded by `document()`.
 */
import * as z from 'zod/mini';
import { isoDate, lines, text, uuid } from './fields.ts';

const between = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const degrees = (max: number) => z.number().check(z.gte(-max), z.lte(max));
const pillarName = z
  .string()
  .check(z.regex(/^[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]$/, { error: 'pillar' }));

const clock = { hour: between(0, 23), minute: between(0, 59), second: between(0, 59) };
const place = {
  sex: z.enum(['男', '女']),
  zone: z.optional(text(64)),
  utcOffsetMinutes: z.optional(between(-1_440, 1_440)),
  longitudeDeg: z.optional(degrees(180)),
  latitudeDeg: z.optional(degrees(90)),
};
const hour = z.enum(['minute', 'shichen', 'unknown']);

/** A birth as the engine takes it: at a civil time, on a lunar date, or by its four pillars. */
export const birthBody = z.union([
  z.looseObject({
    ...place,
    hour,
    civil: z.looseObject({
      year: between(-4_712, 9_999),
      month: between(1, 12),
      day: between(1, 31),
      ...clock,
    }),
  }),
  z.looseObject({
    ...place,
    hour,
    lunar: z.looseObject({
      year: between(-4_712, 9_999),
      month: between(1, 12),
      isLeap: z.boolean(),
      day: between(1, 30),
      ...clock,
    }),
  }),
  z.looseObject({
    ...place,
    pillars: z.looseObject({
      year: pillarName,
      month: pillarName,
      day: pillarName,
      hour: z.nullable(pillarName),
    }),
  }),
]);

const note = z.looseObject({
  id: text(64),
  text: lines(4_000),
  year: z.nullable(between(-9_999, 9_999)),
  createdAt: z.number(),
});

const markedPast = z.looseObject({ id: text(40), mark: text(8), isOpen: z.boolean() });

const caseBody = z.looseObject({
  name: text(),
  birth: birthBody,
  groupId: z.optional(z.nullable(uuid)),
  tags: z.optional(z.array(text(40)).check(z.maxLength(50))),
  isStarred: z.optional(z.boolean()),
  isPinned: z.optional(z.boolean()),
  notes: z.optional(z.array(note).check(z.maxLength(500))),
  engineVersion: z.optional(text(40)),
  rules: z.optional(z.looseObject({})),
  place: z.optional(z.nullable(z.looseObject({}))),
  relation: z.optional(text(20)),
  remark: z.optional(text()),
  answers: z.optional(
    z.looseObject({
      situation: z.nullable(text(20)),
      partner: z.nullable(z.boolean()),
      children: z.nullable(z.boolean()),
    }),
  ),
  pastMarks: z.optional(z.array(markedPast).check(z.maxLength(500))),
  isPastOpen: z.optional(z.boolean()),
});

/** One of two: a saved case, or a birth entered here. */
const side = z.union([z.looseObject({ caseId: uuid }), z.looseObject({ name: text(), birth: birthBody })]);

/** Schema of a body by the kind of its record. */
export const RECORD_BODIES = {
  case: caseBody,
  group: z.looseObject({ name: text(40).check(z.refine((name) => name.trim() !== '', { error: 'blank' })) }),
  comparison: z.looseObject({ a: side, b: side, mode: text(40) }),
  day: z.looseObject({
    date: isoDate,
    hour: z.optional(z.nullable(between(0, 11))),
    affair: z.optional(text(40)),
  }),
  setting: z.looseObject({}),
} as const;
