/** Small records that `Lunar` hands out: a solar term, a day of 伏 or 九, a star. */
import { JIUXING, type Jiuxing, type SeasonDay } from '@shangyuan/engine/calendar';
import { TERM_INDEX, type SolarTermName } from '@shangyuan/engine/astronomy';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import type { Solar } from './solar.ts';

export class JieQi {
  readonly #name: SolarTermName;
  readonly #solar: Solar;

  /** @internal */
  constructor(name: SolarTermName, solar: Solar) {
    this.#name = name;
    this.#solar = solar;
  }
  getName(): string {
    return this.#name;
  }
  getSolar(): Solar {
    return this.#solar;
  }
  isJie(): boolean {
    return TERM_INDEX[this.#name] % 2 === 0;
  }
  isQi(): boolean {
    return !this.isJie();
  }
  toString(): string {
    return this.#name;
  }
}
refuseMethods('JieQi', JieQi, 'setName setSolar');

/** A day of a stretch of days, 初伏第1天. */
class StretchDay {
  readonly #name: string;
  readonly #index: number;

  /** @internal */
  constructor({ name, day }: SeasonDay) {
    this.#name = name;
    this.#index = day;
  }
  getName(): string {
    return this.#name;
  }
  /** 1 on its first day. */
  getIndex(): number {
    return this.#index;
  }
  toString(): string {
    return this.#name;
  }
  toFullString(): string {
    return `${this.#name}第${this.#index}天`;
  }
}
export class Fu extends StretchDay {}
export class ShuJiu extends StretchDay {}
refuseMethods('Fu', Fu, 'setName setIndex');
refuseMethods('ShuJiu', ShuJiu, 'setName setIndex');

const NUMBERS = '一二三四五六七八九';
const DIPPER = ['天枢', '天璇', '天玑', '天权', '玉衡', '开阳', '摇光', '洞明', '隐元'];

export class NineStar {
  readonly #star: Jiuxing;

  /** @internal */
  constructor(star: Jiuxing) {
    this.#star = star;
  }
  /** @param index 0 for 一白 */
  static fromIndex(index: number): NineStar {
    return new NineStar(JIUXING[((index % 9) + 9) % 9] as Jiuxing);
  }
  getIndex(): number {
    return this.#star.number - 1;
  }
  getNumber(): string {
    return NUMBERS[this.getIndex()] as string;
  }
  getColor(): string {
    return this.#star.name.slice(1);
  }
  getWuXing(): string {
    return this.#star.wuxing;
  }
  getNameInBeiDou(): string {
    return DIPPER[this.getIndex()] as string;
  }
  toString(): string {
    return this.#star.name + this.#star.wuxing + this.getNameInBeiDou();
  }
}
refuseMethods(
  'NineStar',
  NineStar,
  'getPosition getPositionDesc getNameInXuanKong getNameInQiMen getNameInTaiYi getLuckInQiMen getLuckInXuanKong getYinYangInQiMen getTypeInTaiYi getBaMenInQiMen getSongInTaiYi toFullString',
);
refuseStatics(
  'NineStar',
  NineStar,
  'NAME_BEI_DOU NAME_XUAN_KONG NAME_QI_MEN BA_MEN_QI_MEN NAME_TAI_YI TYPE_TAI_YI SONG_TAI_YI LUCK_QI_MEN',
);
