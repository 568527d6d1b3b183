/**
 * 阳贵 and 阴贵 of a day, which its directions and its hours both read.
 */
import type { Branch, Ganzhi } from '../../ganzhi/index.ts';
import type { AlmanacRules } from '../rules.ts';
import { YANGGUI, YANGGUI_GENGXIN, YINGUI, YINGUI_GENGXIN } from '../tables/guiren.ts';

/** 阳贵 and 阴贵 branches of a day stem, under the two options. */
export function guiBranches(day: Ganzhi, rules: AlmanacRules): { yang: Branch; yin: Branch } {
  const isXieji = rules.guiren === 'xieji';
  const first = (isXieji ? YANGGUI : YANGGUI_GENGXIN)[day.stem];
  const second = (isXieji ? YINGUI : YINGUI_GENGXIN)[day.stem];
  return rules.guirenDayNight === 'kaoyuan' ? { yang: first, yin: second } : { yang: second, yin: first };
}
