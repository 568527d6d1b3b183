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

/** The best of some in the order 木火土金水: a later one wins where it is better. */
function pick(candidates: readonly Wuxing[], isBetter: (b: Wuxing, a: Wuxing) => boolean): Wuxing {
  return candidates.reduce((a, b) => (isBetter(b, a) ? b : a));
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
  const others = WUXING.filter((wuxing) => wuxing !== yong);
  const xi = pick(
    others.filter((wuxing) => KE[wuxing] !== yong),
    (b, a) => votes[b] > votes[a] || (votes[b] === votes[a] && SHENG[b] === yong),
  );
  const three = others.filter((wuxing) => wuxing !== xi);
  const ji = pick(
    three.filter((wuxing) => SHENG[wuxing] !== yong),
    (b, a) => votes[b] < votes[a] || (votes[b] === votes[a] && KE[a] !== yong),
  );
  const two = three.filter((wuxing) => wuxing !== ji);
  const feeder = two.find((wuxing) => SHENG[wuxing] === ji);
  const chou = feeder ?? pick(two, (b, a) => votes[b] <= votes[a]);
  return named(yong, xi, ji, chou);
}

/** 生用为喜, 克用为忌, 生忌为仇, the rest 闲. */
export function rolesRelative(yong: Wuxing): ByWuxing<Role> {
  const ji = KE_BY[yong];
  return named(yong, SHENG_BY[yong], ji, SHENG_BY[ji]);
}
