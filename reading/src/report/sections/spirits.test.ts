import { SHENSHA } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { lintCorpus } from '../../lint/lintCorpus.ts';
import { lintText } from '../../lint/lintText.ts';
import { SPIRIT_MEANINGS } from '../library/spiritMeaningText.ts';
import { SPIRIT } from '../library/spiritText.ts';
import { spiritMeaning } from './spirits.ts';

const PILLARS = { year: '年', month: '月', day: '日', hour: '时' } as const;
/** 空亡 has its own family; the others never occur, or are never shown, on that pillar (see `SpiritKey`). */
const NEVER = ['天医.月', '德秀贵人.年', '天罗地网.年'];

/** Keys without a text, and texts without a key. */
function expectSame(texts: readonly string[], keys: readonly string[], file: string): void {
  expect(
    keys.filter((key) => !texts.includes(key)),
    `write texts of these in library/${file}`,
  ).toEqual([]);
  expect(
    texts.filter((text) => !keys.includes(text)),
    `remove from library/${file} what is never shown`,
  ).toEqual([]);
}

test('each spirit has a meaning, and nothing else has', () => {
  const names = SHENSHA.map(({ name }) => name);
  expectSame(Object.keys(SPIRIT_MEANINGS), names, 'spiritMeaningText.ts');
  expect(spiritMeaning('天乙贵人')).toContain('伸手');
  expect(spiritMeaning('甲子')).toBeNull();
});

test('a meaning is a sound sentence, and no two are alike', () => {
  const texts = Object.entries(SPIRIT_MEANINGS).map(([key, text]) => ({ key, text }));
  expect(texts.flatMap(({ text }) => lintText(text, 'prose'))).toEqual([]);
  expect(lintCorpus(texts, 'short').filter(({ rule }) => rule !== 'opening')).toEqual([]);
});

test('each spirit that is listed has a text on each pillar it may stand on', () => {
  const listed = SHENSHA.filter(({ isOff, name }) => isOff !== true && name !== '空亡');
  const keys = listed.flatMap(({ name, land }) =>
    Object.entries(PILLARS)
      .filter(([pillar]) => (land as readonly string[]).includes(pillar))
      .map(([, char]) => `${name}.${char}`),
  );
  const shown = keys.filter((key) => !NEVER.includes(key));
  expectSame(Object.keys(SPIRIT.words), shown, 'spiritText.ts');
});
