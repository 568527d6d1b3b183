import { readdirSync, readFileSync } from 'node:fs';
import { AFFAIRS, affairOf, MANSIONS } from '@shangyuan/engine/almanac';
import { SOLAR_TERM_NAMES } from '@shangyuan/engine/astronomy';
import { lunarDayName, lunarMonthName, MOON_PHASE_NAMES, USUAL_FESTIVALS } from '@shangyuan/engine/calendar';
import { SHENSHA } from '@shangyuan/engine/chart';
import {
  COUNTED_FESTIVALS,
  LUNAR_FESTIVALS,
  SOLAR_FESTIVALS,
  TERM_FESTIVALS,
  WEEKDAY_FESTIVALS,
} from '../../engine/src/calendar/tables/festivals.ts';
import { FEATURE_NAMES } from '@shangyuan/contract';
import { jialinOf, SIX_QI, yunqiOfYear, type Qi } from '@shangyuan/engine/yunqi';
import { tenthsText } from '@shangyuan/reading/analysis';
import { CHANGSHENG, NAYIN, TEN_GODS, WUXING, ZODIAC_ANIMAL } from '@shangyuan/engine/ganzhi';
import { describe, expect, test } from 'vitest';
import { unpackPlaces } from '@shangyuan/reading/places';
import { shortPath } from '../src/lib/cases/place.ts';
import { createTranslator } from '../src/lib/script/english/grammar.ts';
import { PHRASES } from '../src/lib/script/english/phrases.texts.ts';
import { SHORT } from '../src/lib/script/english/short.texts.ts';
import { rowsOf } from '../../scripts/lib/textFiles.ts';
import { drawnTexts } from './drawnTexts.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const SOURCES = `${ROOT}web/src/`;

const FESTIVAL_NAMES: readonly string[] = [
  ...LUNAR_FESTIVALS.map(([, , name]) => name),
  ...SOLAR_FESTIVALS.map(([, , name]) => name),
  ...WEEKDAY_FESTIVALS.map(([, , , name]) => name),
  ...Object.values({ ...TERM_FESTIVALS, ...COUNTED_FESTIVALS }).map(([name]) => name),
];

/** Files whose texts stay Chinese. */
const CHINESE_FILES: readonly RegExp[] = [
  // The dictionaries themselves.
  /^lib\/script\//,
  // Agreements, and answers about money: what binds is the Chinese text.
  /^features\/help\/helpText/,
  // What readers type, taken apart: numerals, parts of the day, other names, letters of an index.
  /^features\/help\/searchView/,
  /^features\/birth\/pillarsLine/,
  /^features\/festivals\/(findDays|plainScript)/,
  /^features\/cases\/(caseFilter|tableImport|rowBirth|caseColumns|findings\/findingTerms)/,
];

/** Texts that stay Chinese everywhere. */
const CHINESE_TEXTS: readonly RegExp[] = [
  // Names of files, which leave the product.
  /^上元(节气节日|农历生日|择吉|命例|合盘)-/,
  // A god in one character, which English has no use for.
  /^[比劫食伤才财杀官枭印]$/,
  // Languages name themselves; an example of what can be typed.
  /^[简繁]體?体?中文/,
  /^1990-06-15/,
];

/** Texts whose English may still be missing: writing a sentence must not wait for its translation. */
const LATE = 30;

const translate = createTranslator(PHRASES);
const skeletons = new Set(
  Object.keys(PHRASES).map((written) => written.replaceAll(/\{[nmgldwtq]\d?\}/g, '{}')),
);

/** Possible values of a slot: a number, stems, a word of the product. */
const SAMPLES = ['3', '甲子', '命盘'];

function isTranslated(text: string): boolean {
  if (text in SHORT) return true;
  const parts = text.split('{}');
  if (parts.length === 1) return translate(text) !== null;
  return (
    skeletons.has(text) ||
    parts.every((part) => translate(part) !== null) ||
    SAMPLES.some((sample) => translate(parts.join(sample)) !== null)
  );
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
  .filter((name) => !CHINESE_FILES.some((file) => file.test(name)))
  .sort();

describe('what the sources draw', () => {
  test('is found: texts between tags with their values, attributes, templates; not what is compared or a type', () => {
    const source = `
      type Kind = '类';
      const texts = { 键: '甲' };
      const view = (n: number) => kind === '乙' ? <p title="题">共 {n} 条<b>粗</b> 后</p> : \`\${n} 天\`;
    `;
    expect([...drawnTexts(source)].sort()).toEqual(['共 {} 条', '后', '甲', '粗', '题', '{} 天'].sort());
  });

  test('has English, but for what has just been written', () => {
    const silent = sources.flatMap((name) =>
      [...drawnTexts(readFileSync(SOURCES + name, 'utf8'))]
        .filter((text) => !CHINESE_TEXTS.some((chinese) => chinese.test(text)) && !isTranslated(text))
        .map((text) => `${name}: ${text}`),
    );
    expect(silent.length, silent.join('\n')).toBeLessThan(LATE);
  });
});

const HAN = /[\u3400-\u9fff]/;
/** Every line that may bring Chinese to a page, by source. */
const PRODUCT = [
  'contract/src',
  'engine/src',
  'reading/src',
  'server/src',
  'server/migrations',
  'web/src',
  'web/public',
]
  .flatMap((room) =>
    readdirSync(ROOT + room, { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name}`)
      .filter((name) => /(?<!\.test|\.d)\.(tsx?|json|sql|webmanifest)$/.test(name))
      .filter((name) => !name.includes('/lib/script/')),
  )
  .map((name) => readFileSync(ROOT + name, 'utf8').split('\n'))
  .map((lines) => lines.filter((line) => HAN.test(line)).map((line) => line.trim()));
/** Lines joined as JSX joins them: with nothing, or with a space. */
const JOINED = ['', ' '].map((space) => PRODUCT.map((lines) => lines.join(space)).join('\n'));

/** Templates of few words, as patterns: `${animal}年`. */
const TEMPLATES = PRODUCT.flatMap((lines) => [...lines.join('').matchAll(/`([^`]*\$\{[^`]*)`/g)])
  .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => HAN.test(parts.join('')) && parts.join('').length < 40)
  .map(
    (parts) =>
      new RegExp(
        `^${parts.map((part) => part.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&')).join('.{1,10}')}$`,
      ),
  );

/** Phrases that the product puts together from parts that no one source has side by side. */
const COMPOSED =
  /^神煞取法 \{n\} 条，已改|^四柱不变，共 \{n\}|^已置顶「|^到期不自动续费；当前为模拟|^\{[wt]\} · 上元$|^第十[一三四五]篇$/;

describe('phrases', () => {
  test('are of texts that the product has: others are left over', () => {
    const left = rowsOf('PHRASES').filter(
      ({ key }) =>
        !COMPOSED.test(key) &&
        !key.split(/\{\w+\}/).every((part) => JOINED.some((sources) => sources.includes(part.trim()))) &&
        !TEMPLATES.some((template) => template.test(key)),
    );
    expect(left.map(({ place, key }) => `${place} ${key}`)).toEqual([]);
  });
});

/** Provinces and cities of China, cities abroad and their countries. */
function placesOfData(): readonly string[] {
  const read = (name: string) =>
    JSON.parse(readFileSync(`${SOURCES}../../reading/src/places/data/${name}.json`, 'utf8')) as never;
  const { regions, overseas } = unpackPlaces(read('regions'), read('overseas'));
  return [
    ...regions.flatMap((province) => [province.name, ...province.areaList.map(({ name }) => name)]),
    ...overseas.flatMap(({ name, country }) => [name, country]),
  ];
}

/** 客主 of a step, as a table shows it. */
function relationText(host: Qi, guest: Qi): string {
  const { relation, verdict } = jialinOf(host, guest, 'graded');
  return `${relation}（${verdict}）`;
}

describe('terms of the field', () => {
  test.each([
    ['还有 1小时37分34秒，之后是巳时，大吉', '1 h 37 min 34 s left, then the 巳 hour, best'],
    ['同意 2026-11-23 撤回', 'Agreed 2026-11-23, withdraw'],
    ['帮身约三成', 'Helped by about three tenths'],
    ['忌', 'Not for'],
  ])('are translated beside their English neighbours: %s', (text, english) =>
    expect(translate(text)).toBe(english),
  );

  test('of a day on which nothing suits are translated, however many there are', () => {
    const all = AFFAIRS.map(({ name }) => name);
    const english = translate(all.join(' '));
    expect(english?.split(', ').length).toBeGreaterThanOrEqual(all.length);
    expect(english).not.toMatch(/[\u3400-\u9fff]/);
  });

  test.each([
    ['elements', WUXING],
    ['ten gods', TEN_GODS],
    ['twelve stages', CHANGSHENG],
    ['Na Yin', NAYIN],
    ['zodiac animals', Object.values(ZODIAC_ANIMAL)],
    ['stars', SHENSHA.map(({ name }) => name)],
    ['solar terms', SOLAR_TERM_NAMES],
    ['phases of the Moon', MOON_PHASE_NAMES],
    ['mansions', MANSIONS.flatMap(({ name, full }) => [`${name}宿`, full])],
    ['affairs', AFFAIRS.map(({ name }) => name)],
    ['what affairs are', AFFAIRS.map(({ id, name }) => `${name}：${affairOf(id).meaning}`)],
    ['host and guest of a step', SIX_QI.flatMap((guest) => SIX_QI.map((host) => relationText(host, guest)))],
    ['relations of a year', Array.from({ length: 60 }, (_, index) => yunqiOfYear(1984 + index).relation)],
    [
      'shares of help',
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((share) => `帮身${tenthsText(share)}`),
    ],
    ['festivals', FESTIVAL_NAMES],
    ['places down to the cities', placesOfData().map((name) => shortPath([name])[0] ?? name)],
    ['counters', Object.values(FEATURE_NAMES)],
  ])('all %s have English', (_, values) => {
    expect(
      values.filter((value) => translate(value) === null),
      'write English of these in a file of web/src/lib/script/english/phrases/, then npm run texts',
    ).toEqual([]);
  });

  test.each([
    ['gods', TEN_GODS],
    ['stages', CHANGSHENG],
    ['Na Yin', NAYIN],
    ['stars', SHENSHA.map(({ name }) => name.replace(/贵人$/, ''))],
    [
      'festivals',
      LUNAR_FESTIVALS.filter(([, , name, cls]) => USUAL_FESTIVALS.includes(cls) && name.length <= 4).map(
        ([, , name]) => name,
      ),
    ],
  ])('the %s of a grid have short forms', (_, values) => {
    expect(
      values.filter((value) => !(value in SHORT)),
      'write short English of these in web/src/lib/script/english/short.tsv, then npm run texts',
    ).toEqual([]);
  });

  test('every lunar date is translated by its numbers', () => {
    for (let month = 1; month <= 12; month++)
      for (const isLeap of [false, true])
        for (let day = 1; day <= 30; day++)
          expect(translate(`农历${lunarMonthName({ month, isLeap })}${lunarDayName(day)}`)).toBe(
            `Lunar ${isLeap ? 'Leap month' : 'Month'} ${month}, day ${day}`,
          );
  });
});
