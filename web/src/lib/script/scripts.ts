/**
 * The scripts in which the product can be read. Everything is written, stored and sent in simplified characters; the
 * others are made when a text is rendered. English is one of them for everything but readings: names of pages, forms
 * and the labels of a chart.
 */

/** Traditional characters, with the words of Hong Kong or of Taiwan. */
export type TraditionalScript = 'hk' | 'tw';

/** 简体, 繁體（香港）, 繁體（台灣）, English. */
export type Script = 'simplified' | TraditionalScript | 'english';

/** What a person may choose; `auto` follows the languages of the browser. */
export type ScriptChoice = 'auto' | Script;

/** Value of the attribute `lang` for each script. */
export const LANGUAGE_TAGS: Readonly<Record<Script, string>> = {
  simplified: 'zh-CN',
  hk: 'zh-HK',
  tw: 'zh-TW',
  english: 'en',
};

/** Whether a browser lists no Chinese at all: English is offered, but never chosen automatically. */
export function hasNoChinese(languages: readonly string[]): boolean {
  return languages.length > 0 && !languages.some((tag) => /^zh\b/i.test(tag));
}

/**
 * The script for a choice and the languages of a browser, of which the first Chinese one decides; English only by
 * choice.
 *
 * @example scriptFor('auto', ['en-US', 'zh-Hant-MO']) // 'hk'
 */
export function scriptFor(choice: ScriptChoice, languages: readonly string[]): Script {
  if (choice !== 'auto') return choice;
  const chinese = languages.find((tag) => /^zh\b/i.test(tag)) ?? '';
  if (/-Hans\b/i.test(chinese)) return 'simplified';
  if (/-(HK|MO)\b/i.test(chinese)) return 'hk';
  return /-(TW|Hant)\b/i.test(chinese) ? 'tw' : 'simplified';
}
