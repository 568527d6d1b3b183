/** `Foto`: of the Buddhist calendar the date and the days of fasting. */
import { buddhistDateOf, formatChineseDigits } from '@shangyuan/engine/calendar';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import { Lunar } from './lunar.ts';

/** Years since the 涅槃, as the library counts them. */
const YEARS_BEFORE = 544;

export class Foto {
  readonly #lunar: Lunar;

  constructor(lunar: Lunar) {
    this.#lunar = lunar;
  }
  static fromLunar(lunar: Lunar): Foto {
    return new Foto(lunar);
  }
  /** @param year year of the Buddhist calendar */
  static fromYmd(year: number, month: number, day: number): Foto {
    return new Foto(Lunar.fromYmd(year - YEARS_BEFORE, month, day));
  }
  static fromYmdHms(
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  ): Foto {
    return new Foto(Lunar.fromYmdHms(year - YEARS_BEFORE, month, day, hour, minute, second));
  }
  getLunar(): Lunar {
    return this.#lunar;
  }
  getYear(): number {
    return this.#lunar.getYear() + YEARS_BEFORE;
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
  /** 朔望斋. */
  isDayZhaiShuoWang(): boolean {
    return this.getDay() === 1 || this.getDay() === 15;
  }
  /** 六斋. */
  isDayZhaiSix(): boolean {
    return buddhistDateOf(this.#lunar.date).isSixFast;
  }
  /** 十斋, whose last three in a short month are 27, 28 and 29. */
  isDayZhaiTen(): boolean {
    return buddhistDateOf(this.#lunar.date).isTenFast;
  }
  toString(): string {
    return `${this.getYearInChinese()}年${this.getMonthInChinese()}月${this.getDayInChinese()}`;
  }
}
refuseMethods(
  'Foto',
  Foto,
  'getFestivals getOtherFestivals isMonthZhai isDayYangGong isDayZhaiGuanYin getXiu getXiuLuck getXiuSong getZheng getAnimal getGong getShou toFullString',
);
refuseStatics('Foto', Foto, 'DEAD_YEAR');

declare module './lunar.ts' {
  interface Lunar {
    getFoto(): Foto;
  }
}
Lunar.prototype.getFoto = function () {
  return Foto.fromLunar(this);
};
