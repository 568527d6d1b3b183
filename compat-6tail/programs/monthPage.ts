/* oxlint-disable no-console -- it prints */
// A program for tyme4ts: the page of a month, a line a day, with terms, festivals and stars; and a birth.
import {
  ChildLimit,
  Gender,
  HeavenStem,
  LegalHoliday,
  LunarYear,
  type SolarDay,
  SolarMonth,
  SolarTerm,
  SolarTime,
} from 'tyme4ts';

function dayLine(day: SolarDay): string {
  const lunar = day.getLunarDay();
  const term = day.getTermDay();
  const notes: string[] = [];
  if (term.getDayIndex() === 0) notes.push(term.getName());
  const festival = day.getFestival();
  if (festival) notes.push(festival.getName());
  const lunarFestival = lunar.getFestival();
  if (lunarFestival) notes.push(lunarFestival.getName());
  const holiday = day.getLegalHoliday();
  if (holiday) notes.push(holiday.isWork() ? '班' : '休');
  const dog = day.getDogDay();
  if (dog) notes.push(dog.toString());
  const nine = day.getNineDay();
  if (nine) notes.push(nine.toString());
  return [
    day.getName(),
    `星期${day.getWeek().getName()}`,
    lunar.getDay() === 1 ? lunar.getLunarMonth().getName() : lunar.getName(),
    lunar.getSixtyCycle().getName(),
    lunar.getDuty().getName(),
    lunar.getTwentyEightStar().getName() + lunar.getTwentyEightStar().getSevenStar().getName(),
    lunar.getTwelveStar().getEcliptic().getName(),
    lunar.getSixStar().getName(),
    day.getPhenologyDay().toString(),
    ...notes,
  ].join(' ');
}

const month = SolarMonth.fromYm(2025, 7);
console.log(month.toString(), `${month.getWeekCount(1)}周`);
for (const day of month.getDays()) console.log(dayLine(day));
for (const day of SolarMonth.fromYm(2026, 2).getDays()) console.log(dayLine(day));

const year = LunarYear.fromYear(2025);
console.log(
  year.getName(),
  year.getLeapMonth(),
  year
    .getMonths()
    .map((each) => each.getName() + each.getDayCount())
    .join(' '),
);
console.log(year.getTwenty().getSixty().getName(), year.getTwenty().getName(), year.getNineStar().toString());

const birth = SolarTime.fromYmdHms(1988, 2, 15, 23, 30, 0);
const chart = birth.getSixtyCycleHour().getEightChar();
console.log(
  birth.toString(),
  chart.toString(),
  chart.getFetalOrigin().getName(),
  chart.getOwnSign().getName(),
);
const master = chart.getDay().getHeavenStem();
for (const stem of HeavenStem.NAMES)
  console.log(stem, master.getTenStar(HeavenStem.fromName(stem)).getName());
const limit = ChildLimit.fromSolarTime(birth, Gender.WOMAN);
let decade = limit.getStartDecadeFortune();
for (let i = 0; i < 6; i++, decade = decade.next(1)) console.log(decade.getStartAge(), decade.getName());
console.log(SolarTerm.fromName(2026, '立春').getJulianDay().getSolarDay().toString());
console.log(LegalHoliday.fromYmd(2025, 10, 1)?.next(1)?.toString());
