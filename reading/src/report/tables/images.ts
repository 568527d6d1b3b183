/**
 * What popular usage likens each phase to 五行取象. An image, never a border and never a remedy.
 *
 * Source: the common lists of trades after 三命通会·论五行 and modern usage; organs after 素问·阴阳应象大论, 金匮真言论.
 */
import type { ByWuxing } from '@shangyuan/engine/ganzhi';

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
