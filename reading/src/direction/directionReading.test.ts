import { almanacDay } from '@shangyuan/engine/almanac';
import { YEAR_GODS, yearGodsOf } from '@shangyuan/engine/calendar';
import { readCompass } from '@shangyuan/engine/compass';
import { GANZHI, ganzhiOf, TRIGRAMS, WUXING } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import { directionReading } from './directionReading.ts';

test('a god of the day is explained by its stem, today and in the table', () => {
  const day = almanacDay({ year: 2026, month: 11, day: 22 });
  const { title, steps, source } = directionReading({ kind: 'god', god: '喜神', day });
  expect(title).toBe('喜神方位');
  expect(steps.at(-1)).toBe('当天日干为庚，喜神在西北。');
  expect(source).toBe('《协纪辨方书》卷七 喜神');
});

test('a useful 五行 names the trigrams it holds and where they are', () => {
  const { steps } = directionReading({ kind: 'wuxing', role: '用神', wuxing: '土' });
  expect(steps.slice(1)).toEqual([
    '八卦各有五行，属土的是艮、坤。',
    '按后天八卦的位置，艮在东北，坤在西南。',
  ]);
  for (const wuxing of WUXING) {
    const own = directionReading({ kind: 'wuxing', role: '喜神', wuxing });
    expect(own.steps.at(-1)).toMatch(/在(正|东|西)[东南西北]/u);
  }
});

// 八宅明镜·大游年歌: 坎五天生延绝祸六, from 乾 on.
test('a star shows which lines differ', () => {
  const { title, steps } = directionReading({ kind: 'star', own: '坎', direction: '巽' });
  expect(title).toBe('东南 生气');
  expect(steps[1]).toBe('东南是巽卦；坎与巽相比，上爻不同。');
  expect(steps[2]).toBe('大游年歌以上爻不同的为生气，配贪狼，属木，在宜的四方之中。');
  const own = directionReading({ kind: 'star', own: '离', direction: '离' });
  expect(own.steps[1]).toContain('三爻全同');
  expect(own.steps[2]).toContain('为伏位');
});

test('the eight directions of a person have different texts', () => {
  for (const own of TRIGRAMS) {
    const texts = TRIGRAMS.map((direction) => directionReading({ kind: 'star', own, direction }));
    expect(new Set(texts.map(({ meaning }) => meaning)).size).toBe(8);
    expect(texts.filter(({ steps }) => steps[2]?.includes('在宜的四方')).length).toBe(4);
  }
});

// 协纪辨方书·卷三: 子年太岁在子, 三煞在巳午未; 甲年岁德在甲, 乙年在庚.
test('a god of the year shows its rule and its place', () => {
  const texts = (god: (typeof YEAR_GODS)[number], index: number) =>
    directionReading({ kind: 'yearGod', god, year: ganzhiOf(index), mountain: '午' });
  expect(texts('太岁', 0)).toMatchObject({
    title: '甲子年 太岁',
    steps: [
      '太岁按年支起：与年支同位。',
      '甲子年，年支为子，太岁在子。',
      '罗盘所指是午山，正在其中；年以立春为界。',
    ],
  });
  expect(texts('三煞', 0).steps[1]).toBe('甲子年，年支为子，三煞在巳、午、未。');
  expect(texts('岁德', 1).steps[1]).toBe('乙丑年，年干为乙，岁德在庚。');
});

test('each of the thirty-six gods has its own text, in every year', () => {
  const meanings = new Set<string>();
  for (const year of GANZHI)
    for (const { name, positions, mountains } of yearGodsOf(year)) {
      const [mountain = '子'] = mountains;
      const { steps, meaning } = directionReading({ kind: 'yearGod', god: name, year, mountain });
      expect(steps[1]).toContain(`${name}在${positions.join('、')}`);
      meanings.add(`${name}${meaning}`);
    }
  expect(meanings.size).toBe(YEAR_GODS.length);
});

// 罗经解定: 中针退半格, 缝针进半格; 分金丙丁庚辛旺相.
test('a plate and a ring show how the bearing gets its name', () => {
  const { bearingDeg, mountain: names, ring72, fenjin } = readCompass({ headingDeg: 356 });
  const human = directionReading({ kind: 'plate', plate: 'human', bearingDeg, names });
  expect(human.title).toBe('人盘中针 子');
  expect(human.steps[1]).toBe('所指 356.0°，换到这一盘上等于正针的 3.5°，落在子山。');
  const heaven = directionReading({ kind: 'plate', plate: 'heaven', bearingDeg, names });
  expect(heaven.steps[1]).toContain('348.5°，落在壬山');
  expect(directionReading({ kind: 'plate', plate: 'ground', bearingDeg, names }).steps[1]).toContain(
    '落在子山',
  );
  const dragon = directionReading({ kind: 'ring', ring: '七十二龙', bearingDeg, slot: ring72 });
  expect(dragon.title).toBe('七十二龙 丙子');
  const gold = directionReading({ kind: 'ring', ring: '百二十分金', bearingDeg, slot: fenjin });
  expect(gold.steps.at(-1)).toBe('天干是丙、丁、庚、辛的为旺相，旧法取用。');
});
