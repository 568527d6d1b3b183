/**
 * Tells which of some things do not pass, two being looked at at any time.
 *
 * @template T
 * @param {readonly T[]} things
 * @param {(thing: T) => Promise<boolean>} passes
 * @returns {Promise<T[]>} those that do not, in the order in which that was known
 */
export async function failuresOf(things, passes) {
  const waiting = [...things];
  const failed = [];
  const work = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift())
      // Not a sum: `failed += await …` reads before it waits, and forgets what the other has found meanwhile.
      if (!(await passes(thing))) failed.push(thing);
  };
  await Promise.all([work(), work()]);
  return failed;
}
