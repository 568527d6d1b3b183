/** `Foto`: of the Buddhist calendar only the date. */
import { formatChineseDigits } from '@shangyuan/engine/calendar';
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
  toString(): string {
    return `${this.getYearInChinese()}年${this.getMonthInChinese()}月${this.getDayInChinese()}`;
  }
}
refuseMethods(
  'Foto',
  Foto,
  'getFestivals getOtherFestivals isMonthZhai isDayYangGong isDayZhaiShuoWang isDayZhaiSix isDayZhaiTen isDayZhaiGuanYin getXiu getXiuLuck getXiuSong getZheng getAnimal getGong getShou toFullString',
);
refuseStatics('Foto', Foto, 'DEAD_YEAR fromYmdHms');

declare module './lunar.ts' {
  interface Lunar {
    getFoto(): Foto;
  }
}
Lunar.prototype.getFoto = function () {
  return Foto.fromLunar(this);
};
