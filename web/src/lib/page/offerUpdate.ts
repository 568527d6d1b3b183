/**
 * A newer build of the app that waits to be taken.
 */
import { create } from 'zustand';
import { showSnack } from './toast.ts';

/** Activates the newer build and reloads the page; null while there is none. */
export const useUpdate = create<{ readonly apply: (() => void) | null }>(() => ({ apply: null }));

/** Shows once that a newer build is ready, and stores it for 检查更新. */
export function offerUpdate(apply: () => void): void {
  useUpdate.setState({ apply });
  showSnack({ text: '新版本已就绪', action: '立即更新', onAction: apply });
}
