/**
 * What popular usage likens each phase to 五行取象. An image, never a border and never a remedy.
 *
 * Source: the common lists of trades after 三命通会·论五行 and modern usage; organs, tastes, colours, directions and
 * seasons after 素问·阴阳应象大论, 金匮真言论; numbers after 河图.
 */
import type { ByWuxing, TenGodGroup } from '@shangyuan/engine/ganzhi';

/** Trades likened to a phase, the nearest first. */
export const TRADES = {
  木: ['教育', '出版', '园艺', '设计', '文化'],
  火: ['能源', '餐饮', '传播', '影像', '电子'],
  土: ['工程', '仓储', '农业', '顾问', '地产'],
  金: ['机械', '法务', '会计', '精密制造', '五金'],
  水: ['物流', '旅行', '贸易', '信息', '水产'],
} as const satisfies ByWuxing<readonly [string, string, string, string, string]>;

/** Systems of the tradition a phase is likened to; functions, never organs of medicine. */
export const ORGANS = {
  木: '肝胆与筋目',
  火: '心与血脉',
  土: '脾胃与肌肉',
  金: '肺与皮毛',
  水: '肾与耳',
} as const satisfies ByWuxing<string>;

/** A group of gods as a way through working life, in plain words. */
export const GROUP_PATH = {
  比劫: '自己与同辈',
  食伤: '手艺',
  财: '经营',
  官杀: '职责',
  印: '学问',
} as const satisfies Readonly<Record<TenGodGroup, string>>;

/** Colours likened to a phase. */
export const COLOURS = {
  木: ['绿', '青', '翠'],
  火: ['红', '紫', '橙'],
  土: ['黄', '棕', '咖'],
  金: ['白', '银', '金'],
  水: ['黑', '蓝', '灰'],
} as const satisfies ByWuxing<readonly string[]>;

/** Direction of a phase. */
export const DIRECTIONS = { 木: '东', 火: '南', 土: '中央', 金: '西', 水: '北' } as const satisfies ByWuxing<string>;

/** Numbers of a phase 河图. */
export const NUMBERS = {
  木: ['三', '八'],
  火: ['二', '七'],
  土: ['五', '十'],
  金: ['四', '九'],
  水: ['一', '六'],
} as const satisfies ByWuxing<readonly string[]>;

/** Season of a phase. */
export const SEASONS = { 木: '春', 火: '夏', 土: '四季之末', 金: '秋', 水: '冬' } as const satisfies ByWuxing<string>;

/** Hours of a phase. */
export const HOURS = {
  木: '寅卯（3至7点）',
  火: '巳午（9至13点）',
  土: '辰戌丑未（饭前饭后）',
  金: '申酉（15至19点）',
  水: '亥子（21至1点）',
} as const satisfies ByWuxing<string>;

/** Taste of a phase. */
export const TASTES = { 木: '酸', 火: '苦', 土: '甘', 金: '辛', 水: '咸' } as const satisfies ByWuxing<string>;
