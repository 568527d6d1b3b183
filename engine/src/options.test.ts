import { describe, expect, it, test } from 'vitest';
import { defineOptions, extendOptions } from './options.ts';

const OPTIONS = defineOptions(
  {
    clock: ['civil', 'sun'],
    profile: ['classic', 'popular'],
    dexiu: ['both', 'any'],
  },
  { presets: { standard: {}, sun: { clock: 'sun' } }, implies: { profile: { popular: { dexiu: 'any' } } } },
);

/** What a program without types may hand over. */
const complete = OPTIONS.complete as (choice: unknown) => unknown;

describe('defineOptions', () => {
  it('takes the first value of each option for its default, in the order of the declaration', () => {
    expect(OPTIONS.names).toEqual(['clock', 'profile', 'dexiu']);
    expect(OPTIONS.defaults).toEqual({ clock: 'civil', profile: 'classic', dexiu: 'both' });
    expect(Object.isFrozen(OPTIONS.defaults)).toBe(true);
  });

  it('gives presets as full frozen sets, which complete returns as they are', () => {
    expect(OPTIONS.presets.sun).toEqual({ clock: 'sun', profile: 'classic', dexiu: 'both' });
    expect(OPTIONS.complete(OPTIONS.presets.sun)).toBe(OPTIONS.presets.sun);
    expect(OPTIONS.presets.standard).toBe(OPTIONS.defaults);
  });

  it('gives the shared defaults where nothing differs from them', () => {
    for (const choice of [undefined, {}, { clock: 'civil' }, { clock: undefined }]) {
      expect(complete(choice)).toBe(OPTIONS.defaults);
    }
  });

  it('lets a value bring defaults of others, and an option given beside it win', () => {
    expect(OPTIONS.complete({ profile: 'popular' }).dexiu).toBe('any');
    expect(OPTIONS.complete({ profile: 'popular', dexiu: 'both' }).dexiu).toBe('both');
    expect(OPTIONS.complete({ dexiu: 'both', profile: 'popular' }).dexiu).toBe('both');
  });

  it('freezes what it completes and completes it once', () => {
    const choice = Object.freeze({ clock: 'sun' } as const);
    const rules = OPTIONS.complete(choice);
    expect(Object.isFrozen(rules)).toBe(true);
    expect(OPTIONS.complete(choice)).toBe(rules);
    expect(OPTIONS.complete(rules)).toBe(rules);
  });

  it('is not fooled by a choice that is changed after it was completed', () => {
    const choice: { clock: 'civil' | 'sun' } = { clock: 'sun' };
    expect(OPTIONS.complete(choice).clock).toBe('sun');
    choice.clock = 'civil';
    expect(OPTIONS.complete(choice).clock).toBe('civil');
  });

  it('refuses an unknown value, an unknown option and what is no record, each by name', () => {
    expect(() => complete({ clock: 'moon' })).toThrow(
      new RangeError('Cannot use rule clock: "moon", expected civil or sun'),
    );
    expect(() => complete({ clock: null })).toThrow(
      new RangeError('Cannot use rule clock: "null", expected civil or sun'),
    );
    expect(() => complete({ clokc: 'sun' })).toThrow(
      new RangeError('Cannot use rule clokc: unknown, expected one of clock, profile, dexiu'),
    );
    expect(() => complete({ toString: 'sun' })).toThrow(RangeError);
    expect(() => complete(null)).toThrow(
      new TypeError('Cannot use rules: null, expected a record of options'),
    );
    expect(() => complete('sun')).toThrow(TypeError);
  });

  it('checks a value by itself', () => {
    expect(OPTIONS.check('clock', 'sun')).toBeUndefined();
    expect(() => OPTIONS.check('clock', 'moon')).toThrow(
      'Cannot use rule clock: "moon", expected civil or sun',
    );
  });
});

test('extendOptions declares the options of another room and further ones after them', () => {
  const extended = extendOptions(OPTIONS, { month: ['instant', 'day'] });
  expect(extended.names).toEqual([...OPTIONS.names, 'month']);
  expect(extended.complete({ clock: 'sun', month: 'day' })).toEqual({
    clock: 'sun',
    profile: 'classic',
    dexiu: 'both',
    month: 'day',
  });
});
