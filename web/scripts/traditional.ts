/**
 * Generates the dictionary that converts the product's texts to traditional characters: OpenCC's, reduced to the
 * characters and phrases of our sources, so that it is small enough to load.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { ConverterBuilder, type DictGroup, type DictLike } from 'opencc-js/core';
import * as preset from 'opencc-js/preset/cn2t';
import { converterOf, type Dictionary } from '../src/lib/script/converter.ts';
import type { TraditionalScript } from '../src/lib/script/scripts.ts';
import { TERMS, WORDS } from '../src/lib/script/terms.ts';

const PROJECT = new URL('../../', import.meta.url).pathname;
const ROOMS = ['contract/src', 'engine/src', 'reading/src', 'server/src', 'web/src'];
const SOURCE = /(?<!\.test)\.tsx?$|\.json$/;
const RUN = /[\u3400-\u9fff〇]+/g;

/** Every run of Chinese characters in the sources of the product. */
export function runsOfSources(): readonly string[] {
  const runs = new Set<string>();
  for (const room of ROOMS)
    for (const name of readdirSync(`${PROJECT}${room}`, { recursive: true, encoding: 'utf8' }))
      if (SOURCE.test(name))
        for (const [run] of readFileSync(`${PROJECT}${room}/${name}`, 'utf8').matchAll(RUN)) runs.add(run);
  return [...runs];
}

const CONFIGS = { hk: 's2hk', tw: 's2tw' } as const;

/** How Hong Kong writes what our terms write as Taiwan does. */
const IN_HONG_KONG: Readonly<Record<string, string>> = { 裡: '裏', 著: '着', 戶: '户', 啟: '啓', 床: '牀' };

const ownForm = (traditional: string, script: TraditionalScript): string =>
  script === 'hk' ? traditional.replaceAll(/[裡著戶啟床]/g, (one) => IN_HONG_KONG[one] ?? one) : traditional;

/** Our own terms and words, as OpenCC writes a dictionary. */
const ownOf = (script: TraditionalScript): string =>
  [...WORDS[script], ...TERMS].map(([from, to]) => `${from} ${ownForm(to, script)}`).join('|');

/** The dictionaries of a group as OpenCC writes them: pairs parted by a bar. */
const writtenOf = (group: DictLike | DictGroup = []): readonly string[] =>
  [group].flat().filter((dictionary) => typeof dictionary === 'string');

/** OpenCC as it is published, with our terms before its own. */
export function openccOf(script: TraditionalScript): (text: string) => string {
  const name = CONFIGS[script];
  const config = preset.configs?.[name];
  if (config === undefined) throw new Error(`Cannot convert: no OpenCC configuration "${name}"`);
  const [first = [], ...rest] = config.conversionChain;
  const own = ownOf(script);
  const segmentation = [own, ...writtenOf(config.segmentation)];
  return ConverterBuilder({
    from: { cn: [] },
    to: { [script]: [] },
    configs: { [`s2${script}`]: { segmentation, conversionChain: [[own, ...first], ...rest] } },
  })({ from: 'cn', to: script });
}

/** The phrases OpenCC and we know, by their simplified form. */
function phrasesOf(script: TraditionalScript): ReadonlySet<string> {
  const phrases = [ownOf(script), ...writtenOf(preset.configs?.[CONFIGS[script]]?.segmentation)].flatMap(
    (dictionary) => dictionary.split('|').map((entry) => entry.slice(0, entry.indexOf(' '))),
  );
  return new Set(phrases.filter((phrase) => phrase.length > 1));
}

/** Every phrase that occurs in a text, at any position. */
function phrasesIn(text: string, phrases: ReadonlySet<string>, longest: number): readonly string[] {
  const found: string[] = [];
  for (let start = 0; start < text.length; start++)
    for (let end = start + 2; end <= Math.min(text.length, start + longest); end++) {
      const part = text.slice(start, end);
      if (phrases.has(part)) found.push(part);
    }
  return found;
}

/**
 * The entries needed to convert `runs` as OpenCC would: each character that changes, the phrases that differ from their
 * characters, and where two phrases overlap also those that only block the others.
 */
export function dictionaryOf(script: TraditionalScript, runs: readonly string[]): Dictionary {
  const opencc = openccOf(script);
  const known = phrasesOf(script);
  const longest = Math.max(...[...known].map((phrase) => phrase.length));
  const characters = [...new Set(runs.join(''))].filter((character) => opencc(character) !== character);
  const plain = converterOf({ characters: entriesOf(characters, opencc), phrases: [] });
  const candidates = new Map(runs.map((run) => [run, phrasesIn(run, known, longest)]));
  const needed = new Set(
    [...candidates.values()].flat().filter((phrase) => plain(phrase) !== opencc(phrase)),
  );
  const dictionary = (): Dictionary => ({
    characters: entriesOf(characters, opencc),
    phrases: entriesOf([...needed].sort(), opencc),
  });
  // A phrase that is added may part another run elsewhere, so until nothing is added.
  for (let count = -1; count !== needed.size;) {
    count = needed.size;
    const small = converterOf(dictionary());
    for (const run of runs)
      if (small(run) !== opencc(run)) for (const phrase of candidates.get(run) ?? []) needed.add(phrase);
  }
  return dictionary();
}

function entriesOf(keys: readonly string[], write: (text: string) => string): Dictionary['characters'] {
  return keys.map((key) => [key, write(key)] as const);
}
