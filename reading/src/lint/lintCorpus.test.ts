import { describe, expect, test } from 'vitest';
import { lintCorpus, type KeyedText } from './lintCorpus.ts';

const OPENERS = '春夏秋冬东南西北金木水火土风云雷雨山川草';
/** Twenty sound texts that share nothing. */
const SOUND: readonly KeyedText[] = Array.from(OPENERS, (char, i) => ({
  key: `k${i}`,
  text: `${char}里有它自己的${OPENERS.charAt((i + 7) % 20)}，${char}外是别家的${OPENERS.charAt((i + 3) % 20)}。`,
}));

const rulesWith = (...texts: KeyedText[]): string[] =>
  lintCorpus([...SOUND, ...texts]).map(({ rule }) => rule);

describe('lintCorpus', () => {
  test('lets texts that share nothing pass', () => {
    expect(lintCorpus(SOUND)).toEqual([]);
  });

  test('finds a duplicate text', () => {
    expect(rulesWith({ key: 'x', text: SOUND[0]?.text ?? '' })).toContain('said twice');
  });

  test('finds a run of eight characters in two keys, but not in two variants of one', () => {
    const a = '先把最要紧的一件事做完再说。';
    const b = '明天先把最要紧的一件事做完再说。';
    expect(rulesWith({ key: 'x', text: a }, { key: 'y', text: b })).toEqual(['shared run']);
    expect(rulesWith({ key: 'x', text: a }, { key: 'x', text: b })).toEqual([]);
  });

  test('finds an opening that has become a habit', () => {
    const texts = Array.from('甲乙丙丁').map((char) => ({ key: char, text: `遇到事情${char}会先走一步。` }));
    expect(rulesWith(...texts)).toEqual(['opening']);
    expect(rulesWith(...texts.slice(1))).toEqual([]);
  });

  test('finds that the reader is addressed in every other text', () => {
    const texts = Array.from('甲乙丙丁戊己').map((char) => ({ key: char, text: `你${char}事常先走一步。` }));
    expect(rulesWith(...texts)).toEqual(['addressed']);
  });

  test('finds texts that read like couplets', () => {
    const texts = Array.from('甲乙丙丁戊己').map((char) => ({
      key: char,
      text: `${char}山有水，${char}水有山。`,
    }));
    expect(rulesWith(...texts)).toEqual(['couplets']);
  });
});
