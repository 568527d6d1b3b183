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

/** Lets something be seen for as long as the tab lives. */
export function unlockInTab(key: string): void {
  try {
    sessionStorage.setItem(KEY, [...new Set([...read(), key])].join(' '));
  } catch {
    // A window that refuses to keep it asks again after a reload.
  }
}

/** Whether something was let through. */
export function isUnlockedInTab(key: string | undefined): boolean {
  return key !== undefined && read().includes(key);
}
