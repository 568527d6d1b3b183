import { showToast } from '../page/toast.ts';

/**
 * Copies a text and says so; a browser that refuses is told as that.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string, done = '已复制', failed = '复制失败'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(done);
    return true;
  } catch {
    showToast(failed);
    return false;
  }
}
