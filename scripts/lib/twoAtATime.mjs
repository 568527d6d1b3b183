/**
 * Returns which items do not pass, checking two at a time.
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
      // Not a sum: `failed += await …` reads before it waits, and loses what the other found concurrently.
      if (!(await passes(thing))) failed.push(thing);
  };
  await Promise.all([work(), work()]);
  return failed;
}
