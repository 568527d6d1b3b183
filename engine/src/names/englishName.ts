/**
 * English of names: what is settled in the literature, else pinyin.
 */
import { BRANCHES, STEMS } from '../ganzhi/index.ts';
import { NAMES } from './names.texts.ts';

const STEM_PINYIN = 'Jia Yi Bing Ding Wu Ji Geng Xin Ren Gui'.split(' ');
const BRANCH_PINYIN = 'Zi Chou Yin Mao Chen Si Wu Wei Shen You Xu Hai'.split(' ');

const PINYIN: ReadonlyMap<string, string> = new Map([
  ...STEMS.map((stem, i) => [stem, STEM_PINYIN[i] as string] as const),
  ...BRANCHES.map((branch, i) => [branch, BRANCH_PINYIN[i] as string] as const),
]);

/**
 * English of a name.
 *
 * @param name a stem, a branch or a pair (pinyin); a solar term, a festival, a spirit of a chart or of a day, one of the ten
 *   gods, a stage, a 纳音, an element, an animal, an affair of picking
 * @returns null where there is none
 * @example englishName('甲子') // 'Jia Zi'
 * @example englishName('立春') // 'Start of Spring'
 * @example englishName('天乙贵人') // 'Tianyi Noble'
 */
export function englishName(name: string): string | null {
  if (Object.hasOwn(NAMES, name)) return NAMES[name as keyof typeof NAMES];
  const syllables = Array.from(name, (sign) => PINYIN.get(sign));
  const isPair = syllables.length <= 2 && !syllables.includes(undefined);
  return isPair && name !== '' ? syllables.join(' ') : null;
}
