/**
 * The lunar calendars of other libraries, as a label of a civil day: `year/month/day`, the month with L where it is leap.
 */
import { Solar } from 'lunar-typescript';
import lunisolar from 'lunisolar';
import { SolarDay } from 'tyme4ts';
import { civilDateOf, UNIX_EPOCH_JDN } from '../src/time/index.ts';

/** Calendars we lay beside ours. */
export type PeerCalendar = 'tyme4ts' | 'lunar-typescript' | 'lunisolar' | 'Intl';

const CHINESE = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
const MS_PER_DAY = 86_400_000;
/** lunisolar adds this to the number of a leap month. */
const LUNISOLAR_LEAP = 100;

function tymeLabel(jdn: number): string {
  const { year, month, day } = civilDateOf(jdn);
  const lunar = SolarDay.fromYmd(year, month, day).getLunarDay();
  const lunarMonth = lunar.getLunarMonth();
  return `${lunarMonth.getYear()}/${lunarMonth.isLeap() ? 'L' : ''}${lunarMonth.getMonth()}/${lunar.getDay()}`;
}

function lunarTypescriptLabel(jdn: number): string {
  const { year, month, day } = civilDateOf(jdn);
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  return `${lunar.getYear()}/${lunar.getMonth() < 0 ? 'L' : ''}${Math.abs(lunar.getMonth())}/${lunar.getDay()}`;
}

function lunisolarLabel(jdn: number): string {
  const { year, month, day } = civilDateOf(jdn);
  const { lunar } = lunisolar(`${year}-${month}-${day}`);
  const number = lunar.isLeapMonth ? `L${lunar.month - LUNISOLAR_LEAP}` : String(lunar.month);
  return `${lunar.year}/${number}/${lunar.day}`;
}

function intlLabel(jdn: number): string {
  const parts = CHINESE.formatToParts((jdn - UNIX_EPOCH_JDN) * MS_PER_DAY);
  // `relatedYear` is not in the types yet.
  const partOf = (name: string): string => parts.find(({ type }) => (type as string) === name)?.value ?? '';
  const month = partOf('month');
  const number = month.endsWith('bis') ? `L${month.slice(0, -'bis'.length)}` : month;
  return `${partOf('relatedYear')}/${number}/${partOf('day')}`;
}

/** Label of a day by each calendar. */
export const PEER_LABEL: Readonly<Record<PeerCalendar, (jdn: number) => string>> = {
  tyme4ts: tymeLabel,
  'lunar-typescript': lunarTypescriptLabel,
  lunisolar: lunisolarLabel,
  Intl: intlLabel,
};
