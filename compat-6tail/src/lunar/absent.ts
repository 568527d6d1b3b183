/** Classes of the library that have no answer here. */
import { refusedClass } from '../notInShangyuan.ts';

export const FotoUtil = refusedClass('FotoUtil');
export const TaoUtil = refusedClass('TaoUtil');
export const LunarUtil = refusedClass('LunarUtil');
export const LunarTime = refusedClass('LunarTime');
export const NineStarUtil = refusedClass('NineStarUtil');
export const ShouXingUtil = refusedClass('ShouXingUtil');
export const I18n = refusedClass('I18n');
