import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './workQueue.ts';

describe('createWorkQueue', () => {
  it('lets two run, three wait in the order they came, and refuses the sixth', async () => {
    const lane = createWorkQueue(2, 3, () => new RangeError('full'));
    const open: (() => void)[] = [];
    const begun: number[] = [];
    const work = (index: number) =>
      lane.run(async () => {
        begun.push(index);
        await new Promise<void>((resolve) => open.push(resolve));
        return index;
      });
    const five = [0, 1, 2, 3, 4].map(work);
    await expect(work(5)).rejects.toThrow('full');
    expect(begun).toEqual([0, 1]);
    expect(lane.size()).toBe(5);
    for (let index = 0; index < 5; index += 1) {
      open.shift()?.();
      await five[index];
      await Promise.resolve();
    }
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(lane.size()).toBe(0);
  });

  it('gives a place that is free to who waits, not to who comes at that moment', async () => {
    const lane = createWorkQueue(1, 3, () => new RangeError('full'));
    let running = 0;
    const most: number[] = [];
    const work = async () => {
      running += 1;
      most.push(running);
      await Promise.resolve();
      running -= 1;
    };
    const first = lane.run(work);
    const second = lane.run(work);
    // A caller that is notified of the end before the waiting one.
    const late: Promise<void>[] = [];
    for (let turns = 0; turns < 12; turns += 1) {
      await Promise.resolve();
      if (late.length < 2) late.push(lane.run(work));
    }
    await Promise.all([first, second, ...late]);
    expect(most).toEqual([1, 1, 1, 1]);
  });

  it('goes on after work that fails', async () => {
    const lane = createWorkQueue(1, 1, () => new RangeError('full'));
    const failing = lane.run(async () => {
      throw new TypeError('broken');
    });
    const after = lane.run(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe('done');
  });
});
