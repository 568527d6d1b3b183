/** Values without a date: stems, branches, pairs and what depends on them only. */
import {
  almanacDay,
  isHuangdao,
  JIANCHU,
  MANSIONS,
  ROAD_SPIRITS,
  type RoadSpirit,
} from '@shangyuan/engine/almanac';
import { dayGanzhi, type Jiuxing } from '@shangyuan/engine/calendar';
import {
  BRANCHES,
  BRANCH_WUXING,
  BRANCH_YINYANG,
  CHANGSHENG,
  changshengOf,
  CHONG_OF,
  GANZHI,
  ganzhiOf,
  hiddenStemsOf,
  KE,
  LIUHAI_OF,
  LIUHE,
  NAYIN,
  SHENG,
  STEMS,
  STEM_WUXING,
  STEM_YINYANG,
  TEN_GODS,
  tenGodOf,
  WUHE,
  WUXING,
  ZODIAC_ANIMAL,
  type Branch,
  type CombinedPair,
  type Ganzhi,
  type HiddenRole,
  type Stem,
  type Wuxing,
} from '@shangyuan/engine/ganzhi';
import { civilDateOf } from '@shangyuan/engine/time';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import { PENGZU_BRANCHES, PENGZU_STEMS } from '../pengzu.ts';
import { Culture, loopOf } from './loop.ts';

export const YinYang = { YIN: 0, YANG: 1 } as const;
export const Gender = { WOMAN: 0, MAN: 1 } as const;
export const HideHeavenStemType = { RESIDUAL: 0, MIDDLE: 1, MAIN: 2 } as const;

export class Luck extends loopOf(['吉', '凶']) {}
export class Animal extends loopOf(MANSIONS.map(({ animal }) => animal)) {
  getTwentyEightStar(): TwentyEightStar {
    return TwentyEightStar.fromIndex(this.getIndex());
  }
}
export class Beast extends loopOf(['青龙', '玄武', '白虎', '朱雀']) {
  getZone(): Zone {
    return Zone.fromIndex(this.getIndex());
  }
}
export class SevenStar extends loopOf(['日', '月', '火', '水', '木', '金', '土']) {
  getWeek(): Week {
    return Week.fromIndex(this.getIndex());
  }
}
export class Week extends loopOf(['日', '一', '二', '三', '四', '五', '六']) {
  getSevenStar(): SevenStar {
    return SevenStar.fromIndex(this.getIndex());
  }
}
export class Sixty extends loopOf(['上元', '中元', '下元']) {}
export class Twenty extends loopOf('一二三四五六七八九'.split('').map((number) => `${number}运`)) {
  getSixty(): Sixty {
    return Sixty.fromIndex(Math.floor(this.getIndex() / 3));
  }
}
export class Sound extends loopOf(NAYIN) {}
export class Ten extends loopOf(['甲子', '甲戌', '甲申', '甲午', '甲辰', '甲寅']) {}
export class TenStar extends loopOf(TEN_GODS) {}
export class Terrain extends loopOf(CHANGSHENG) {}
export class Duty extends loopOf(JIANCHU) {}
export class SixStar extends loopOf(['先胜', '友引', '先负', '佛灭', '大安', '赤口']) {}
export class Dog extends loopOf(['初伏', '中伏', '末伏']) {}
export class Nine extends loopOf('一二三四五六七八九'.split('').map((number) => `${number}九`)) {}
export class PlumRain extends loopOf(['入梅', '出梅']) {}
export class ThreePhenology extends loopOf(['初候', '二候', '三候']) {}
export class Dipper extends loopOf([
  '天枢',
  '天璇',
  '天玑',
  '天权',
  '玉衡',
  '开阳',
  '摇光',
  '洞明',
  '隐元',
]) {}
export class Constellation extends loopOf([
  '白羊',
  '金牛',
  '双子',
  '巨蟹',
  '狮子',
  '处女',
  '天秤',
  '天蝎',
  '射手',
  '摩羯',
  '水瓶',
  '双鱼',
]) {}
export class Zodiac extends loopOf(BRANCHES.map((branch) => ZODIAC_ANIMAL[branch])) {
  getEarthBranch(): EarthBranch {
    return EarthBranch.fromIndex(this.getIndex());
  }
}
/** 小六壬, its six palms. */
export class MinorRen extends loopOf(['大安', '留连', '速喜', '赤口', '小吉', '空亡']) {
  getLuck(): Luck {
    return Luck.fromIndex(this.getIndex() % 2);
  }
  getElement(): Element {
    return Element.fromName('木水火金木土'.split('')[this.getIndex()] as Wuxing);
  }
}

export class Element extends loopOf(WUXING) {
  getReinforce(): Element {
    return Element.fromName(SHENG[this.getName() as Wuxing]);
  }
  getRestrain(): Element {
    return Element.fromName(KE[this.getName() as Wuxing]);
  }
  getReinforced(): Element {
    return this.next(-1);
  }
  getRestrained(): Element {
    return this.next(-2);
  }
}
refuseMethods('Element', Element, 'getDirection');

/** The nine palaces by number, 坎 1 in the north. */
export class Direction extends loopOf(['北', '西南', '东', '东南', '中', '西北', '西', '东北', '南']) {
  getLand(): Land {
    return Land.fromIndex(this.getIndex());
  }
  getElement(): Element {
    return Element.fromName('水土木木土金金土火'.split('')[this.getIndex()] as Wuxing);
  }
}
/** 九野 of the sky, by palace. */
export class Land extends loopOf(['玄天', '朱天', '苍天', '阳天', '钧天', '幽天', '颢天', '变天', '炎天']) {
  getDirection(): Direction {
    return Direction.fromIndex(this.getIndex());
  }
}
export class Zone extends loopOf(['东', '北', '西', '南']) {
  getBeast(): Beast {
    return Beast.fromIndex(this.getIndex());
  }
  getDirection(): Direction {
    return Direction.fromName(this.getName());
  }
}
export class TwentyEightStar extends loopOf(MANSIONS.map(({ name }) => name)) {
  get #mansion(): (typeof MANSIONS)[number] {
    return MANSIONS[this.getIndex()] as (typeof MANSIONS)[number];
  }
  getSevenStar(): SevenStar {
    return SevenStar.fromName(this.#mansion.luminary);
  }
  getAnimal(): Animal {
    return Animal.fromName(this.#mansion.animal);
  }
  getZone(): Zone {
    return Zone.fromName(this.#mansion.palace);
  }
  getLand(): Land {
    return Land.fromName(this.#mansion.field);
  }
  getLuck(): Luck {
    return Luck.fromName(this.#mansion.luck);
  }
}

export class Ecliptic extends loopOf(['黄道', '黑道']) {
  getLuck(): Luck {
    return Luck.fromIndex(this.getIndex());
  }
}
/** 十二神; ours names the sixth 宝光. */
export class TwelveStar extends loopOf(ROAD_SPIRITS.map((name) => (name === '宝光' ? '天德' : name))) {
  getEcliptic(): Ecliptic {
    return Ecliptic.fromIndex(isHuangdao(ROAD_SPIRITS[this.getIndex()] as RoadSpirit) ? 0 : 1);
  }
}

export class NineStar extends loopOf('一二三四五六七八九'.split('')) {
  /** @internal */
  static of(star: Jiuxing): NineStar {
    return NineStar.fromIndex(star.number - 1);
  }
  getColor(): string {
    return '白黑碧绿黄白赤白紫'.split('')[this.getIndex()] as string;
  }
  getElement(): Element {
    return Element.fromName('水土木木土金金土火'.split('')[this.getIndex()] as Wuxing);
  }
  getDipper(): Dipper {
    return Dipper.fromIndex(this.getIndex());
  }
  getDirection(): Direction {
    return Direction.fromIndex(this.getIndex());
  }
  override toString(): string {
    return `${this.getName()}${this.getColor()}${this.getElement().getName()}`;
  }
}

const pairOf = <T>(pairs: readonly CombinedPair<T>[], value: T): CombinedPair<T> =>
  pairs.find(({ a, b }) => a === value || b === value) as CombinedPair<T>;

export class HeavenStem extends loopOf(STEMS) {
  get #stem(): Stem {
    return STEMS[this.getIndex()] as Stem;
  }
  getElement(): Element {
    return Element.fromName(STEM_WUXING[this.#stem]);
  }
  /** 0 阴, 1 阳. */
  getYinYang(): 0 | 1 {
    return STEM_YINYANG[this.#stem] === '阳' ? YinYang.YANG : YinYang.YIN;
  }
  getTenStar(target: HeavenStem): TenStar {
    return TenStar.fromName(tenGodOf(this.#stem, target.#stem));
  }
  getTerrain(branch: EarthBranch): Terrain {
    return Terrain.fromName(changshengOf(this.#stem, BRANCHES[branch.getIndex()] as Branch));
  }
  getCombine(): HeavenStem {
    const { a, b } = pairOf<Stem>(WUHE, this.#stem);
    return HeavenStem.fromName(a === this.#stem ? b : a);
  }
  /** Null where the two do not combine. */
  combine(target: HeavenStem): Element | null {
    return this.getCombine().equals(target) ? Element.fromName(pairOf<Stem>(WUHE, this.#stem).to) : null;
  }
  /** A day with this stem: directions go by the stem only. */
  get #day(): ReturnType<typeof almanacDay> {
    const jdn = 2451545;
    const steps = (this.getIndex() - (dayGanzhi(jdn).index % 10) + 10) % 10;
    return almanacDay(civilDateOf(jdn + steps), { fuShen: 'A', guiren: 'gengxin' });
  }
  getJoyDirection(): Direction {
    return Direction.fromName(this.#day.xishenDirection);
  }
  getWealthDirection(): Direction {
    return Direction.fromName(this.#day.caishenDirection);
  }
  getMascotDirection(): Direction {
    return Direction.fromName(this.#day.fushenDirection);
  }
  getYangDirection(): Direction {
    return Direction.fromName(this.#day.yanggui.direction);
  }
  getYinDirection(): Direction {
    return Direction.fromName(this.#day.yingui.direction);
  }
  getPengZuHeavenStem(): PengZuHeavenStem {
    return PengZuHeavenStem.fromIndex(this.getIndex());
  }
}
refuseMethods('HeavenStem', HeavenStem, 'getDirection');

export class PengZuHeavenStem extends loopOf(PENGZU_STEMS) {}
export class PengZuEarthBranch extends loopOf(PENGZU_BRANCHES) {}

export class HideHeavenStem extends Culture {
  readonly #stem: HeavenStem;
  readonly #type: 0 | 1 | 2;

  constructor(stem: HeavenStem | string | number, type: 0 | 1 | 2) {
    super();
    this.#stem = stem instanceof HeavenStem ? stem : new HeavenStem(stem);
    this.#type = type;
  }
  getName(): string {
    return this.#stem.getName();
  }
  getHeavenStem(): HeavenStem {
    return this.#stem;
  }
  getType(): 0 | 1 | 2 {
    return this.#type;
  }
}

const ROLES: Readonly<Record<HiddenRole, 0 | 1 | 2>> = { 本气: 2, 中气: 1, 余气: 0 };

export class EarthBranch extends loopOf(BRANCHES) {
  get #branch(): Branch {
    return BRANCHES[this.getIndex()] as Branch;
  }
  getElement(): Element {
    return Element.fromName(BRANCH_WUXING[this.#branch]);
  }
  getYinYang(): 0 | 1 {
    return BRANCH_YINYANG[this.#branch] === '阳' ? YinYang.YANG : YinYang.YIN;
  }
  getZodiac(): Zodiac {
    return Zodiac.fromIndex(this.getIndex());
  }
  /** Main one first. */
  getHideHeavenStems(): HideHeavenStem[] {
    return hiddenStemsOf(this.#branch).map(({ stem, role }) => new HideHeavenStem(stem, ROLES[role]));
  }
  #hidden(type: 0 | 1 | 2): HeavenStem | null {
    return (
      this.getHideHeavenStems()
        .find((hidden) => hidden.getType() === type)
        ?.getHeavenStem() ?? null
    );
  }
  getHideHeavenStemMain(): HeavenStem {
    return this.#hidden(HideHeavenStemType.MAIN) as HeavenStem;
  }
  getHideHeavenStemMiddle(): HeavenStem | null {
    return this.#hidden(HideHeavenStemType.MIDDLE);
  }
  getHideHeavenStemResidual(): HeavenStem | null {
    return this.#hidden(HideHeavenStemType.RESIDUAL);
  }
  getOpposite(): EarthBranch {
    return EarthBranch.fromName(CHONG_OF[this.#branch]);
  }
  getCombine(): EarthBranch {
    const { a, b } = pairOf<Branch>(LIUHE, this.#branch);
    return EarthBranch.fromName(a === this.#branch ? b : a);
  }
  /** Null where the two do not combine. */
  combine(target: EarthBranch): Element | null {
    return this.getCombine().equals(target) ? Element.fromName(pairOf<Branch>(LIUHE, this.#branch).to) : null;
  }
  getHarm(): EarthBranch {
    return EarthBranch.fromName(LIUHAI_OF[this.#branch]);
  }
  getPengZuEarthBranch(): PengZuEarthBranch {
    return PengZuEarthBranch.fromIndex(this.getIndex());
  }
}
refuseMethods('EarthBranch', EarthBranch, 'getDirection getOminous');

export class SixtyCycle extends loopOf(GANZHI.map(({ name }) => name)) {
  /** @internal */
  static of(pair: Ganzhi): SixtyCycle {
    return SixtyCycle.fromIndex(pair.index);
  }
  /** @internal A pair, or its name. */
  static read(pair: SixtyCycle | string): SixtyCycle {
    return typeof pair === 'string' ? SixtyCycle.fromName(pair) : pair;
  }
  /** @internal */
  get pair(): Ganzhi {
    return ganzhiOf(this.getIndex());
  }
  getHeavenStem(): HeavenStem {
    return HeavenStem.fromName(this.pair.stem);
  }
  getEarthBranch(): EarthBranch {
    return EarthBranch.fromName(this.pair.branch);
  }
  getSound(): Sound {
    return Sound.fromName(this.pair.nayin);
  }
  getTen(): Ten {
    return Ten.fromName(this.pair.xun);
  }
  getExtraEarthBranches(): EarthBranch[] {
    return this.pair.kongwang.map((branch) => EarthBranch.fromName(branch));
  }
  getPengZu(): PengZu {
    return PengZu.fromSixtyCycle(this);
  }
}

/** What the day is not for, by stem and branch. */
export class PengZu extends Culture {
  readonly #pair: SixtyCycle;

  private constructor(pair: SixtyCycle) {
    super();
    this.#pair = pair;
  }
  static fromSixtyCycle(pair: SixtyCycle): PengZu {
    return new PengZu(pair);
  }
  getPengZuHeavenStem(): PengZuHeavenStem {
    return this.#pair.getHeavenStem().getPengZuHeavenStem();
  }
  getPengZuEarthBranch(): PengZuEarthBranch {
    return this.#pair.getEarthBranch().getPengZuEarthBranch();
  }
  getName(): string {
    return `${this.getPengZuHeavenStem().getName()} ${this.getPengZuEarthBranch().getName()}`;
  }
}

/** 物候 of a year by its place, from 冬至. */
export class Phenology extends Culture {
  readonly #name: string;
  readonly #number: 1 | 2 | 3;

  /** @internal */
  constructor(name: string, number: 1 | 2 | 3) {
    super();
    this.#name = name;
    this.#number = number;
  }
  getName(): string {
    return this.#name;
  }
  getThreePhenology(): ThreePhenology {
    return ThreePhenology.fromIndex(this.#number - 1);
  }
}
refuseMethods(
  'Phenology',
  Phenology,
  'getIndex getSize getYear getJulianDay next stepsTo stepsBackTo stepsCloseTo',
);
refuseStatics('Phenology', Phenology, 'fromIndex fromName NAMES');

/** A 吉神 or 凶煞 by name. */
export class God extends Culture {
  readonly #name: string;
  readonly #luck: Luck;

  /** @internal */
  constructor(name: string, luck: Luck) {
    super();
    this.#name = name;
    this.#luck = luck;
  }
  getName(): string {
    return this.#name;
  }
  getLuck(): Luck {
    return this.#luck;
  }
}
refuseMethods('God', God, 'getIndex getSize next stepsTo stepsBackTo stepsCloseTo');
refuseStatics('God', God, 'fromIndex fromName getDayGods NAMES');

/** One affair of 宜 or 忌. */
export class Taboo extends Culture {
  readonly #name: string;

  /** @internal */
  constructor(name: string) {
    super();
    this.#name = name;
  }
  getName(): string {
    return this.#name;
  }
}
refuseMethods('Taboo', Taboo, 'getIndex getSize next stepsTo stepsBackTo stepsCloseTo');
refuseStatics(
  'Taboo',
  Taboo,
  'fromIndex fromName getDayRecommends getDayAvoids getHourRecommends getHourAvoids NAMES',
);
