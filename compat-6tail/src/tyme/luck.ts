/** 童限 and luck: `ChildLimit`, `DecadeFortune`, `Fortune`. */
import {
  castChart,
  dayunGanzhiOf,
  luckOf,
  xiaoyunAt,
  type Chart,
  type ChartRules,
  type Luck,
} from '@shangyuan/engine/chart';
import { ganzhiOf, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { HISTORY } from '@shangyuan/engine/history';
import { UTC8_MINUTES } from '@shangyuan/engine/time';
import { refuseStatics, refuseMethods } from '../notInShangyuan.ts';
import type { EightChar } from './eightChar.ts';
import { Culture } from './loop.ts';
import { type LunarYear, SixtyCycleYear } from './lunar.ts';
import { SolarMonth, SolarTime } from './solar.ts';
import { Gender, SixtyCycle } from './values.ts';

/** How the time to the first decade is counted. */
export interface ChildLimitProvider {
  /** The engine's option. */
  readonly luckStart: ChartRules['luckStart'];
  /** The smallest unit kept. */
  readonly unit: 'minute' | 'hour' | 'day';
}
/** Three days a year, to the minute. */
export class DefaultChildLimitProvider implements ChildLimitProvider {
  readonly luckStart = 'minute';
  readonly unit = 'minute';
}
/** Of 元亨利贞: hours are dropped. */
export class China95ChildLimitProvider implements ChildLimitProvider {
  readonly luckStart = 'minute';
  readonly unit = 'day';
}
/** From double hour to double hour. */
export class LunarSect1ChildLimitProvider implements ChildLimitProvider {
  readonly luckStart = 'hourBlock';
  readonly unit = 'day';
}
/** Minutes are dropped. */
export class LunarSect2ChildLimitProvider implements ChildLimitProvider {
  readonly luckStart = 'minute';
  readonly unit = 'hour';
}

export class ChildLimit {
  static provider: ChildLimitProvider = new DefaultChildLimitProvider();
  readonly #time: SolarTime;
  readonly #gender: 0 | 1;
  readonly #chart: Chart;
  readonly #luck: Luck;
  readonly #unit: ChildLimitProvider['unit'];

  private constructor(time: SolarTime, gender: 0 | 1) {
    this.#time = time;
    this.#gender = gender;
    const sex = gender === Gender.MAN ? '男' : '女';
    const birth = { civil: time.civil, hour: 'minute', sex, utcOffsetMinutes: UTC8_MINUTES } as const;
    const { luckStart, unit } = ChildLimit.provider;
    this.#chart = castChart(birth, { luckStart }, HISTORY);
    this.#luck = luckOf(this.#chart);
    this.#unit = unit;
  }
  static fromSolarTime(time: SolarTime, gender: 0 | 1): ChildLimit {
    return new ChildLimit(time, gender);
  }
  /** @internal */
  get chart(): Chart {
    return this.#chart;
  }
  getEightChar(): EightChar {
    return this.#time.getLunarHour().getEightChar();
  }
  getGender(): 0 | 1 {
    return this.#gender;
  }
  isForward(): boolean {
    return this.#luck.direction === '顺';
  }
  getYearCount(): number {
    return this.#luck.offset.years;
  }
  getMonthCount(): number {
    return this.#luck.offset.months;
  }
  getDayCount(): number {
    return this.#luck.offset.days;
  }
  getHourCount(): number {
    return this.#unit === 'day' ? 0 : this.#luck.offset.hours;
  }
  getMinuteCount(): number {
    return this.#unit === 'minute' ? this.#luck.offset.minutes : 0;
  }
  getStartTime(): SolarTime {
    return this.#time;
  }
  getEndTime(): SolarTime {
    if (this.#unit === 'minute') return SolarTime.of(this.#luck.start);
    const { year, month, day, hour, minute, second } = this.#time.civil;
    const first = new SolarMonth(year, month)
      .next(this.getYearCount() * 12 + this.getMonthCount())
      .getFirstDay();
    return first
      .next(day - 1 + this.getDayCount())
      .atSecond(hour * 3600 + minute * 60 + second)
      .next(this.getHourCount() * 3600);
  }
  /** The lunar year of birth, moved by the civil years to the first decade. */
  getEndLunarYear(): LunarYear {
    const birth = this.#time.getLunarHour().getLunarDay().getLunarMonth().getLunarYear();
    return birth.next(this.getEndTime().getYear() - this.#time.getYear());
  }
  /** Age by lunar years in the year luck begins, 1 at birth. */
  getEndAge(): number {
    const age = this.getEndTime().getYear() - this.#time.getYear();
    return age > 0 ? age : 1;
  }
  getStartSixtyCycleYear(): SixtyCycleYear {
    return new SixtyCycleYear(this.#time.getYear());
  }
  getEndSixtyCycleYear(): SixtyCycleYear {
    return new SixtyCycleYear(this.getEndTime().getYear());
  }
  getDecadeFortune(): DecadeFortune {
    return new DecadeFortune(this, -1);
  }
  getStartDecadeFortune(): DecadeFortune {
    return new DecadeFortune(this, 0);
  }
  getStartFortune(): Fortune {
    return new Fortune(this, 0);
  }
}
refuseMethods('ChildLimit', ChildLimit, 'getStartAge getStartLunarYear getInfo');

export class DecadeFortune extends Culture {
  readonly #limit: ChildLimit;
  readonly #index: number;

  /** @internal */
  constructor(limit: ChildLimit, index: number) {
    super();
    this.#limit = limit;
    this.#index = index;
  }
  getStartAge(): number {
    return this.#limit.getEndTime().getYear() - this.#limit.getStartTime().getYear() + 1 + this.#index * 10;
  }
  getEndAge(): number {
    return this.getStartAge() + 9;
  }
  getStartLunarYear(): LunarYear {
    return this.#limit.getEndLunarYear().next(this.#index * 10);
  }
  getEndLunarYear(): LunarYear {
    return this.getStartLunarYear().next(9);
  }
  getStartSixtyCycleYear(): SixtyCycleYear {
    return this.#limit.getEndSixtyCycleYear().next(this.#index * 10);
  }
  getEndSixtyCycleYear(): SixtyCycleYear {
    return this.getStartSixtyCycleYear().next(9);
  }
  getSixtyCycle(): SixtyCycle {
    const first = dayunGanzhiOf(this.#limit.chart, 1)[0] as Ganzhi;
    return SixtyCycle.of(ganzhiOf(first.index + this.#index * (this.#limit.isForward() ? 1 : -1)));
  }
  getName(): string {
    return this.getSixtyCycle().getName();
  }
  getStartFortune(): Fortune {
    return new Fortune(this.#limit, this.#index * 10);
  }
  next(decades: number): DecadeFortune {
    return new DecadeFortune(this.#limit, this.#index + decades);
  }
}

/** 小运 of a year. */
export class Fortune extends Culture {
  readonly #limit: ChildLimit;
  readonly #index: number;

  /** @internal */
  constructor(limit: ChildLimit, index: number) {
    super();
    this.#limit = limit;
    this.#index = index;
  }
  getAge(): number {
    return this.#limit.getEndTime().getYear() - this.#limit.getStartTime().getYear() + 1 + this.#index;
  }
  getLunarYear(): LunarYear {
    return this.#limit.getEndLunarYear().next(this.#index);
  }
  getSixtyCycleYear(): SixtyCycleYear {
    return this.#limit.getEndSixtyCycleYear().next(this.#index);
  }
  getSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(xiaoyunAt(this.#limit.chart, this.getAge()) as Ganzhi);
  }
  getName(): string {
    return this.getSixtyCycle().getName();
  }
  next(years: number): Fortune {
    return new Fortune(this.#limit, this.#index + years);
  }
}
refuseStatics('DecadeFortune', DecadeFortune, 'fromChildLimit');
refuseStatics('Fortune', Fortune, 'fromChildLimit');
