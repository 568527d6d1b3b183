import { describe, expect, it } from 'vitest';

type FailuresOf = <T>(things: readonly T[], passes: (thing: T) => Promise<boolean>) => Promise<T[]>;
const address = new URL('twoAtATime.mjs', import.meta.url).href;
const { failuresOf } = (await import(address)) as { failuresOf: FailuresOf };

describe('things looked at two at a time', () => {
  it('forgets no failure found while another is being looked at', async () => {
    let endLong = () => {};
    const long = new Promise<void>((resolve) => {
      endLong = resolve;
    });
    const failed = await failuresOf(['long', 'bad', 'last'], async (thing) => {
      if (thing === 'long') await long;
      if (thing === 'last') endLong();
      return thing !== 'bad';
    });
    expect(failed).toEqual(['bad']);
  });

  it('looks at every one, and at no more than two at a time', async () => {
    let now = 0;
    let most = 0;
    const seen: number[] = [];
    const all = Array.from({ length: 9 }, (_, index) => index + 1);
    const failed = await failuresOf(all, async (thing) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      seen.push(thing);
      now -= 1;
      return thing % 3 !== 0;
    });
    expect(seen).toEqual(all);
    expect(most).toBe(2);
    expect(failed).toEqual([3, 6, 9]);
  });
});
