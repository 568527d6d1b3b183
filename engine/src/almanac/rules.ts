/**
 * The schools of the almanac as one explicit argument. Names and values are those of the option table of the product;
 * the presets are 协纪 (the book as it stands) and 通行 (what printed almanacs of today come close to).
 */

/** Every option of the almanac with its values, the default of 协纪 first. */
// prettier-ignore
export const ALMANAC_OPTIONS = {
  /** 福神 by day stem: B the printed almanacs, A the other list. */
  fuShen: ['B', 'A'],
  /** 贵人 of 庚: 丑未 as in 协纪 卷七, or 寅午 (庚辛逢马虎). */
  guiren: ['xieji', 'gengxin'],
  /** Which of the two 贵人 is 阳: 考原, or the columns swapped. */
  guirenDayNight: ['kaoyuan', 'yuannv'],
  /** Day 九星 where a half-year has 240 days. */
  dayStarLeap: ['restart', 'backcount', 'jiawu'],
  /** 七十二候 by solar longitude, or five days each from the term. */
  phenology: ['longitude', 'days'],
  /** 入梅 出梅 by 神枢经 or by 碎金. */
  meiyu: ['shenshu', 'suijin'],
  /** 社日: fifth 戊 day, or the 戊 day nearest the equinox. */
  sheri: ['fifth', 'nearest'],
  hanshi: ['qingming-1', 'dongzhi+105'],
  /** 土王用事 by solar longitude, or the last 18 days before 四立. */
  tuwang: ['longitude', '18days'],
  leapFestival: ['off', 'on'],
  /** 天德 in 仲月: none, or the branch day. */
  tiandeZhong: ['none', 'branch'],
  /** 天愿: the list 协纪 corrected, or the older one. */
  tianyuan: ['corrected', 'old'],
  shouri: ['xieji', 'lili'],
  furi: ['one', 'both'],
  dinang: ['corrected', 'old'],
  /** 天狗 on every 满日 instead of 申月戌日 alone. */
  tiangouAll: ['off', 'on'],
  /** 三合 also as 母仓 in 孟 and 王日 in 仲 (卷十 says so, 卷十一 does not). */
  sanheExtended: ['off', 'on'],
  /** The day of 六月 on which nothing is forbidden: 甲午, or 甲子 as printed. */
  xiejiJiaZi6: ['off', 'on'],
  /** Month of the spirits: by 节, or the lunar month. */
  spiritMonth: ['jie', 'lunar'],
  /** 岁德 and 岁德合 listed, and counted as 德 on the ladder. */
  yearVirtue: ['off', 'on'],
  /** Popular spirits listed as chips; they never change a verdict. */
  popular: ['off', 'on'],
  /** 大会, 小会 … make the whole day 忌, or are noted only. */
  yinyangBuilding: ['all', 'note'],
  changduanxing: ['on', 'off'],
  /** 上朔 closes all but the quiet items. */
  shangshuoLayer: ['on', 'off'],
  /** 月忌日 and 无禄日 restrict the list. */
  strict: ['off', 'on'],
  /** 开光 from any of 祭祀 and 祈福, or from both. */
  kaiguang: ['any', 'jisi+qifu'],
  /** 岁破日 removes a day in picking. */
  suipoDay: ['on', 'off'],
  /** Points for Saturday and Sunday in picking. */
  weekendBoost: ['0', '3'],
  includeNeutral: ['off', 'on'],
  /** Day and night of 贵登天门 by the table of the months, or by sunrise and sunset at the place. */
  guiDayNight: ['table', 'sunrise'],
  /** The row 23:00 belongs to the next day, or stays with its own. */
  ziHour: ['early', 'late'],
} as const;

type Options = typeof ALMANAC_OPTIONS;
/** A full set of almanac rules; every result carries the one it was made with. */
export type AlmanacRules = { readonly [K in keyof Options]: Options[K][number] };
/** Name of an almanac option. */
export type AlmanacOption = keyof AlmanacRules;

const OPTION_NAMES = Object.keys(ALMANAC_OPTIONS) as readonly AlmanacOption[];

const XIEJI: AlmanacRules = Object.freeze(
  Object.fromEntries(OPTION_NAMES.map((name) => [name, ALMANAC_OPTIONS[name][0]])) as unknown as AlmanacRules,
);

/**
 * The named presets: 协纪, the default, and 通行, which leaves out what printed almanacs leave out.
 * Source: 协纪辨方书; 通行 reproduces the practice of today's printed almanacs on four points.
 */
export const ALMANAC_PRESETS = {
  协纪: XIEJI,
  通行: Object.freeze({
    ...XIEJI,
    yinyangBuilding: 'note',
    yearVirtue: 'on',
    changduanxing: 'off',
    shangshuoLayer: 'off',
  } satisfies AlmanacRules),
} as const;
/** Name of a preset. */
export type AlmanacPreset = keyof typeof ALMANAC_PRESETS;

/**
 * Full rules from a choice of options; what is not named is as in 协纪.
 *
 * @param choice options that differ from 协纪; a full preset is returned as it is
 * @throws RangeError for an unknown option or value
 * @example almanacRules({ fuShen: 'A' }).fuShen // 'A'
 */
export function almanacRules(choice: Partial<AlmanacRules> = XIEJI): AlmanacRules {
  if (choice === XIEJI || choice === ALMANAC_PRESETS.通行) return choice as AlmanacRules;
  const rules: Record<string, string> = { ...XIEJI };
  for (const [name, value] of Object.entries(choice)) {
    const values = (ALMANAC_OPTIONS as Readonly<Record<string, readonly string[]>>)[name];
    if (values === undefined) throw new RangeError(`Cannot use almanac option "${name}": unknown`);
    if (value === undefined) continue;
    if (!values.includes(value)) {
      throw new RangeError(`Cannot use almanac option ${name}: "${value}", expected ${values.join(' or ')}`);
    }
    rules[name] = value;
  }
  return Object.freeze(rules) as unknown as AlmanacRules;
}

/** Options that the derivation of 宜忌 reads; two sets of rules equal in these give the same 宜忌 for a day's context. */
export const YIJI_OPTIONS = [
  'tiandeZhong',
  'tianyuan',
  'shouri',
  'furi',
  'dinang',
  'tiangouAll',
  'sanheExtended',
  'xiejiJiaZi6',
  'yearVirtue',
  'popular',
  'yinyangBuilding',
  'changduanxing',
  'shangshuoLayer',
  'strict',
  'kaiguang',
] as const satisfies readonly AlmanacOption[];

/** The part of the rules that 宜忌 reads, as its answers carry it. */
export type YijiRules = Pick<AlmanacRules, (typeof YIJI_OPTIONS)[number]>;
