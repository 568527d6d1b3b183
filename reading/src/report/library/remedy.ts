/**
 * What relieves a god or a combination, in the words of the craft; a group that is harmful to the chart is never advised.
 */
import type { TenGodGroup } from '@shangyuan/engine/ganzhi';

/** A reason, and what relieves it by the group that does, the usual one first. */
export type Remedies = readonly [
  ground: string,
  ...helps: readonly (readonly [helper: TenGodGroup, words: string])[],
];

/**
 * The reason with the first help that is not harmful.
 *
 * @param unwanted groups that are 忌神 or 仇神: 印、官杀
 * @example remedyText(['官多为拘', ['印', '宜印化之'], ['食伤', '宜食伤疏之']], '印、比劫') // '官多为拘，宜食伤疏之'
 */
export function remedyText([ground, ...helps]: Remedies, unwanted: string): string {
  const avoided = unwanted.split('、');
  const help = helps.find(([helper]) => !avoided.includes(helper));
  return `${ground}，${help === undefined ? '制化之神亦非所喜，守其分量而已' : help[1]}`;
}
