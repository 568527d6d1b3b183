/**
 * The dictionary of traditional characters of the web components: that of the app, for what the components can show.
 */
import { AFFAIRS, JIANCHU, ROAD_SPIRITS } from '../../engine/src/almanac/index.ts';
import { SOLAR_TERM_NAMES } from '../../engine/src/astronomy/index.ts';
import { LUNAR_DAY_NAMES, LUNAR_MONTH_ALIASES, LUNAR_MONTH_NAMES } from '../../engine/src/calendar/index.ts';
import * as FESTIVALS from '../../engine/src/calendar/tables/festivals.ts';
import {
  BRANCHES,
  CHANGSHENG,
  NAYIN,
  STEMS,
  TEN_GODS,
  WUXING,
  ZODIAC_ANIMAL,
} from '../../engine/src/ganzhi/index.ts';
import { dictionaryOf } from '../../web/scripts/traditional.ts';
import { fileURLToPath } from 'node:url';
import { rowsOf } from './textFiles.ts';

const RUN = /[\u3400-\u9fff〇]+/gu;

/** Every text and name that the components can show. */
export function embedTexts(): readonly string[] {
  return [
    ...rowsOf('WORDS').map(({ key }) => key),
    ...[STEMS, BRANCHES, WUXING, TEN_GODS, CHANGSHENG, NAYIN, Object.values(ZODIAC_ANIMAL), ['日主']].flat(),
    ...[SOLAR_TERM_NAMES, JIANCHU, ROAD_SPIRITS, AFFAIRS.map(({ name }) => name)].flat(),
    ...[LUNAR_DAY_NAMES, LUNAR_MONTH_NAMES, Object.values(LUNAR_MONTH_ALIASES)].flat(),
    ...[LUNAR_MONTH_NAMES, Object.values(LUNAR_MONTH_ALIASES)].flat().map((name) => `闰${name}`),
    // Names of festivals stand in tables of several shapes.
    ...(JSON.stringify(FESTIVALS).match(RUN) ?? []),
  ];
}

/** The module of the dictionary: its path and its source. */
export function embedDictionary(): { readonly path: string; readonly source: string } {
  const runs = embedTexts().flatMap((text) => text.match(RUN) ?? []);
  const { characters, phrases } = dictionaryOf('tw', runs);
  const lines = [...characters, ...phrases].map(
    (pair) => `  ${pair.map((one) => JSON.stringify(one)).join(': ')},\n`,
  );
  return {
    path: fileURLToPath(new URL('../../embed/src/language/traditional.texts.ts', import.meta.url)),
    source: [
      '/** Written by `npm run texts` from the dictionary of the app: characters first, then phrases that differ from them. */\n',
      `export const TRADITIONAL = {\n${lines.join('')}} as const satisfies Readonly<Record<string, string>>;\n`,
    ].join(''),
  };
}
