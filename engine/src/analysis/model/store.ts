/**
 * 墓库 of any wuxing in a chart: of the 用神, of 财.
 */
import type { PillarKey } from '../../chart/index.ts';
import { CHONG_OF, type Branch, type Wuxing } from '../../ganzhi/index.ts';
import { STORE_BRANCH } from '../tables/storeBranch.ts';
import type { Subject } from './subject.ts';

/** 墓库 of a wuxing in a chart. */
export interface WuxingStore {
  readonly branch: Branch;
  /** Pillars that have it, year to hour. */
  readonly pillars: readonly PillarKey[];
  /** 无 absent, 闭 present, 开 opened by a natal 六冲. */
  readonly state: '无' | '闭' | '开';
}

/** The store of a wuxing. Source: 子平真诠·论墓库刑冲之说. */
export function storeOf({ slots }: Subject, wuxing: Wuxing): WuxingStore {
  const branch = STORE_BRANCH[wuxing];
  const pillars = slots.filter((slot) => slot.branch === branch).map((slot) => slot.name);
  const isOpposed = slots.some((slot) => slot.branch === CHONG_OF[branch]);
  return { branch, pillars, state: pillars.length === 0 ? '无' : isOpposed ? '开' : '闭' };
}
