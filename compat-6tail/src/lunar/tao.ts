/** `Tao`: of the Taoist calendar only the date. */
import { formatChineseDigits, taoistDateOf } from '@shangyuan/engine/calendar';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import { Lunar } from './lunar.ts';

/** Years from 黄帝 to the common era: those of the engine. */
const YEARS_BEFORE = taoistDateOf({ ...Lunar.fromYmd(2000, 1, 1).date, year: 0 }).year;

export class Tao {
  readonly #lunar: Lunar;

  constructor(lunar: Lunar) {
    this.#lunar = lunar;
  }
  static fromLunar(lunar: Lunar): Tao {
    return new Tao(lunar);
  }
  /** @param year year of the Taoist calendar */
  static fromYmd(year: number, month: number, day: number): Tao {
    return new Tao(Lunar.fromYmd(year - YEARS_BEFORE, month, day));
  }
  static fromYmdHms(
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  ): Tao {
    return new Tao(Lunar.fromYmdHms(year - YEARS_BEFORE, month, day, hour, minute, second));
  }
  getLunar(): Lunar {
    return this.#lunar;
  }
  getYear(): number {
    return taoistDateOf(this.#lunar.date).year;
  }
  getMonth(): number {
    return this.#lunar.getMonth();
  }
  getDay(): number {
    return this.#lunar.getDay();
  }
  getYearInChinese(): string {
    return formatChineseDigits(this.getYear());
  }
  getMonthInChinese(): string {
    return this.#lunar.getMonthInChinese();
  }
  getDayInChinese(): string {
    return this.#lunar.getDayInChinese();
  }
  toString(): string {
    return `${this.getYearInChinese()}年${this.getMonthInChinese()}月${this.getDayInChinese()}`;
  }
}
refuseMethods(
  'Tao',
  Tao,
  'getFestivals isDaySanHui isDaySanYuan isDayBaJie isDayWuLa isDayBaHui isDayMingWu isDayAnWu isDayWu isDayTianShe toFullString',
);
refuseStatics('Tao', Tao, 'BIRTH_YEAR');

declare module './lunar.ts' {
  interface Lunar {
    getTao(): Tao;
  }
}
Lunar.prototype.getTao = function () {
  return Tao.fromLunar(this);
};
