/**
 * What passed the gate in this tab, by a key without spaces: a chart of the moment by its moment, a picked day by its
 * question. Reloading one or going back to it costs nothing, and an address by itself does not open one.
 */
const KEY = 'zh_passed';

function read(): readonly string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Unlocks something for the life of the tab. */
export function unlockInTab(key: string): void {
  try {
    sessionStorage.setItem(KEY, [...new Set([...read(), key])].join(' '));
  } catch {
    // Without session storage the gate applies again after a reload.
  }
}

/** Whether something was unlocked. */
export function isUnlockedInTab(key: string | undefined): boolean {
  return key !== undefined && read().includes(key);
}
