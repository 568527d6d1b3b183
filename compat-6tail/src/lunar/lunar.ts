/** `Lunar`: a moment by its lunar date, with the facts of its day. */
import {
  almanacDay,
  type AlmanacRules,
  hourJiuxing,
  isHuangdao,
  isYangHalf,
  roadSpiritOf,
} from '@shangyuan/engine/almanac';
import { solarTermsOfYear, termEpochMsOf, termOrdinalAt, type SolarTerm } from '@shangyuan/engine/astronomy';
import {
  dayGanzhi,
  festivalsOf,
  findSanfu,
  findShujiu,
  formatChineseDigits,
  houOf,
  jdnOfLunar,
  lunarDayName,
  monthJiuxing,
  termOfDay,
  yearGanzhi,
  yearJiuxing,
  type DayPillars,
  type FourPillars,
  type LunarDate,
} from '@shangyuan/engine/calendar';
import { LU, STEM_INDEX, BRANCH_INDEX, STEMS, ZODIAC_ANIMAL, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { HISTORY } from '@shangyuan/engine/history';
import { civilDateOf, type CivilTime } from '@shangyuan/engine/time';
import {
  civilAt,
  civilOfDate,
  epochMsOf,
  lunarOf,
  pillarsAt,
  pillarsOfDay,
  secondsAt,
  type Numeric,
} from '../engine.ts';
import { refuseMethods } from '../notInShangyuan.ts';
import { PENGZU_BRANCHES, PENGZU_STEMS } from '../pengzu.ts';
import { monthText } from './lunarYear.ts';
import { Fu, JieQi, NineStar, ShuJiu } from './records.ts';
import { isSolarFestival, Solar } from './solar.ts';

/** Names of festivals there; those of this table are `getFestivals`, the others `getOtherFestivals`. */
const FESTIVALS: Readonly<Record<string, string>> = {
  春节: '春节',
  元宵节: '元宵节',
  龙抬头: '龙头节',
  端午节: '端午节',
  七夕: '七夕节',
  中秋节: '中秋节',
  重阳节: '重阳节',
  腊八节: '腊八节',
  除夕: '除夕',
};
const TRIGRAM_OF: Readonly<Record<string, string>> = {
  北: '坎',
  东北: '艮',
  东: '震',
  东南: '巽',
  南: '离',
  西南: '坤',
  西: '兑',
  西北: '乾',
};
/** Keys of the table of terms: from 大雪 of the year before, in letters where a name would come twice. */
const TERM_KEYS: readonly string[] = [
  'DA_XUE',
  ...'冬至 小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪'.split(
    ' ',
  ),
  ...'DONG_ZHI XIAO_HAN DA_HAN LI_CHUN YU_SHUI JING_ZHE'.split(' '),
];
const HOU_NUMBERS = ['初候', '二候', '三候'];
type Direction = 'xishen' | 'caishen' | 'fushen';

/** Which terms to leave out: those of odd index 气, those of even index 节, or none. */
type Parity = 0 | 1 | null;

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the others are defined from tables
export class Lunar {
  readonly #solar: Solar;
  readonly #date: LunarDate;
  #pillars: FourPillars | undefined;
  #dayPillars: DayPillars | undefined;
  #almanac: ReturnType<typeof almanacDay> | undefined;

  private constructor(solar: Solar) {
    this.#solar = solar;
    this.#date = lunarOf(solar.civil);
  }

  /** @param month negative for a leap month */
  static fromYmd(year: Numeric, month: Numeric, day: Numeric): Lunar {
    return Lunar.fromYmdHms(year, month, day, 0, 0, 0);
  }
  static fromYmdHms(
    year: Numeric,
    month: Numeric,
    day: Numeric,
    hour: Numeric,
    minute: Numeric,
    second: Numeric,
  ): Lunar {
    const at = {
      year: Number(year),
      month: Math.abs(Number(month)),
      isLeap: Number(month) < 0,
      day: Number(day),
    };
    const date = civilDateOf(jdnOfLunar(at, undefined, HISTORY));
    return new Lunar(new Solar(date.year, date.month, date.day, hour, minute, second));
  }
  static fromSolar(solar: Solar): Lunar {
    return new Lunar(solar);
  }
  static fromDate(date: Date): Lunar {
    return new Lunar(Solar.of(civilOfDate(date)));
  }

  get #civil(): CivilTime {
    return this.#solar.civil;
  }
  get #jdn(): number {
    return this.#solar.jdn;
  }
  #exact(): FourPillars {
    return (this.#pillars ??= pillarsAt(this.#civil));
  }
  #byDay(): DayPillars {
    return (this.#dayPillars ??= pillarsOfDay(this.#jdn));
  }
  #day(): ReturnType<typeof almanacDay> {
    return (this.#almanac ??= almanacDay(
      this.#civil,
      { dayStarLeap: 'backcount', guiren: 'gengxin' },
      HISTORY,
    ));
  }

  /** @internal */
  get date(): LunarDate {
    return this.#date;
  }
  getSolar(): Solar {
    return this.#solar;
  }
  getYear(): number {
    return this.#date.year;
  }
  /** Negative for a leap month. */
  getMonth(): number {
    return this.#date.isLeap ? -this.#date.month : this.#date.month;
  }
  getDay(): number {
    return this.#date.day;
  }
  getHour(): number {
    return this.#civil.hour;
  }
  getMinute(): number {
    return this.#civil.minute;
  }
  getSecond(): number {
    return this.#civil.second;
  }
  getWeek(): number {
    return this.#solar.getWeek();
  }
  getWeekInChinese(): string {
    return this.#solar.getWeekInChinese();
  }
  getYearInChinese(): string {
    return formatChineseDigits(this.#date.year);
  }
  getMonthInChinese(): string {
    return monthText(this.getMonth());
  }
  getDayInChinese(): string {
    return lunarDayName(this.#date.day);
  }
  next(days: number): Lunar {
    return this.#solar.nextDay(days).getLunar();
  }
  toString(): string {
    return `${this.getYearInChinese()}年${this.getMonthInChinese()}月${this.getDayInChinese()}`;
  }

  /** @internal Pillar of the year from New Year, from the day of 立春, or from its instant. */
  yearPillar(from: 'newYear' | 'lichunDay' | 'exact'): Ganzhi {
    if (from === 'newYear') return yearGanzhi(this.#date.year);
    return from === 'exact' ? this.#exact().year : this.#byDay().year;
  }
  /** @internal */
  monthPillar(isExact: boolean): Ganzhi {
    return isExact ? this.#exact().month : this.#byDay().month;
  }
  /** @internal Pillar of the civil day, of the day from 23:00, or of the civil day with the hour of the next. */
  dayPillar(boundary: 'midnight' | 'zi23'): Ganzhi {
    return boundary === 'midnight' ? dayGanzhi(this.#jdn) : this.#exact().day;
  }
  /** @internal */
  hourPillar(): Ganzhi {
    return this.#exact().hour;
  }

  getFestivals(): string[] {
    return this.#lunarFestivals().flatMap((name) => FESTIVALS[name] ?? []);
  }
  getOtherFestivals(): string[] {
    return this.#lunarFestivals().filter((name) => !(name in FESTIVALS));
  }
  #lunarFestivals(): string[] {
    return festivalsOf(this.#civil, undefined, HISTORY)
      .filter(
        (row) => !isSolarFestival(row) && !row.cls.startsWith('宗教') && !/^清明节$|^冬至节$/.test(row.name),
      )
      .map(({ name }) => name);
  }

  /** The term of this day of the given kind, or of any. */
  #termToday(parity: Parity): JieQi | null {
    const term = termOfDay(this.#jdn);
    return term === null || (parity !== null && term.index % 2 === parity) ? null : jieQi(term);
  }
  getJie(): string {
    return this.#termToday(1)?.getName() ?? '';
  }
  getQi(): string {
    return this.#termToday(0)?.getName() ?? '';
  }
  getJieQi(): string {
    return this.#termToday(null)?.getName() ?? '';
  }
  getCurrentJie(): JieQi | null {
    return this.#termToday(1);
  }
  getCurrentQi(): JieQi | null {
    return this.#termToday(0);
  }
  getCurrentJieQi(): JieQi | null {
    return this.#termToday(null);
  }

  /** The nearest term before (this instant included) or after; by whole days, that of today counts as before. */
  #termBeside(step: 1 | -1, isOdd: boolean | null, wholeDay: boolean): JieQi {
    const at = wholeDay ? { ...this.#civil, hour: 23, minute: 59, second: 59 } : this.#civil;
    const second = secondsAt(epochMsOf(at));
    let ordinal = termOrdinalAt(epochMsOf(at)) + 2;
    while (secondsAt(termEpochMsOf(ordinal)) > second) ordinal--;
    if (step > 0) ordinal++;
    if (isOdd !== null && (ordinal % 2 !== 0) !== isOdd) ordinal += step;
    return jieQi(solarTermsOfYear(Math.floor(ordinal / 24))[((ordinal % 24) + 24) % 24] as SolarTerm);
  }
  getPrevJie(wholeDay = false): JieQi {
    return this.#termBeside(-1, false, wholeDay);
  }
  getNextJie(wholeDay = false): JieQi {
    return this.#termBeside(1, false, wholeDay);
  }
  getPrevQi(wholeDay = false): JieQi {
    return this.#termBeside(-1, true, wholeDay);
  }
  getNextQi(wholeDay = false): JieQi {
    return this.#termBeside(1, true, wholeDay);
  }
  getPrevJieQi(wholeDay = false): JieQi {
    return this.#termBeside(-1, null, wholeDay);
  }
  getNextJieQi(wholeDay = false): JieQi {
    return this.#termBeside(1, null, wholeDay);
  }
  getJieQiList(): string[] {
    return [...TERM_KEYS];
  }
  /** Terms of the civil year, from 大雪 of the year before to 惊蛰 of the next. */
  getJieQiTable(): Record<string, Solar> {
    const { year } = this.#civil;
    const terms = [year - 1, year, year + 1].flatMap((each) => solarTermsOfYear(each)).slice(22);
    return Object.fromEntries(
      TERM_KEYS.map((key, i) => [key, Solar.of(civilAt((terms[i] as SolarTerm).epochMs))]),
    );
  }

  getShuJiu(): ShuJiu | null {
    const found = findShujiu(this.#jdn);
    return found && new ShuJiu(found);
  }
  getFu(): Fu | null {
    const found = findSanfu(this.#jdn);
    return found && new Fu(found);
  }
  getWuHou(): string {
    return houOf(this.#jdn, 'days').name;
  }
  getHou(): string {
    const { term, number } = houOf(this.#jdn, 'days');
    return `${term} ${HOU_NUMBERS[number - 1]}`;
  }
  getLiuYao(): string {
    return this.#day().liuyao;
  }
  getSeason(): string {
    const names = ['孟', '仲', '季'];
    return `${names[(this.#date.month - 1) % 3]}${'春夏秋冬'[Math.floor((this.#date.month - 1) / 3)]}`;
  }

  getXiu(): string {
    return this.#day().mansion.name;
  }
  getXiuLuck(): string {
    return this.#day().mansion.luck;
  }
  getZheng(): string {
    return this.#day().mansion.luminary;
  }
  getAnimal(): string {
    return this.#day().mansion.animal;
  }
  getGong(): string {
    return this.#day().mansion.palace;
  }
  getShou(): string {
    return this.#day().mansion.beast;
  }
  getZhiXing(): string {
    return this.#day().jianchu;
  }
  getDayTianShen(): string {
    return spiritName(this.#day().road.spirit);
  }
  getDayTianShenType(): string {
    return this.#day().road.isHuangdao ? '黄道' : '黑道';
  }
  getDayTianShenLuck(): string {
    return this.#day().road.isHuangdao ? '吉' : '凶';
  }
  #hourRoad(): boolean {
    return isHuangdao(roadSpiritOf(this.#exact().day.branch, this.hourPillar().branch));
  }
  getTimeTianShen(): string {
    return spiritName(roadSpiritOf(this.#exact().day.branch, this.hourPillar().branch));
  }
  getTimeTianShenType(): string {
    return this.#hourRoad() ? '黄道' : '黑道';
  }
  getTimeTianShenLuck(): string {
    return this.#hourRoad() ? '吉' : '凶';
  }
  getDayChong(): string {
    return this.#day().chongsha.branch;
  }
  getDayChongGan(): string {
    return this.#day().chongsha.ganzhi.slice(0, 1);
  }
  getDayChongShengXiao(): string {
    return this.#day().chongsha.zodiacAnimal;
  }
  getDayChongDesc(): string {
    const { ganzhi, zodiacAnimal } = this.#day().chongsha;
    return `(${ganzhi})${zodiacAnimal}`;
  }
  getDaySha(): string {
    return this.#day().chongsha.shaDirection;
  }
  getChong(): string {
    return this.getDayChong();
  }
  getChongGan(): string {
    return this.getDayChongGan();
  }
  getChongShengXiao(): string {
    return this.getDayChongShengXiao();
  }
  getChongDesc(): string {
    return this.getDayChongDesc();
  }
  getSha(): string {
    return this.getDaySha();
  }
  getDayPositionTai(): string {
    const { place, direction } = this.#day().taishen;
    return `${place} ${direction}`;
  }
  #position(of: Direction): string {
    return this.#day()[`${of}Direction`];
  }
  getDayPositionXi(): string {
    return TRIGRAM_OF[this.#position('xishen')] as string;
  }
  getDayPositionXiDesc(): string {
    return positionText(this.#position('xishen'));
  }
  getDayPositionCai(): string {
    return TRIGRAM_OF[this.#position('caishen')] as string;
  }
  getDayPositionCaiDesc(): string {
    return positionText(this.#position('caishen'));
  }
  /** @param sect 1 or 2: their two schools of 福神, ours A and B */
  getDayPositionFu(sect = 2): string {
    return TRIGRAM_OF[this.#fushen(sect)] as string;
  }
  getDayPositionFuDesc(sect = 2): string {
    return positionText(this.#fushen(sect));
  }
  #fushen(sect: number): string {
    return sect === 2
      ? this.#position('fushen')
      : almanacDay(this.#civil, { fuShen: 'A' }, HISTORY).fushenDirection;
  }
  getDayPositionYangGui(): string {
    return TRIGRAM_OF[this.#day().yanggui.direction] as string;
  }
  getDayPositionYangGuiDesc(): string {
    return positionText(this.#day().yanggui.direction);
  }
  getDayPositionYinGui(): string {
    return TRIGRAM_OF[this.#day().yingui.direction] as string;
  }
  getDayPositionYinGuiDesc(): string {
    return positionText(this.#day().yingui.direction);
  }
  getPositionXi(): string {
    return this.getDayPositionXi();
  }
  getPositionXiDesc(): string {
    return this.getDayPositionXiDesc();
  }
  getPositionYangGui(): string {
    return this.getDayPositionYangGui();
  }
  getPositionYangGuiDesc(): string {
    return this.getDayPositionYangGuiDesc();
  }
  getPositionYinGui(): string {
    return this.getDayPositionYinGui();
  }
  getPositionYinGuiDesc(): string {
    return this.getDayPositionYinGuiDesc();
  }
  getPositionFu(): string {
    return this.getDayPositionFu();
  }
  getPositionFuDesc(): string {
    return this.getDayPositionFuDesc();
  }
  getPositionCai(): string {
    return this.getDayPositionCai();
  }
  getPositionCaiDesc(): string {
    return this.getDayPositionCaiDesc();
  }
  /** A day with the pillar of the hour: what follows from a pillar is the same for both. */
  #hour(choice: Partial<AlmanacRules> = { guiren: 'gengxin' }): ReturnType<typeof almanacDay> {
    const steps = (this.hourPillar().index - dayGanzhi(this.#jdn).index + 60) % 60;
    return almanacDay(civilDateOf(this.#jdn - 60 + steps), choice, HISTORY);
  }
  getTimePositionXi(): string {
    return TRIGRAM_OF[this.#hour().xishenDirection] as string;
  }
  getTimePositionXiDesc(): string {
    return positionText(this.#hour().xishenDirection);
  }
  getTimePositionYangGui(): string {
    return TRIGRAM_OF[this.#hour().yanggui.direction] as string;
  }
  getTimePositionYangGuiDesc(): string {
    return positionText(this.#hour().yanggui.direction);
  }
  getTimePositionYinGui(): string {
    return TRIGRAM_OF[this.#hour().yingui.direction] as string;
  }
  getTimePositionYinGuiDesc(): string {
    return positionText(this.#hour().yingui.direction);
  }
  getTimePositionCai(): string {
    return TRIGRAM_OF[this.#hour().caishenDirection] as string;
  }
  getTimePositionCaiDesc(): string {
    return positionText(this.#hour().caishenDirection);
  }
  getTimePositionFu(sect = 2): string {
    return TRIGRAM_OF[this.#hourFushen(sect)] as string;
  }
  getTimePositionFuDesc(sect = 2): string {
    return positionText(this.#hourFushen(sect));
  }
  #hourFushen(sect: number): string {
    return this.#hour({ fuShen: sect === 1 ? 'A' : 'B' }).fushenDirection;
  }
  getTimeChong(): string {
    return this.#hour().chongsha.branch;
  }
  getTimeChongGan(): string {
    return this.#hour().chongsha.ganzhi.slice(0, 1);
  }
  getTimeChongShengXiao(): string {
    return this.#hour().chongsha.zodiacAnimal;
  }
  getTimeChongDesc(): string {
    const { ganzhi, zodiacAnimal } = this.#hour().chongsha;
    return `(${ganzhi})${zodiacAnimal}`;
  }
  getTimeSha(): string {
    return this.#hour().chongsha.shaDirection;
  }
  /** What the day is not for, by its stem; they count from midnight. */
  getPengZuGan(): string {
    return PENGZU_STEMS[dayGanzhi(this.#jdn).index % 10] as string;
  }
  getPengZuZhi(): string {
    return PENGZU_BRANCHES[dayGanzhi(this.#jdn).index % 12] as string;
  }
  getGan(): string {
    return yearGanzhi(this.#date.year).stem;
  }
  getZhi(): string {
    return yearGanzhi(this.#date.year).branch;
  }
  getShengxiao(): string {
    return ZODIAC_ANIMAL[yearGanzhi(this.#date.year).branch];
  }
  toFullString(): string {
    const day = dayGanzhi(this.#jdn);
    const [year, month, hour] = [this.yearPillar('newYear'), this.monthPillar(false), this.hourPillar()];
    const animal = ({ name, branch }: Ganzhi, unit: string) => `${name}(${ZODIAC_ANIMAL[branch]})${unit}`;
    const place = (of: string, at: string, text: string) => `${of}方位[${at}](${text})`;
    return [
      this.toString(),
      animal(year, '年'),
      animal(month, '月'),
      animal(day, '日'),
      `${hour.branch}(${ZODIAC_ANIMAL[hour.branch]})时`,
      `纳音[${[year, month, day, hour].map(({ nayin }) => nayin).join(' ')}]`,
      `星期${this.getWeekInChinese()}`,
      ...[...this.getFestivals(), ...this.getOtherFestivals()].map((festival) => `(${festival})`),
      ...(this.getJieQi() === '' ? [] : [`[${this.getJieQi()}]`]),
      `${this.getGong()}方${this.getShou()}`,
      `星宿[${this.getXiu()}${this.getZheng()}${this.getAnimal()}](${this.getXiuLuck()})`,
      `彭祖百忌[${this.getPengZuGan()} ${this.getPengZuZhi()}]`,
      place('喜神', this.getDayPositionXi(), this.getDayPositionXiDesc()),
      place('阳贵神', this.getDayPositionYangGui(), this.getDayPositionYangGuiDesc()),
      place('阴贵神', this.getDayPositionYinGui(), this.getDayPositionYinGuiDesc()),
      place('福神', this.getDayPositionFu(), this.getDayPositionFuDesc()),
      place('财神', this.getDayPositionCai(), this.getDayPositionCaiDesc()),
      `冲[${this.getDayChongDesc()}]`,
      `煞[${this.getDaySha()}]`,
    ].join(' ');
  }
  /** 宜 of the day as 协纪 derives it, not their table. */
  getDayYi(): string[] {
    return this.#day().yiji.affairsYi.map(({ name }) => name);
  }
  getDayJi(): string[] {
    return this.#day().yiji.affairsJi.map(({ name }) => name);
  }
  getDayJiShen(): string[] {
    return this.#spirits('吉');
  }
  getDayXiongSha(): string[] {
    return this.#spirits('凶');
  }
  #spirits(kind: '吉' | '凶'): string[] {
    return this.#day().yiji.spirits.flatMap((spirit) => (spirit.kind === kind ? spirit.name : []));
  }
  /** 禄 of the day: the branch that its stem has, then the stems that have its branch. */
  getDayLu(): string {
    const { stem, branch } = dayGanzhi(this.#jdn);
    const own = STEMS.filter((each) => LU[each] === branch);
    const mutual = own.length === 0 ? '' : ` ${own.join(',')}命进禄`;
    return `${LU[stem]}命互禄${mutual}`;
  }

  /** @param sect 1 the year from New Year, 2 from the day of 立春, 3 from its instant */
  getYearNineStar(sect = 2): NineStar {
    const exact = this.yearPillar('exact');
    const year = sect === 1 ? this.yearPillar('newYear') : sect === 3 ? exact : this.yearPillar('lichunDay');
    // The 立春 year, found by its pillar: at most one away from the lunar year.
    const near = [0, 1, -1].map((step) => this.#date.year + step).find((each) => yearGanzhi(each) === year);
    return new NineStar(yearJiuxing(near as number));
  }
  getMonthNineStar(sect = 2): NineStar {
    const year = this.yearPillar(sect === 1 ? 'newYear' : sect === 3 ? 'exact' : 'lichunDay');
    return new NineStar(monthJiuxing(year.branch, this.monthPillar(sect === 3).branch));
  }
  getDayNineStar(): NineStar {
    return new NineStar(this.#day().jiuxing.day);
  }
  getTimeNineStar(): NineStar {
    const { branch } = dayGanzhi(this.#jdn);
    return new NineStar(hourJiuxing(branch, this.hourPillar().branch, isYangHalf(this.#jdn)));
  }
}

function jieQi(term: SolarTerm): JieQi {
  return new JieQi(term.name, Solar.of(civilAt(term.epochMs)));
}

/** Ours names the sixth 宝光. */
function spiritName(spirit: string): string {
  return spirit === '宝光' ? '天德' : spirit;
}

function positionText(direction: string): string {
  return direction.length === 1 ? `正${direction}` : direction;
}

declare module './solar.ts' {
  interface Solar {
    getLunar(): Lunar;
  }
}
Solar.prototype.getLunar = function () {
  return Lunar.fromSolar(this);
};

/** The pillars of a `Lunar` by the middle of the names of its methods: getYear‹InGanZhi›ByLiChun. */
const PILLARS: readonly (readonly [part: string, suffix: string, of: (lunar: Lunar) => Ganzhi])[] = [
  ['Year', '', (lunar) => lunar.yearPillar('newYear')],
  ['Year', 'ByLiChun', (lunar) => lunar.yearPillar('lichunDay')],
  ['Year', 'Exact', (lunar) => lunar.yearPillar('exact')],
  ['Month', '', (lunar) => lunar.monthPillar(false)],
  ['Month', 'Exact', (lunar) => lunar.monthPillar(true)],
  ['Day', '', (lunar) => lunar.dayPillar('midnight')],
  ['Day', 'Exact', (lunar) => lunar.dayPillar('zi23')],
  ['Day', 'Exact2', (lunar) => lunar.dayPillar('midnight')],
  ['Time', '', (lunar) => lunar.hourPillar()],
];
const FACTS: Readonly<Record<string, (pillar: Ganzhi) => unknown>> = {
  InGanZhi: ({ name }) => name,
  Gan: ({ stem }) => stem,
  Zhi: ({ branch }) => branch,
  GanIndex: ({ stem }) => STEM_INDEX[stem],
  ZhiIndex: ({ branch }) => BRANCH_INDEX[branch],
  ShengXiao: ({ branch }) => ZODIAC_ANIMAL[branch],
  NaYin: ({ nayin }) => nayin,
  Xun: ({ xun }) => xun,
  XunKong: ({ kongwang }) => kongwang.join(''),
};

type Part = 'Year' | 'Month' | 'Day' | 'Time';
type Suffix = '' | 'ByLiChun' | 'Exact' | 'Exact2';
type TextFact = 'InGanZhi' | 'Gan' | 'Zhi' | 'ShengXiao' | 'NaYin' | 'Xun' | 'XunKong';
type PillarMethods = { [K in `get${Part}${TextFact}${Suffix}`]: () => string } & {
  [K in `get${Part}${'GanIndex' | 'ZhiIndex'}${Suffix}`]: () => number;
};
export interface Lunar extends PillarMethods {}

for (const [part, suffix, of] of PILLARS)
  for (const [fact, read] of Object.entries(FACTS))
    Object.defineProperty(Lunar.prototype, `get${part}${fact}${suffix}`, {
      value(this: Lunar) {
        return read(of(this));
      },
    });

refuseMethods(
  'Lunar',
  Lunar,
  'getYearPositionTaiSui getYearPositionTaiSuiDesc getMonthPositionTaiSui getMonthPositionTaiSuiDesc getDayPositionTaiSui getDayPositionTaiSuiDesc getChongGanTie getDayChongGanTie getTimeChongGanTie getXiuSong getBaZiShiShenZhi getBaZiShiShenYearZhi getBaZiShiShenMonthZhi getBaZiShiShenDayZhi getBaZiShiShenTimeZhi getMonthPositionTai getTimeYi getTimeJi getYueXiang getTime getTimes',
);
