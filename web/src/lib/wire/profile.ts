/**
 * The profile of this device's user as the server has it now.
 */
import { showToast } from '../page/toast.ts';
import { callApi, CallError, QUIET } from './api.ts';
import { saveUser, useSession } from './session.ts';

/** Fetches the profile again; an error with a message is shown. */
export async function refreshUser(): Promise<void> {
  const { user } = useSession.getState();
  if (user === null) return;
  try {
    const sealed = await callApi('getUserInfo', { userId: user.id, username: user.username }, QUIET);
    const { openText } = await import('../device/cipher.ts');
    await saveUser(JSON.parse(openText(sealed)));
  } catch (error) {
    if (!(error instanceof CallError) || error.reason === null || error.reason === 'loginRequired') return;
    showToast(`${error.message}！`);
  }
}
