import { CHART_OPTIONS } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { RULE_NOTES, type ChoosableRule } from './ruleNoteText.ts';
import { RULE_NAMES, ruleOptions } from './ruleText.ts';

test('every rule that can be chosen has its name, its note and words for each value, the default first', () => {
  const names = Object.keys(CHART_OPTIONS.values) as ChoosableRule[];
  const choosable = names.filter((name) => CHART_OPTIONS.values[name].length > 1);
  expect(Object.keys(RULE_NOTES).toSorted()).toEqual(choosable.toSorted());
  for (const name of choosable) {
    const options = ruleOptions(name);
    expect(options.map(({ value }) => value)).toEqual([...CHART_OPTIONS.values[name]]);
    for (const { value, text } of options) expect(text, `${name} ${value}`).toMatch(/\p{Script=Han}/u);
    expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
    expect(`${RULE_NAMES[name]}${RULE_NOTES[name]}`).toMatch(/。$/);
  }
  expect(new Set(Object.values(RULE_NAMES)).size).toBe(names.length);
});
