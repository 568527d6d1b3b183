/**
 * The three languages of the elements. Everything is written in simplified characters; traditional ones come from the dictionary of the
 * product's converter, English from the table of words and the names of the engine.
 */
import { englishName } from '@shangyuan/engine/names';
import { inTraditional } from './traditional.ts';
import { WORDS } from './words.texts.ts';

/** Value of `lang` within an element. */
export type LanguageTag = 'zh-Hans' | 'zh-Hant' | 'en';

/** A text that a label or a message begins with. */
export type Words = keyof typeof WORDS;

/** What is put in place of `{name}`. */
type Slots = Readonly<Record<string, string | number>>;

/** How texts and names are written in a language. */
export interface Language {
  readonly tag: LanguageTag;
  /** A label or a message. */
  readonly say: (text: Words, slots?: Slots) => string;
  /** A name of the engine, such as 正官 or 立春; without English it stays Chinese. */
  readonly name: (chinese: string) => string;
  /** What parts the items of a list. */
  readonly comma: string;
}

const filled = (text: string, slots: Slots): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => String(slots[slot] ?? ''));

const same = (text: string): string => text;

function chinese(tag: LanguageTag, write: (text: string) => string): Language {
  return { tag, say: (text, slots = {}) => filled(write(text), slots), name: write, comma: '、' };
}

const isWord = (text: string): text is Words => Object.hasOwn(WORDS, text);

const LANGUAGES: Readonly<Record<LanguageTag, Language>> = {
  'zh-Hans': chinese('zh-Hans', same),
  'zh-Hant': chinese('zh-Hant', inTraditional),
  en: {
    tag: 'en',
    say: (text, slots = {}) => filled(WORDS[text], slots),
    name: (text) => (isWord(text) ? WORDS[text] : (englishName(text) ?? text)),
    comma: ', ',
  },
};

/**
 * The language for a tag of HTML.
 *
 * @param tag of the element or of what it stands in; every tag that is neither English nor traditional is simplified
 * @example languageFor('zh-HK').tag // 'zh-Hant'
 */
export function languageFor(tag: string): Language {
  if (/^en\b/i.test(tag)) return LANGUAGES.en;
  return LANGUAGES[/^zh-(?:Hant|TW|HK|MO)\b/i.test(tag) ? 'zh-Hant' : 'zh-Hans'];
}
