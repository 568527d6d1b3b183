/**
 * Tables that are made on first use: a first chart waits for all that an import makes, and needs little of it.
 */

/**
 * A value that is computed at its first use and cached.
 *
 * @example lazily(() => [1, 2])() // [1, 2]
 */
// @__NO_SIDE_EFFECTS__
export function lazily<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= read());
}
