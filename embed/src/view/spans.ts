/**
 * Pieces of text that charts and days have in common.
 */
import type { LunarDate } from '@shangyuan/engine/calendar';
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { STEM_WUXING, type Ganzhi } from '@shangyuan/engine/ganzhi';
import type { CivilDate } from '@shangyuan/engine/time';
import type { Language } from '../language/language.ts';
import type { Span } from './view.ts';

const CHINESE = /[\u3400-\u9fff]/;

/** A name of the engine; in English one without English is marked as Chinese. */
export function nameSpan(language: Language, chinese: string): Span {
  const text = language.name(chinese);
  return { text, ...(language.tag === 'en' && CHINESE.test(text) && { lang: 'zh' as const }) };
}

/** Signs that stay Chinese in every language, with their English sound beside them in English. */
export function signSpans(language: Language, signs: string): readonly Span[] {
  if (language.tag !== 'en') return [{ text: language.name(signs) }];
  return [
    { text: signs, lang: 'zh' },
    { text: ` ${language.name(signs)}`, size: 'small' },
  ];
}

/** A pair in the colour of its stem. */
export function pairSpans(language: Language, { name, stem }: Ganzhi): readonly Span[] {
  const [sign, ...rest] = signSpans(language, name);
  return [{ ...(sign as Span), wuxing: STEM_WUXING[stem] }, ...rest];
}

/** A pair within a sentence: 甲子, in English Jia Zi. */
export const pairText = ({ name }: Language, pair: Ganzhi | string): string =>
  name(typeof pair === 'string' ? pair : pair.name);

/** Month and day of a lunar date, for the slots of a text. */
export function lunarSlots({ tag, say, name }: Language, lunar: LunarDate): { month: string; day: string } {
  if (tag !== 'en') return { month: name(lunarMonthName(lunar)), day: name(lunarDayName(lunar.day)) };
  const month = say('第{n}月', { n: lunar.month });
  return { month: lunar.isLeap ? say('闰{month}', { month }) : month, day: say('第{n}日', { n: lunar.day }) };
}

/** 2024-02-10. */
export function isoDate({ year, month, day }: CivilDate): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
