import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz, FUZZ_MS, mutated, oddText } from '../../../../scripts/lib/fuzz.ts';
import { maskPhone, readPhone } from './phone.ts';

describe('readPhone', () => {
  it('reads numbers of the mainland, Hong Kong, Macau and Taiwan as people type them', () => {
    const cases: Readonly<Record<string, string>> = {
      '13800138000': '13800138000',
      '+86 138-0013-8000': '13800138000',
      '008613800138000': '13800138000',
      '１３８００１３８０００': '13800138000',
      '(+86)13800138000': '13800138000',
      '+852 9123 4567': '+85291234567',
      '00852 5123-4567': '+85251234567',
      '85261234567': '+85261234567',
      '+853 6612 3456': '+85366123456',
      '+886 912 345 678': '+886912345678',
      '+886 0912345678': '+886912345678',
    };
    for (const [typed, kept] of Object.entries(cases)) expect(readPhone(typed), typed).toBe(kept);
  });

  it('refuses what is no mobile number of these', () => {
    for (const typed of ['', '12345', '12800138000', '+85221234567', '+85281234', '+85328123456', '+8862912345', '+14155550123', '1380013800a', 'zhang_san', '+86138001380001'])
      expect(readPhone(typed), typed).toBeNull(); // prettier-ignore
  });

  it('reads what it gives as itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.stringMatching(/^1[3-9]\d{9}$/),
          fc.stringMatching(/^\+852[4-9]\d{7}$/),
          fc.stringMatching(/^\+8536\d{7}$/),
          fc.stringMatching(/^\+8869\d{8}$/),
        ),
        (phone) => {
          expect(readPhone(phone)).toBe(phone);
        },
      ),
    );
  });
});

it(
  'readPhone gives a number that it reads as itself, or none, of any text',
  async () => {
    const numbers = fc.constantFrom('13800138000', '+86 138-0013-8000', '+85291234567', '+886 0912345678');
    await fuzz('phone', fc.oneof(mutated(numbers), oddText), (text) => {
      const phone = readPhone(text);
      if (phone !== null) expect(readPhone(phone)).toBe(phone);
    });
  },
  FUZZ_MS,
);

it('maskPhone hides the middle', () => {
  expect(maskPhone('13800138000')).toBe('138****8000');
  expect(maskPhone('+85291234567')).toBe('+852****4567');
});
