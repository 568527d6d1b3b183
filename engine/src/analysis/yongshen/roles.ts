/**
 * The five roles of the wuxing, one each, by one rule from the votes. 喜神 never controls the 用神.
 */
import { KE, KE_BY, SHENG_BY, type ByWuxing, type Wuxing } from '../../ganzhi/index.ts';
import { round2 } from '../round.ts';
import type { Role } from '../tables/roles.ts';

function rolesOf(yong: Wuxing, xi: Wuxing, ji: Wuxing, chou: Wuxing): ByWuxing<Role> {
  const roles: Record<Wuxing, Role> = { 木: '闲神', 火: '闲神', 土: '闲神', 金: '闲神', 水: '闲神' };
  roles[yong] = '用神';
  roles[xi] = '喜神';
  roles[ji] = '忌神';
  roles[chou] = '仇神';
  return roles;
}

/**
 * Roles by votes: 忌神 has the fewest. Of the other three 喜神 is the first that does not control the 用神, 仇神 the one with the
 * fewest, 闲神 the one between, so that neither 忌神 nor 仇神 ever outvotes 闲神.
 *
 * @param yong the 用神: the first of the ranking, or the second for a second reading
 * @param ranking the five by votes, most first
 * Source: 滴天髓·体用; the order by votes is ours.
 * @example rolesByVotes('土', ['土', '水', '金', '木', '火']).火 // '忌神'
 */
export function rolesByVotes(yong: Wuxing, ranking: readonly Wuxing[]): ByWuxing<Role> {
  const others = ranking.filter((wuxing) => wuxing !== yong);
  const ji = others.pop() as Wuxing;
  const xi = others.find((wuxing) => KE[wuxing] !== yong) as Wuxing;
  const chou = others.findLast((wuxing) => wuxing !== xi) as Wuxing;
  return rolesOf(yong, xi, ji, chou);
}

/**
 * How favourable each wuxing is, −1 to 1 with two decimals: how far its votes lie from the mean of the five, beside the farthest.
 *
 * Source: 滴天髓·岁运, where what is used and what is blamed decide a decade; the scale is ours.
 * @example favourByVotes({ 木: 40, 火: 10, 土: 0, 金: -50, 水: 25 }).木 // 0.64
 */
export function favourByVotes(votes: ByWuxing<number>): ByWuxing<number> {
  const { 木, 火, 土, 金, 水 } = votes;
  const mean = (木 + 火 + 土 + 金 + 水) / 5;
  const farthest = Math.max(1, ...[木, 火, 土, 金, 水].map((vote) => Math.abs(vote - mean)));
  const scaled = (vote: number): number => round2((vote - mean) / farthest);
  return { 木: scaled(木), 火: scaled(火), 土: scaled(土), 金: scaled(金), 水: scaled(水) };
}

/** 生用为喜, 克用为忌, 生忌为仇, the rest 闲. */
export function rolesRelative(yong: Wuxing): ByWuxing<Role> {
  const ji = KE_BY[yong];
  return rolesOf(yong, SHENG_BY[yong], ji, SHENG_BY[ji]);
}
