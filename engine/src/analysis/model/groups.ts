/**
 * The five groups of ten gods as wuxing, seen from a day master.
 */
import {
  KE,
  KE_BY,
  SHENG,
  SHENG_BY,
  WUXING,
  wuxingRelation,
  type ByWuxing,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { ByGroup } from '../tables/yongshenPoints.ts';

const GROUP_BY_RELATION = { 同: '比劫', 生: '食伤', 克: '财', 被克: '官杀', 被生: '印' } as const;

function tabulate<T>(cell: (wuxing: Wuxing) => T): ByWuxing<T> {
  return Object.freeze(Object.fromEntries(WUXING.map((w) => [w, cell(w)]))) as ByWuxing<T>;
}

/** `GROUP_OF[dayMasterWuxing][wuxing]`: the group that a wuxing is to a day master. */
export const GROUP_OF: ByWuxing<ByWuxing<TenGodGroup>> = tabulate((day) =>
  tabulate((other) => GROUP_BY_RELATION[wuxingRelation(day, other)]),
);

/** `WUXING_OF_GROUP[dayMasterWuxing][group]`: the wuxing that a group is to a day master. */
export const WUXING_OF_GROUP: ByWuxing<ByGroup<Wuxing>> = tabulate((day) =>
  Object.freeze({ 比劫: day, 食伤: SHENG[day], 财: KE[day], 官杀: KE_BY[day], 印: SHENG_BY[day] }),
);
