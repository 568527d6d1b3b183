/**
 * Items of local storage, plain or sealed. A browser that refuses storage behaves as an empty one.
 */

/** Keys of stored items; the spec names user_info, the others are ours. */
export const STORAGE_KEYS = {
  user: 'user_info',
  counters: 'free_count',
  firstLaunch: 'isFirstLaunch',
  token: 'token',
  orderCode: 'order_code',
  offlineUses: 'zh_offline_uses',
  recentPlaces: 'zh_recent_places',
  lastForm: 'zh_last_form',
  hiddenTips: 'zh_hidden_tips',
  sync: 'zh_sync',
  answeredToday: 'zh_asked_today',
  avatar: 'zh_avatar',
  unlocked: 'zh_unlocked',
  linkKeys: 'zh_link_keys',
  openedLinks: 'zh_opened_links',
  skyPlace: 'zh_sky_place',
} as const;

/** Text of an item, or null. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item; null removes it. */
export function writeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the value then lives as long as the page.
  }
}

/** JSON of an item, or null where there is none that can be read. The caller checks the shape. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** JSON of a sealed item, or null where there is none that can be read. */
export async function readSealed(key: string): Promise<unknown> {
  const sealed = readItem(key);
  if (sealed === null) return null;
  try {
    const { openText } = await import('./cipher.ts');
    return JSON.parse(openText(sealed));
  } catch {
    return null;
  }
}

/** Writes JSON as a sealed item. */
export async function writeSealed(key: string, value: unknown): Promise<void> {
  const { sealText } = await import('./cipher.ts');
  writeItem(key, sealText(JSON.stringify(value)));
}
