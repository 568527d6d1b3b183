/**
 * A birthday on the wire names a date that exists in its calendar; the engine knows which do.
 */
import { civilDateOfLunar } from '@shangyuan/engine/calendar';
import { checkCivilDate } from '@shangyuan/engine/time';
import { AppError } from '../../errors.ts';

type Birthday = {
  /** 'YYYY-MM-DD', with ' HH:mm' where the hour is known. */
  readonly birthday: string;
  readonly calendar: 'solar' | 'lunar';
  readonly isLeap: boolean;
};

/** @throws AppError badInput naming the part that does not exist */
export function checkBirthday({ birthday, calendar, isLeap }: Birthday): void {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = birthday.split(/[- :]/).map(Number);
  try {
    if (calendar === 'lunar') civilDateOfLunar({ year, month, day, isLeap });
    else checkCivilDate({ year, month, day });
    if (hour > 23) throw new RangeError(`wrong solar hour ${hour}`);
    if (minute > 59) throw new RangeError(`wrong solar minute ${minute}`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const why = error.message.split(',', 1)[0];
    throw new AppError('badInput', {
      field: 'birthday',
      msg: `参数有误：出生时间(birthday)不存在（${why}）`,
    });
  }
}
