/**
 * The five roles of the wuxing, one each. 喜神 never controls the 用神, 忌神 never generates it.
 */
import { KE, KE_BY, SHENG, SHENG_BY, WUXING, type ByWuxing, type Wuxing } from '../../ganzhi/index.ts';
import type { Role } from '../tables/roles.ts';

function named(yong: Wuxing, xi: Wuxing, ji: Wuxing, chou: Wuxing): ByWuxing<Role> {
  const roles: Record<Wuxing, Role> = { 木: '闲神', 火: '闲神', 土: '闲神', 金: '闲神', 水: '闲神' };
  roles[yong] = '用神';
  roles[xi] = '喜神';
  roles[ji] = '忌神';
  roles[chou] = '仇神';
  return roles;
}

/**
 * Roles by votes, when the 用神 is chosen: 喜神 the most of what does not control it, 忌神 the least of what does not
 * generate it, 仇神 what generates the 忌神 or has fewer votes, 闲神 the last.
 *
 * Ties: 喜神 what generates the 用神, then the earlier in 木火土金水; 忌神 what controls the 用神, then the later; 仇神 the
 * later. Source: our own reading of 用喜忌仇闲, held so that no role works against the 用神.
 * @example rolesByVotes('土', { 木: -17.8, 火: -19.5, 土: 61.7, 金: 17.8, 水: 50 }).木 // '忌神'
 */
export function rolesByVotes(yong: Wuxing, votes: ByWuxing<number>): ByWuxing<Role> {
  let xi: Wuxing | null = null;
  for (const wuxing of WUXING) {
    if (wuxing === yong || KE[wuxing] === yong) continue;
    const gap: number = xi === null ? 1 : votes[wuxing] - votes[xi];
    if (gap > 0 || (gap === 0 && SHENG[wuxing] === yong)) xi = wuxing;
  }
  let ji: Wuxing | null = null;
  for (const wuxing of WUXING) {
    if (wuxing === yong || wuxing === xi || SHENG[wuxing] === yong) continue;
    const gap: number = ji === null ? -1 : votes[wuxing] - votes[ji];
    if (gap < 0 || (gap === 0 && ji !== null && KE[ji] !== yong)) ji = wuxing;
  }
  let chou: Wuxing | null = null;
  for (const wuxing of WUXING) {
    if (wuxing === yong || wuxing === xi || wuxing === ji) continue;
    if (chou === null || SHENG[wuxing] === ji) chou = wuxing;
    else if (SHENG[chou] !== ji && votes[wuxing] <= votes[chou]) chou = wuxing;
  }
  return named(yong, xi as Wuxing, ji as Wuxing, chou as Wuxing);
}

/** 生用为喜, 克用为忌, 生忌为仇, the rest 闲. */
export function rolesRelative(yong: Wuxing): ByWuxing<Role> {
  const ji = KE_BY[yong];
  return named(yong, SHENG_BY[yong], ji, SHENG_BY[ji]);
}
