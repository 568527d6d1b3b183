import { showToast } from '../page/toast.ts';

/** Whether this browser reads the clipboard at all: not over plain http, and not every older one. */
export function canPaste(): boolean {
  // What TypeScript says is always there is missing where a page is not safe.
  const { clipboard } = navigator as { readonly clipboard?: Partial<Clipboard> };
  return typeof clipboard?.readText === 'function';
}

/**
 * The text of the clipboard in one line. Call it after a tap; the browser may ask the user first. A refusal shows how
 * to paste by hand.
 *
 * @returns null where there is none or reading was refused, which has been shown
 */
export async function pasteText(): Promise<string | null> {
  try {
    const text = (await navigator.clipboard.readText()).replaceAll(/\s+/g, ' ').trim();
    if (text === '') showToast('剪贴板里没有文字');
    return text === '' ? null : text;
  } catch {
    showToast('没有读到剪贴板，请长按输入框，或按 Ctrl+V 粘贴');
    return null;
  }
}
