/**
 * A newer build of the app that waits to be taken.
 */
import { create } from 'zustand';
import { showSnack } from './toast.ts';

/** Takes the newer build, and with it loads the page anew; null while there is none. */
export const useUpdate = create<{ readonly apply: (() => void) | null }>(() => ({ apply: null }));

/** Tells the reader of a newer build, once, and keeps it for 检查更新. */
export function offerUpdate(apply: () => void): void {
  useUpdate.setState({ apply });
  showSnack({ text: '新版本已就绪', action: '立即更新', onAction: apply });
}
