import { showToast } from '../page/toast.ts';
import { convert } from '../script/script.ts';

/** Shares a text in the script in force, or copies it where the system cannot share; a failure shows a toast. */
export async function shareText(written: string): Promise<void> {
  const text = convert(written);
  try {
    if (navigator.share !== undefined) {
      await navigator.share({ text });
      return;
    }
    await navigator.clipboard.writeText(text);
    showToast('已复制');
  } catch (error) {
    // Closing the system's share panel is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast('没有分享成功，请重试');
  }
}
