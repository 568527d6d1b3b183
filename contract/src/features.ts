/**
 * Features with a daily free quota, and the switches that hide sections (spec §3, §9).
 */

/**
 * Free-use counters: what each is called on the screen, and the uses per Asia/Shanghai day of those who are not members. The
 * nine of the spec come first, in its order.
 */
const COUNTERS = {
  PaiPan: { name: '排盘', perDay: 3 },
  hepan: { name: '合盘', perDay: 0 },
  wylq: { name: '五运六气分析', perDay: 0 },
  lssg: { name: '六十四卦', perDay: 0 },
  esbxx: { name: '二十八星宿', perDay: 0 },
  scxj: { name: '时辰详解', perDay: 0 },
  grl: { name: '个人历', perDay: 0 },
  Ri: { name: '择日', perDay: 1 },
  Shi: { name: '择时', perDay: 1 },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly perDay: number }>>;

/** Key of a free-use counter. */
export type Feature = keyof typeof COUNTERS;

/** Keys of the free-use counters. */
export const FEATURES = Object.keys(COUNTERS) as readonly Feature[];

function tabulate<Value>(value: (feature: Feature) => Value): Readonly<Record<Feature, Value>> {
  return Object.fromEntries(FEATURES.map((feature) => [feature, value(feature)])) as Record<Feature, Value>;
}

/** Free uses of a feature per day for those who are not members. */
export const FREE_QUOTAS = tabulate<number>((feature) => COUNTERS[feature].perDay);

/** What a counter is called on the screen. */
export const FEATURE_NAMES = tabulate<string>((feature) => COUNTERS[feature].name);

/** What has no counter and is for members only, and what it is called on the screen. */
export const MEMBER_PARTS = { report: '命盘报告' } as const;

/** What is for members only. */
export type MemberPart = keyof typeof MEMBER_PARTS;

/** Feature flags of the switch list; each is true unless the server says otherwise. */
export const SWITCH_KEYS = [
  'is_show_gu_zhong',
  'is_show_pai_pan_html',
  'is_show_pai_pan_report',
  'is_show_he_pan',
  'is_show_he_pan_paraphrase',
  'is_show_ancient_book',
  'is_show_person_calender',
  'is_show_hour_detail',
  'is_show_lucky_day',
] as const;

/** Key of a feature flag. */
export type SwitchKey = (typeof SWITCH_KEYS)[number];
