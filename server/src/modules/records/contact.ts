/**
 * A case as legacy clients send it, in the form all other readers know. Its birthday names a date that exists in its
 * calendar; the engine knows which do.
 */
import { civilDateOfLunar } from '@shangyuan/engine/calendar';
import { checkCivilDate } from '@shangyuan/engine/time';
import type { Json } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';

/** A case by its fields. */
export type ContactFields = {
  readonly name: string;
  readonly sex: '男' | '女';
  /** 'YYYY-MM-DD', with ' HH:mm' or ' HH:mm:ss' where the hour is known. */
  readonly birthday: string;
  readonly calendar: 'solar' | 'lunar';
  readonly isLeap: boolean;
  readonly hourKnown: boolean;
  readonly areaCode: string;
  readonly groupId?: string | undefined;
  readonly relation: string;
  readonly remark: string;
};

/**
 * The body of the record.
 *
 * @throws AppError badInput naming the part of the birthday that does not exist
 */
export function readContact(contact: ContactFields): Json {
  const { name, sex, birthday, calendar, isLeap, hourKnown, areaCode, groupId, relation, remark } = contact;
  const [year = 0, month = 0, day = 0, hour, minute = 0, second = 0] = birthday.split(/[- :T]/).map(Number);
  const date = { year, month, day };
  const clock = { hour: hour ?? 0, minute, second };
  checkBirthday(date, clock, calendar, isLeap);
  const time =
    calendar === 'lunar' ? { lunar: { ...date, isLeap, ...clock } } : { civil: { ...date, ...clock } };
  const birth = { sex, hour: hourKnown && hour !== undefined ? 'minute' : 'unknown', ...time };
  return { name, birth, groupId: groupId ?? null, areaCode, relation, remark };
}

/**
 * A contact over the case that it changes. What the app keeps beside a contact's own fields stays, and so does what the contact
 * leaves empty; the pillars, which were cast from the birth before, do not.
 */
export function mergeContact(before: Json, contact: Json): Json {
  const { pillars: _, engineVersion: __, ...rest } = before;
  const filled = Object.entries(contact).filter(([, value]) => value !== null && value !== '');
  return { ...rest, ...Object.fromEntries(filled) };
}

type Date = { readonly year: number; readonly month: number; readonly day: number };
type Clock = { readonly hour: number; readonly minute: number; readonly second: number };

function checkBirthday(date: Date, { hour, minute, second }: Clock, calendar: string, isLeap: boolean): void {
  try {
    if (calendar === 'lunar') civilDateOfLunar({ ...date, isLeap });
    else checkCivilDate(date);
    if (hour > 23) throw new RangeError(`wrong solar hour ${hour}`);
    if (minute > 59) throw new RangeError(`wrong solar minute ${minute}`);
    if (second > 59) throw new RangeError(`wrong solar second ${second}`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const why = error.message.split(',', 1)[0];
    throw new AppError('badInput', {
      field: 'birthday',
      msg: `参数有误：出生时间(birthday)不存在（${why}）`,
    });
  }
}
