/** What opens the account, and which accounts were merged into it. */
import { queryOptions } from '@tanstack/react-query';
import { useResource } from '../page/resource.ts';
import { callApi, QUIET } from './api.ts';
import { useSession } from './session.ts';

export const LINKS = queryOptions({
  queryKey: ['links'],
  queryFn: () => callApi('accountLinks', {}, QUIET),
});

/** Whether the account is known to have no password, as one made by phone or by WeChat. */
export function useHasNoPassword(): boolean {
  const { user } = useSession();
  const links = useResource({ ...LINKS, enabled: user !== null });
  return links.state === 'ready' && !links.value.hasPassword;
}
