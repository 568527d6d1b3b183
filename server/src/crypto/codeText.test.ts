import { describe, expect, it } from 'vitest';
import { formatCode, newCode, parseCode } from './codeText.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = Array.from({ length: 20 }, newCode);

describe('codes', () => {
  it('are read back as people type them', () => {
    for (const code of CODES) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
      const printed = formatCode(code);
      expect(printed).toMatch(/^(\w{4}-){3}\w{4}$/);
      const typed = printed.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
      for (const text of [
        code,
        printed,
        ` ${typed} `,
        printed.replaceAll('-', ' '),
        printed.replaceAll('-', ''),
      ])
        expect(parseCode(text)).toBe(code);
    }
    expect(new Set(CODES).size).toBe(CODES.length);
  });

  it('show every single wrong character and every two that changed places', () => {
    for (const code of CODES) {
      const chars = [...code];
      for (let at = 0; at < chars.length; at += 1) {
        for (const digit of DIGITS)
          if (digit !== chars[at]) expect(parseCode(chars.with(at, digit).join(''))).toBeNull();
        for (let other = at + 1; other < chars.length; other += 1) {
          const [a, b] = [chars[at] ?? '', chars[other] ?? ''];
          if (a !== b) expect(parseCode(chars.with(at, b).with(other, a).join(''))).toBeNull();
        }
      }
    }
  });

  it('show any two wrong characters', () => {
    const chars = [...(CODES[0] ?? '')];
    for (let at = 0; at < 16; at += 1)
      for (let other = at + 1; other < 16; other += 1)
        for (const a of DIGITS)
          for (const b of DIGITS)
            if (a !== chars[at] && b !== chars[other])
              expect(parseCode(chars.with(at, a).with(other, b).join(''))).toBeNull();
  });

  it('are nothing else', () => {
    for (const wrong of ['', '0', 'U'.repeat(16), '0'.repeat(17), '激活码', '0000-0000-0000-000!'])
      expect(parseCode(wrong)).toBeNull();
  });
});
