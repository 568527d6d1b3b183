/**
 * The schools of thought a chart is cast by, as explicit options with named presets, and their check.
 */
import type { LifeStageSchool, SiOrder } from '../ganzhi/index.ts';

/** Every option of casting, attributes, luck, spirits, relations and bone weight, by its name in the option table. */
export interface ChartRules {
  /** Clock that tells day and hour: civil less daylight saving (default), true or mean solar, or as typed. */
  readonly clock: 'civil' | 'trueSolar' | 'meanSolar' | 'wall';
  /** Day change: 23:00; 0:00 with the 子 stem of the next day from 23:00; 0:00 with the stem of the same day. */
  readonly dayBoundary: 'zi23' | 'midnight' | 'midnightSame';
  readonly yearBoundary: 'lichun' | 'lunarNewYear' | 'winterSolstice';
  /** South of the equator: as everywhere, month branch six on, or 调候 alone turned (by analysis). */
  readonly southern: 'none' | 'flipMonth' | 'flipClimateOnly';
  readonly ambiguousTime: 'first' | 'second';
  readonly si: SiOrder;
  readonly silingTable: 'yuanhai';
  readonly silingClock: 'elapsed' | 'calendarDay';
  readonly lifeStage: LifeStageSchool;
  readonly taiyuan: 'monthPlus' | 'exact300';
  readonly minggongMonth: 'jie' | 'zhongqi' | 'lunar';
  readonly constellation: 'date' | 'instant';
  readonly luckStart: 'minute' | 'hourBlock' | 'dayRound' | 'solarYear';
  /** How a decade is scored (by analysis): stem and branch together, or five years each. */
  readonly decadeSplit: 'whole' | 'fiveFive';
  readonly ageYear: 'gregorian' | 'lunarYear' | 'lichun';
  readonly xiaoyun: 'hour' | 'fixed';
  readonly suiqian: 'taisui' | 'natal';
  readonly shenshaProfile: 'classic' | 'popular';
  readonly tianyi: 'jiawugeng' | 'gengxin' | 'dayOnly';
  readonly yinBlade: 'diwang' | 'luqian' | 'none';
  readonly hongyan: 'common' | 'sanming';
  readonly hongluan: 'yearOnly' | 'dayAlso';
  readonly sanqi: 'forwardAdjacent' | 'anyOrder';
  readonly dexiu: 'both' | 'any';
  readonly goujiao: 'bothSides' | 'forwardOnly';
  readonly jinshen: 'hour' | 'dayOrHour';
  readonly jiuchou: 'nine' | 'ten';
  readonly kuigang: 'four' | 'six';
  readonly ciguan: 'guirenxu' | 'gui-renzi';
  readonly luowang: 'both' | 'nayinOnly';
  readonly kongwang: 'dayAndYear' | 'dayOnly';
  readonly tianguan: 'off' | 'common' | 'ziwei';
  /** 午未合: the phase it turns to. */
  readonly wuwei: '火' | '土' | '不化';
  /** 拱: any stems, or only under the same stem. */
  readonly gong: 'free' | 'sameStem';
  readonly anhe: 'three' | 'extended';
  readonly boneLeap: 'same' | 'split15';
  readonly bone: 'common' | 'guihai6' | 'wuxu15';
}

/** Some of the rules; the rest take their defaults. */
export type ChartRulesInput = Partial<ChartRules>;

type AllowedValues = {
  readonly [name in keyof ChartRules]: readonly [ChartRules[name], ...ChartRules[name][]];
};

/** Every option with its values, default first. */
// prettier-ignore
export const CHART_RULE_VALUES = {
  clock: ['civil', 'trueSolar', 'meanSolar', 'wall'],
  dayBoundary: ['zi23', 'midnight', 'midnightSame'],
  yearBoundary: ['lichun', 'lunarNewYear', 'winterSolstice'],
  southern: ['none', 'flipMonth', 'flipClimateOnly'],
  ambiguousTime: ['first', 'second'],
  si: ['bingengwu', 'bingwugeng'],
  silingTable: ['yuanhai'],
  silingClock: ['elapsed', 'calendarDay'],
  lifeStage: ['yangForwardYinBackward', 'yinSameAsYang', 'earthWithWater'],
  taiyuan: ['monthPlus', 'exact300'],
  minggongMonth: ['jie', 'zhongqi', 'lunar'],
  constellation: ['date', 'instant'],
  luckStart: ['minute', 'hourBlock', 'dayRound', 'solarYear'],
  decadeSplit: ['whole', 'fiveFive'],
  ageYear: ['gregorian', 'lunarYear', 'lichun'],
  xiaoyun: ['hour', 'fixed'],
  suiqian: ['taisui', 'natal'],
  shenshaProfile: ['classic', 'popular'],
  tianyi: ['jiawugeng', 'gengxin', 'dayOnly'],
  yinBlade: ['diwang', 'luqian', 'none'],
  hongyan: ['common', 'sanming'],
  hongluan: ['yearOnly', 'dayAlso'],
  sanqi: ['forwardAdjacent', 'anyOrder'],
  dexiu: ['both', 'any'],
  goujiao: ['bothSides', 'forwardOnly'],
  jinshen: ['hour', 'dayOrHour'],
  jiuchou: ['nine', 'ten'],
  kuigang: ['four', 'six'],
  ciguan: ['guirenxu', 'gui-renzi'],
  luowang: ['both', 'nayinOnly'],
  kongwang: ['dayAndYear', 'dayOnly'],
  tianguan: ['off', 'common', 'ziwei'],
  wuwei: ['火', '土', '不化'],
  gong: ['free', 'sameStem'],
  anhe: ['three', 'extended'],
  boneLeap: ['same', 'split15'],
  bone: ['common', 'guihai6', 'wuxu15'],
} as const satisfies AllowedValues;

/** Names of the options, in the order of the option table. */
export const CHART_RULE_NAMES: readonly (keyof ChartRules)[] = Object.freeze(
  Object.keys(CHART_RULE_VALUES) as (keyof ChartRules)[],
);

/** The default rules: the first value of every option. */
export const DEFAULT_CHART_RULES: ChartRules = Object.freeze(
  Object.fromEntries(CHART_RULE_NAMES.map((name) => [name, CHART_RULE_VALUES[name][0]])),
) as unknown as ChartRules;

/** What the profile `popular` changes: the readings most apps use. */
const POPULAR_SHENSHA = {
  shenshaProfile: 'popular',
  dexiu: 'any',
  jinshen: 'dayOrHour',
  goujiao: 'forwardOnly',
  sanqi: 'anyOrder',
  tianguan: 'common',
} as const satisfies ChartRulesInput;

/**
 * Named presets: `standard` the defaults; `trueSolar` day and hour by the Sun over the birthplace; `midnight` day change at
 * 0:00 with 早晚子时; `popular` spirits as most apps list them; `wall` the clock as typed, to recreate other apps.
 */
export const CHART_PRESETS = {
  standard: {},
  trueSolar: { clock: 'trueSolar' },
  midnight: { dayBoundary: 'midnight' },
  popular: POPULAR_SHENSHA,
  wall: { clock: 'wall' },
} as const satisfies Readonly<Record<string, ChartRulesInput>>;

/** Rules completed before, so that the same input object is checked once. Bounded by the life of the inputs. */
const completed = new WeakMap<ChartRulesInput, ChartRules>();

/**
 * Fills in defaults and checks every value. `shenshaProfile: 'popular'` brings its own defaults, which single options
 * still override.
 *
 * @returns frozen; the shared default object where nothing is given
 * @throws RangeError for a value that is not among the option's, naming it; TypeError for an option that does not exist
 * @example completeChartRules({ clock: 'trueSolar' }).dayBoundary // 'zi23'
 */
export function completeChartRules(rules?: ChartRulesInput): ChartRules {
  if (rules === undefined || rules === DEFAULT_CHART_RULES) return DEFAULT_CHART_RULES;
  const known = completed.get(rules);
  if (known !== undefined) return known;
  const profile = rules.shenshaProfile === 'popular' ? POPULAR_SHENSHA : {};
  const all: ChartRules = Object.freeze({ ...DEFAULT_CHART_RULES, ...profile, ...rules });
  for (const name of Object.keys(rules)) checkRule(name, all[name as keyof ChartRules]);
  completed.set(all, all);
  if (Object.isFrozen(rules)) completed.set(rules, all);
  return all;
}

function checkRule(name: string, value: unknown): void {
  if (!Object.hasOwn(CHART_RULE_VALUES, name)) {
    throw new TypeError(
      `Cannot read rules: unknown option "${name}", expected one of ${CHART_RULE_NAMES.join(', ')}`,
    );
  }
  const allowed: readonly unknown[] = CHART_RULE_VALUES[name as keyof ChartRules];
  if (!allowed.includes(value)) {
    throw new RangeError(`Cannot read rules: ${name} "${String(value)}", expected ${allowed.join(' | ')}`);
  }
}
