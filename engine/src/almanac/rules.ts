/**
 * The schools of the almanac as one explicit argument, and the presets 协纪 (the book as written) and 通行 (what printed
 * almanacs of today come close to).
 */
import { FESTIVAL_OPTIONS, LUNAR_OPTIONS, SEASON_OPTIONS } from '../calendar/index.ts';
import { defineOptions, type RulesOf } from '../options.ts';

/**
 * Every option of day, 宜忌, hours and picking, the default of 协纪 first. Preset `通行` leaves out what printed almanacs leave
 * out.
 */
export const ALMANAC_OPTIONS = defineOptions(
  {
    /**
     * Pillar shown with 冲: the stem that the day's stem controls, four on (庚子日 冲马（甲午）), or the seventh stem 七冲 (丙午).
     * Source: printed almanacs of today; 七冲 of 五行大义·论冲破.
     */
    chongStem: ['printed', 'seventh'],
    /** As {@link LUNAR_OPTIONS}: lunar dates and the days of terms, and with them months, 建除 and 宜忌. */
    printed: LUNAR_OPTIONS.values.printed,
    /** 福神 by day stem. Source: B the printed almanacs of today, A the older list of 通书. */
    fuShen: ['B', 'A'],
    /** 天乙贵人 of 庚, on the day and in its hours: 丑未, or 寅午. Source: 协纪辨方书·卷七; the rhyme 庚辛逢马虎. */
    guiren: ['xieji', 'gengxin'],
    /**
     * Which of the two 贵人 is 阳: changes both directions and 贵登天门. Source: 星历考原 as 协纪辨方书·卷七 takes it; 玉女 (the two
     * columns swapped), quoted there.
     */
    guirenDayNight: ['kaoyuan', 'yuannv'],
    /**
     * Day 九星 where a half-year has 240 days: it runs on; the backward half is counted from its end; it is split at the 甲午 day.
     * Source: 协纪辨方书·卷八 (夏至后甲子起九紫); tyme4ts; 置闰 of Japanese almanacs.
     */
    dayStarLeap: ['restart', 'backcount', 'jiawu'],
    /** As {@link SEASON_OPTIONS}: 七十二候, 入梅 and 出梅, 社日, 寒食. */
    ...SEASON_OPTIONS.values,
    /**
     * 土王用事: by the longitude of the Sun, or the last 18 days before the four 立. Changes what earthwork forbids. Source:
     * 协纪辨方书·卷十; 历例.
     */
    tuwang: ['longitude', '18days'],
    /** As {@link FESTIVAL_OPTIONS}. */
    leapFestival: FESTIVAL_OPTIONS.values.leapFestival,
    /** 天德 of the 仲 months: none, or the branch day 申亥寅巳. Source: 协纪辨方书·卷五; 历例. */
    tiandeZhong: ['none', 'branch'],
    /** 天愿: the list that the book corrected, or the one before it. Source: 协纪辨方书·卷五; 历例 quoted there. */
    tianyuan: ['corrected', 'old'],
    /** 守日 by season: 辰未戌丑, or 酉子卯午. Source: 协纪辨方书·卷五; 历例 quoted there. */
    shouri: ['xieji', 'lili'],
    /**
     * 母仓 while 土 rules: 巳午 in place of the season's branches, or the season's as before. Source: 历例 quoted in
     * 协纪辨方书·卷五; almanacs of today.
     */
    mucang: ['tuwang', 'season'],
    /** 复日: one stem a month, or the stem and its 冲. Source: 协纪辨方书·卷六; 正七连甲庚 of 通书. */
    furi: ['one', 'both'],
    /** 地囊: the list by 纳甲, or the one before it. Source: 协纪辨方书·卷六; 历例 quoted there. */
    dinang: ['corrected', 'old'],
    /** 天狗 forbids 祭祀 in 申月戌日 only, or on every 满 day. Source: 协纪辨方书·卷六; 历例. */
    tiangouAll: ['off', 'on'],
    /** 三合 also as 母仓 in 孟 and as 王日 in 仲. Source: 协纪辨方书·卷十一 is silent (off), 卷十 says so (on). */
    sanheExtended: ['off', 'on'],
    /** Day of 六月 on which nothing is forbidden: 甲午, or 甲子. Source: 协纪辨方书·卷十, corrected by its own rule; as printed. */
    xiejiJiaZi6: ['off', 'on'],
    /** Month that spirits go by: of the 节, or the lunar month. Source: 协纪辨方书·卷四; cnlunar. */
    spiritMonth: ['jie', 'lunar'],
    /** 岁德 and 岁德合 listed, and counted as 德 on the ladder. Source: 协纪辨方书·卷三 (off); almanacs of today. */
    yearVirtue: ['off', 'on'],
    /** Popular spirits listed as chips; they change no verdict. Source: 协纪辨方书·卷三十六 refutes them; 通书. */
    popular: ['off', 'on'],
    /** 大会, 小会 … make the whole day 忌, or are only noted. Source: 协纪辨方书·卷十; almanacs of today. */
    yinyangBuilding: ['all', 'note'],
    /** 长星 and 短星 forbid what the book says. Source: 协纪辨方书·卷九; almanacs of today leave them out. */
    changduanxing: ['on', 'off'],
    /** 上朔 closes all but the quiet items. Source: 协纪辨方书·卷十; almanacs of today leave it out. */
    shangshuoLayer: ['on', 'off'],
    /** 月忌日 and 无禄日 restrict the list of 宜. Source: 协纪辨方书·卷六 and 卷十, which do not insist (off); 历例. */
    strict: ['off', 'on'],
    /** 开光, of which the books have nothing, from any of 祭祀 and 祈福, or from both. Source: none; both readings are ours. */
    kaiguang: ['any', 'jisi+qifu'],
    /** 岁破日 removes a day in picking. Source: 通书 (on); 协纪辨方书·卷三 has 岁破 as a direction (off). */
    suipoDay: ['on', 'off'],
    /** Points for Saturday and Sunday in picking. Source: none, a reader's wish. */
    weekendBoost: ['0', '3'],
    /** Days that are 平 for an affair are candidates. Source: none, a reader's wish. */
    includeNeutral: ['off', 'on'],
    /**
     * Day and night of 贵登天门: by the table of the months, or by sunrise and sunset at the place. Source: 协纪辨方书·卷三十二; the
     * Sun itself.
     */
    guiDayNight: ['table', 'sunrise'],
    /**
     * Hours 亥 子 丑 of affairs that are done by day: left out of the answers of picking, or rated like the others. Source:
     * practice of 择时; none classical.
     */
    nightHours: ['exclude', 'allow'],
    /** The row 23:00–24:00 belongs to the next day, or stays with its own. Source: 子初换日; 夜子时. */
    ziHour: ['early', 'late'],
  },
  {
    presets: {
      协纪: {},
      通行: { yinyangBuilding: 'note', yearVirtue: 'on', changduanxing: 'off', shangshuoLayer: 'off' },
    },
  },
);

/** A full set of almanac rules; every result carries the one it was made with. */
export type AlmanacRules = RulesOf<typeof ALMANAC_OPTIONS.values>;
/** Name of an almanac option. */
export type AlmanacOption = keyof AlmanacRules;

/**
 * The named presets: 协纪, the default, and 通行.
 * Source: 协纪辨方书; 通行 reproduces the practice of today's printed almanacs on four points.
 */
export const ALMANAC_PRESETS = ALMANAC_OPTIONS.presets;
/** Name of a preset. */
export type AlmanacPreset = keyof typeof ALMANAC_PRESETS;

/** Options that the derivation of 宜忌 reads; two sets of rules equal in these give the same 宜忌 for a day's context. */
export const YIJI_OPTIONS = [
  'tiandeZhong',
  'tianyuan',
  'shouri',
  'mucang',
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
