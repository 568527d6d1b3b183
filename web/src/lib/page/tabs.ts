/**
 * Switching tabs by their number or page, as the runtime of the spec does.
 */
import { hrefOf, TABS, type PageId } from './paths.ts';
import { noteRuntime, RUNTIME_CODES } from './runtimeCodes.ts';

type TabId = (typeof TABS)[number];

/**
 * The tab of a number.
 *
 * @returns null, written down as `tabbar item not found`, where there is none: the reader stays
 * @example findTab(0) // "home"
 */
export function findTab(index: number): TabId | null {
  const tab = TABS[index];
  if (tab === undefined) noteRuntime(RUNTIME_CODES.noSuchTab);
  return tab ?? null;
}

/** Whether a page is a tab; one that is none is written down as `not TabBar page`, and opened as any page is. */
export function isTab(page: PageId): page is TabId {
  const isOne = TABS.some((tab) => tab === page);
  if (!isOne) noteRuntime(RUNTIME_CODES.notATab);
  return isOne;
}

/** Address that switches to a tab, or opens a page that is none beside the present one. */
export function tabHref(page: PageId): { readonly href: string; readonly replace: boolean } {
  return { href: hrefOf(page), replace: isTab(page) };
}
