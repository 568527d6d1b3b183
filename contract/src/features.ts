/**
 * Features with a daily free quota, and the switches that hide sections (spec §3, §9).
 */

/** Keys of the free-use counters, in the order of the spec. */
export const FEATURES = ['PaiPan', 'hepan', 'wylq', 'lssg', 'esbxx', 'scxj', 'grl', 'Ri', 'Shi'] as const;

/** Key of a free-use counter. */
export type Feature = (typeof FEATURES)[number];

/** Free uses of a feature per Asia/Shanghai day for those who are not members. */
export const FREE_QUOTAS = {
  PaiPan: 3,
  hepan: 0,
  wylq: 0,
  lssg: 0,
  esbxx: 0,
  scxj: 0,
  grl: 0,
  Ri: 1,
  Shi: 1,
} as const satisfies Record<Feature, number>;

/** What a counter is called on the screen. */
export const FEATURE_NAMES = {
  PaiPan: '排盘',
  hepan: '合盘',
  wylq: '五运六气分析',
  lssg: '六十四卦',
  esbxx: '二十八星宿',
  scxj: '时辰详解',
  grl: '个人历',
  Ri: '择日',
  Shi: '择时',
} as const satisfies Record<Feature, string>;

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
