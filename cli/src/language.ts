/**
 * The two languages of help and messages. Results have the names of the engine, in Chinese.
 */

/** A language. */
export type Language = 'zh' | 'en';

/** A text in both. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

export const LANGUAGES: readonly Language[] = ['zh', 'en'];

/** A text in both languages. */
export const text = (zh: string, en: string): Text => ({ zh, en });

/**
 * Language of a call: `--lang` where it is given, else that of the environment, else English.
 *
 * @example languageOf(['--lang', 'zh'], {}) // 'zh'
 * @example languageOf([], { LANG: 'zh_CN.UTF-8' }) // 'zh'
 */
export function languageOf(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = words.indexOf('--lang');
  const typed = at === -1 ? words.find((word) => word.startsWith('--lang='))?.slice(7) : words[at + 1];
  const locale = typed ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '';
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
