/**
 * A birth from the attributes of `<shangyuan-chart>`. What is not written is not assumed: without a zone there is no chart, without a
 * sex no luck, without a time no hour pillar.
 */
import { CHART_OPTIONS, type BirthTime, type ChartRules, type Sex } from '@shangyuan/engine/chart';
import { civilInZone } from '@shangyuan/engine/time';
import { WORLD } from '@shangyuan/engine/world';
import { numberIn, oneOf, rulesIn, writtenIn, type Attributes } from './attributes.ts';
import { AttributeError } from './problem.ts';

/** What a chart is cast from, as it was written. */
export interface WrittenBirth {
  /** Without a sex, which casting needs and `sex` says. */
  readonly birth: BirthTime;
  readonly sex: Sex | null;
  readonly rules: ChartRules;
  /** Date and time as they were written. */
  readonly text: string;
  readonly zone: string;
  /** Name of the place, only shown. */
  readonly place: string | null;
  readonly rulesText: string | null;
}

const SEXES = { 男: '男', 女: '女', male: '男', female: '女' } as const;

const TIME = /^(\d{1,4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const NOON = 12;

function zoneIn(attributes: Attributes): string {
  const zone = writtenIn(attributes, 'zone');
  if (zone === null) throw new AttributeError('zoneMissing', 'zone');
  try {
    civilInZone(0, zone, WORLD);
    return zone;
  } catch {
    throw new AttributeError('unreadable', 'zone', zone, 'Asia/Shanghai, Europe/London …');
  }
}

function whenIn(attributes: Attributes): Pick<WrittenBirth, 'birth' | 'text'> {
  const text = writtenIn(attributes, 'birth');
  if (text === null) throw new AttributeError('birthMissing', 'birth');
  const parts = TIME.exec(text);
  if (parts === null) throw new AttributeError('unreadable', 'birth', text, '1990-06-15 14:30');
  const [year = 0, month = 0, day = 0] = parts.slice(1, 4).map(Number);
  const isTimed = parts[4] !== undefined;
  const clock = isTimed
    ? { hour: Number(parts[4]), minute: Number(parts[5]), second: Number(parts[6] ?? 0) }
    : { hour: NOON, minute: 0, second: 0 };
  const hour = isTimed ? 'minute' : 'unknown';
  const isLunar = oneOf(attributes, 'calendar', ['solar', 'lunar']) === 'lunar';
  return {
    text,
    birth: isLunar
      ? { lunar: { year, month, isLeap: attributes('leap') !== null, day, ...clock }, hour }
      : { civil: { year, month, day, ...clock }, hour },
  };
}

/** @throws AttributeError for the first attribute that is missing or cannot be used */
export function birthIn(attributes: Attributes): WrittenBirth {
  const { birth, text } = whenIn(attributes);
  const zone = zoneIn(attributes);
  const sex = oneOf(attributes, 'sex', Object.keys(SEXES) as (keyof typeof SEXES)[]);
  const longitudeDeg = numberIn(attributes, 'longitude', 180);
  const latitudeDeg = numberIn(attributes, 'latitude', 90);
  const rules = rulesIn(attributes, CHART_OPTIONS);
  if (longitudeDeg === undefined && (rules.clock === 'trueSolar' || rules.clock === 'meanSolar'))
    throw new AttributeError('longitudeMissing', 'longitude');
  return {
    birth: {
      ...birth,
      zone,
      ...(longitudeDeg !== undefined && { longitudeDeg }),
      ...(latitudeDeg !== undefined && { latitudeDeg }),
    },
    sex: sex === null ? null : SEXES[sex],
    rules,
    text,
    zone,
    place: writtenIn(attributes, 'place'),
    rulesText: writtenIn(attributes, 'rules'),
  };
}
