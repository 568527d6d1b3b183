import { showToast } from '../page/toast.ts';
import { convert } from '../script/script.ts';

interface CopyOptions {
  readonly done?: string;
  readonly failed?: string;
  /** Whether other programs read it, so that it is copied as it is written. */
  readonly isData?: boolean;
}

/**
 * Copies a text, in the script in force, and shows a toast, also where the browser refuses.
 *
 * @returns whether it was copied
 */
export async function copyText(
  text: string,
  { done = '已复制', failed = '复制失败', isData = false }: CopyOptions = {},
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(isData ? text : convert(text));
    showToast(done);
    return true;
  } catch {
    showToast(failed);
    return false;
  }
}
