import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, matchStep, stepOf } from './totp.ts';

/** RFC 6238, appendix B: the secret of SHA-1, and codes of eight digits, of which ours are the last six. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code of an authenticator app', () => {
  it('is that of RFC 6238, appendix B', () => {
    for (const [seconds, code] of VECTORS)
      expect(codeOfStep(SECRET, stepOf(at(seconds)))).toBe(code.slice(2));
  });

  it('is that of RFC 4226, appendix D, by its counter', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871'];
    codes.forEach((code, counter) => expect(codeOfStep(SECRET, counter)).toBe(code));
  });

  it('is taken one step before and after its time, and no further', () => {
    const code = '005924';
    const step = stepOf(at(1_234_567_890));
    for (const shift of [-30, 0, 30])
      expect(matchStep(SECRET, code, at(1_234_567_890 + shift), 0), String(shift)).toBe(step);
    for (const shift of [-60, 60])
      expect(matchStep(SECRET, code, at(1_234_567_890 + shift), 0), String(shift)).toBeNull();
  });

  it('is not taken where its step or a later one was used', () => {
    const step = stepOf(at(1_234_567_890));
    expect(matchStep(SECRET, '005924', at(1_234_567_890), step - 1)).toBe(step);
    for (const used of [step, step + 1])
      expect(matchStep(SECRET, '005924', at(1_234_567_890), used)).toBeNull();
  });
});

it('base 32 is that of RFC 4648, section 10', () => {
  const vectors = {
    '': '',
    f: 'MY',
    fo: 'MZXQ',
    foo: 'MZXW6',
    foob: 'MZXW6YQ',
    fooba: 'MZXW6YTB',
    foobar: 'MZXW6YTBOI',
  };
  for (const [text, encoded] of Object.entries(vectors)) expect(base32(Buffer.from(text))).toBe(encoded);
});
