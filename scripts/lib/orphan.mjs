/**
 * Reports when the process that started us is gone. npm passes a signal on to the shell it starts us in, and the shell dies
 * of it without a word to us.
 */
const LOOK_MS = 500;

/**
 * Calls back once when the parent is gone, where npm started us; any other parent may have detached us on purpose.
 *
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_MS);
  timer.unref();
}
