/**
 * The schools of thought a chart is cast by. A chart carries the full set it was made with.
 */
import { defineOptions, type RulesOf } from '../options.ts';

/** What the profile `popular` changes: the readings most apps use. */
const POPULAR_SHENSHA = {
  dexiu: 'any',
  jinshen: 'dayOrHour',
  goujiao: 'forwardOnly',
  sanqi: 'anyOrder',
  tianguan: 'common',
} as const;

/**
 * Every option of casting, attributes, luck, spirits, relations and bone weight. Presets: `standard` the defaults;
 * `trueSolar` day and hour by the Sun over the birthplace; `midnight` day change at 0:00 with 早晚子时; `popular` spirits as
 * most apps list them; `wall` the clock as typed, to recreate other apps.
 */
export const CHART_OPTIONS = defineOptions(
  {
    /**
     * Clock that decides day and hour: the standard time of the zone, 真太阳时, 平太阳时, or the clock as typed with daylight
     * saving left in. Changes the day and hour pillars. Source: 时 was measured by sundial and 漏刻 (trueSolar); by the clock
     * since standard time came (civil); `wall` only recreates other apps.
     */
    clock: ['civil', 'trueSolar', 'meanSolar', 'wall'],
    /**
     * When the day changes: at 23:00; at 0:00, the late 子 hour with the stem of the next day (早晚子时); at 0:00 with the
     * stem of the same day. Changes day and hour pillars of 23:00–24:00. Source: 三命通会·论时刻 (zi23); 徐乐吾 and most
     * mainland apps (midnight); midnightSame is rare.
     */
    dayBoundary: ['zi23', 'midnight', 'midnightSame'],
    /**
     * When the year changes: at the instant of 立春, on 正月初一, at the instant of 冬至, or with the whole day of 立春 (UTC+8).
     * Changes the year pillar, and with it 大运 direction and what depends on the year. Source: 三命通会·论年月日时 (lichun); folk
     * 生肖 (lunarNewYear); a minority revival (winterSolstice); hand almanacs and programs without clock times (lichunDay).
     */
    yearBoundary: ['lichun', 'lunarNewYear', 'winterSolstice', 'lichunDay'],
    /**
     * When the month changes, and a year that turns by a term with it: at the instant of the 节, or with its whole day (UTC+8).
     * Changes the month pillar of births on the day of a 节 before its instant, and the 节 that 起运 counts to. Source:
     * 三命通会·论年月日时 (instant); 协纪辨方书·卷四 and programs without clock times (day).
     */
    monthPillar: ['instant', 'day'],
    /**
     * Births south of the equator: as everywhere; the month branch six on; or only 调候 looked up for the opposite month (by
     * analysis). Source: none classical; nearly all practice is `none`.
     */
    southern: ['none', 'flipMonth', 'flipClimateOnly'],
    /**
     * A clock time that was shown twice when daylight saving ended: its first or second instant. Source: the civil record
     * does not say; the first is daylight time.
     */
    ambiguousTime: ['first', 'second'],
    /**
     * Order of the stems hidden in 巳: 丙庚戊 or 丙戊庚. Changes 中气 and 余气 of 巳, and with their weights its shares.
     * Source: 渊海子平·论地支所藏 (庚 has its 长生 there); an older rhyme.
     */
    si: ['bingengwu', 'bingwugeng'],
    /** Table of 人元司令. Source: 渊海子平·论人元司令分野. */
    silingTable: ['yuanhai'],
    /**
     * How days after the 节 are counted for 司令: by elapsed time, or by whole dates. Source: 节 is an instant (elapsed);
     * the hand method of the books (calendarDay).
     */
    silingClock: ['elapsed', 'calendarDay'],
    /**
     * 十二长生: 阳顺阴逆; 阴阳同生同死; the same with 土 following 水. Changes 星运, 自坐 and 墓库. Source: 渊海子平·论十二长生;
     * 滴天髓阐微; 纳音 and 择日 practice.
     */
    lifeStage: ['yangForwardYinBackward', 'yinSameAsYang', 'earthWithWater'],
    /**
     * 胎元: month stem one on and branch three on, or the pillar of the day 300 days before birth. Source: 三命通会·论胎元;
     * the second is rare.
     */
    taiyuan: ['monthPlus', 'exact300'],
    /**
     * Month that 命宫 and 身宫 count from: of the month pillar; the next one from the 中气 on (月将); the lunar month. Source:
     * practice of today; 三命通会·论坐命宫 and 徐乐吾; folk practice.
     */
    minggongMonth: ['jie', 'zhongqi', 'lunar'],
    /** 星座 by the usual table of civil dates, or by the Sun at the instant. Source: newspapers; the tropical zodiac. */
    constellation: ['date', 'instant'],
    /**
     * 起运: by the minute; by whole 时辰 of ten days; whole years by days; as a pure stretch of time. Changes the start of
     * every decade. Source: 渊海子平·论起大运法 (三天折一年); the others are ways of hand counting.
     */
    luckStart: ['minute', 'hourBlock', 'dayRound', 'solarYear'],
    /**
     * How a decade is read (by analysis): stem and branch together, or five years each. Source: 子平真诠·论行运 and 滴天髓·岁运;
     * 三命通会·论大运.
     */
    decadeSplit: ['whole', 'fiveFive'],
    /** Day on which 虚岁 grows: 正月初一, 1 January, 立春. Source: folk custom; tables of today; 命理 practice. */
    ageYear: ['lunarYear', 'gregorian', 'lichun'],
    /** 小运: from the hour pillar, or from 丙寅 and 壬申. Source: 三命通会·论小运 (醉醒子); 渊海子平·论小运. */
    xiaoyun: ['hour', 'fixed'],
    /**
     * 岁前十二神 of a flowing year: the person stands so many after 太岁, or the year so many after the person; mirror images.
     * Source: 协纪辨方书·卷三 义例一 has most of them; the twelve as a row are of common use; 三命通会·论丧吊.
     */
    suiqian: ['taisui', 'natal'],
    /**
     * 神煞 by the books, or as most apps list them; `popular` brings its own dexiu, jinshen, goujiao, sanqi and tianguan.
     * Source: 三命通会 卷二、卷三; the apps of today.
     */
    shenshaProfile: ['classic', 'popular'],
    /**
     * 天乙贵人: 庚 with 丑未; 庚 with 辛 at 寅午; or by the day stem only. Source: 三命通会·论天乙贵人 (甲戊庚牛羊); the rhyme
     * 庚辛逢马虎; a stricter reading.
     */
    tianyi: ['jiawugeng', 'gengxin', 'dayOnly'],
    /**
     * 羊刃 (and 飞刃, its 冲) of 阴 stems: at 帝旺; one before 禄; none. Source: 三命通会·论羊刃; 禄前一位; 子平真诠·论阳刃.
     */
    yinBlade: ['diwang', 'luqian', 'none'],
    /** 红艳 of 乙: 午 or 申. Source: the common list; 三命通会·论红艳煞. */
    hongyan: ['common', 'sanming'],
    /** 红鸾 and 天喜 by the year branch, or by the day branch too. Source: 三命通会·总论诸神煞; practice of today. */
    hongluan: ['yearOnly', 'dayAlso'],
    /** 三奇: side by side in order, or anywhere. Source: 三命通会·论三奇; the apps of today. */
    sanqi: ['forwardAdjacent', 'anyOrder'],
    /** 德秀: both 德 and 秀 present, or any of them. Source: 三命通会·论德秀; the apps of today. */
    dexiu: ['both', 'any'],
    /** 勾绞: three before and three after, or before only. Source: 三命通会·论勾绞; the apps of today. */
    goujiao: ['bothSides', 'forwardOnly'],
    /** 金神 on the hour pillar, or on the day pillar too. Source: 三命通会·论金神; the apps of today. */
    jinshen: ['hour', 'dayOrHour'],
    /** 九丑: nine days, or ten. Source: 三命通会·论九丑, in two lists. */
    jiuchou: ['nine', 'ten'],
    /** 魁罡: four days, or six. Source: 三命通会·论魁罡; longer lists. */
    kuigang: ['four', 'six'],
    /** 词馆 of 癸: 壬戌 or 壬子. Source: the popular rhyme; its 临官. */
    ciguan: ['guirenxu', 'gui-renzi'],
    /** 天罗地网: by the year's 纳音 and by 戌亥 辰巳 met, or by 纳音 only. Source: 三命通会·论天罗地网. */
    luowang: ['both', 'nayinOnly'],
    /** 空亡 by the 旬 of day and year, or of the day only. Source: 三命通会·论空亡; practice of today. */
    kongwang: ['dayAndYear', 'dayOnly'],
    /** 天官贵人: not listed, by the common table, or by the other. Source: 三命通会·论天官贵人, in two tables that disagree. */
    tianguan: ['off', 'common', 'ziwei'],
    /** 午未合 turns to 火, to 土, or not at all. Source: 三命通会·论支元六合 and its commentaries. */
    wuwei: ['火', '土', '不化'],
    /** 拱: under any stems, or only under the same stem (拱夹). Source: 三命通会·论拱禄拱贵. */
    gong: ['free', 'sameStem'],
    /** 暗合: the three that the lists share, or three more. Source: lists of today; no classic has one. */
    anhe: ['three', 'extended'],
    /** 称骨 of a leap month: as the month it repeats, or from the 16th as the next. Source: folk practice. */
    boneLeap: ['same', 'split15'],
    /** 称骨 of years on which the lists differ: common; 癸亥 6 钱; 戊戌 15 钱. Source: the lists handed down. */
    bone: ['common', 'guihai6', 'wuxu15'],
  },
  {
    presets: {
      standard: {},
      trueSolar: { clock: 'trueSolar' },
      midnight: { dayBoundary: 'midnight' },
      popular: { shenshaProfile: 'popular' },
      wall: { clock: 'wall' },
    },
    implies: { shenshaProfile: { popular: POPULAR_SHENSHA } },
  },
);

/** A full set of the options of a chart. */
export type ChartRules = RulesOf<typeof CHART_OPTIONS.values>;

/** Some of the rules; the rest take their defaults. */
export type ChartRulesInput = Partial<ChartRules>;
